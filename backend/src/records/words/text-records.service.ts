import { Injectable } from '@nestjs/common';
import { InjectEntityManager } from '@nestjs/typeorm';
import { setImmediate as nextTurn } from 'node:timers/promises';
import { MoreThan, type EntityManager } from 'typeorm';
import type { Change } from '../../audit/changes.service.js';
import type { Fields, TextField } from '../../kinds/kind.js';
import { Kinds, type Known } from '../../kinds/kinds.service.js';
import { readable, readableFields } from '../../kinds/readable-fields.js';
import { textFields } from '../../kinds/text-fields.js';
import { findLocked } from '../../platform/common/records.js';
import { historyOf, saveVersion } from '../history/history-kinds.js';

/** A record with its texts. */
export interface TextRecord {
  known: Known;
  id: string;
  title: string;
  version: number;
  fields: Fields;
  texts: TextField[];
  /** Found, but not replaced. */
  kept: TextField[];
}

const AT_ONCE = 200;

/** The texts of the website, for all kinds that the user may see. */
@Injectable()
export class TextRecords {
  constructor(
    @InjectEntityManager() private readonly manager: EntityManager,
    private readonly kinds: Kinds,
  ) {}

  async *all(): AsyncGenerator<TextRecord> {
    for (const known of this.kinds.open('words')) {
      if (known.kind.words?.own) yield await this.own(known, this.manager);
      else yield* this.ofKind(known);
    }
  }

  /** Within a change: as it is now, locked until its end. Throws NoSuchRecord (404), InvalidFields (400). */
  async locked({ manager }: Change, resource: string, id: string): Promise<TextRecord> {
    const known = this.kinds.chosen('words', resource);
    if (known.kind.words?.own) return this.own(known, manager);
    return read(known, await findLocked(manager, known.kind.entity, id, known.kind.label));
  }

  /** Saves as its form does. Throws what saving throws. */
  async save(change: Change, { known, id, version }: TextRecord, fields: Fields, note: string): Promise<void> {
    const { own } = known.kind.words ?? {};
    if (own) await own.save(known.service as never, fields, version, note);
    else await saveVersion(known, change, id, fields, version);
  }

  private async own(known: Known, manager: EntityManager): Promise<TextRecord> {
    const { kind, service } = known;
    const record = (await kind.words?.own?.load(service as never, manager)) as Fields & { id: string };
    const { texts, versionOf } = kind.words?.own as { texts(r: object): TextField[]; versionOf(r: object): number };
    const title = titleOf(known, record);
    return { known, id: record.id, title, version: versionOf(record), fields: record, texts: texts(readable(kind, record)), kept: [] };
  }

  private async *ofKind(known: Known): AsyncGenerator<TextRecord> {
    for (let after = ''; ;) {
      const rows = await this.manager.find(known.kind.entity, {
        where: after ? { id: MoreThan(after) } : {},
        order: { id: 'ASC' },
        take: AT_ONCE,
      });
      for (const row of rows) yield read(known, row);
      if (rows.length < AT_ONCE) return;
      after = String(rows.at(-1)?.id);
      await nextTurn();
    }
  }
}

/** Records of which there is one are called like their screen. */
export const titleOf = ({ kind }: Known, record: Fields): string => (kind.trash ? String(record[kind.name]) : (kind.title ?? kind.label));

function read(known: Known, row: Fields & { id: string; version: number }): TextRecord {
  const { kind } = known;
  const form = kind.forms?.update as new () => object;
  const kept = isFixed(known, row) ? true : (kind.words?.kept ?? []);
  const restored = [...historyOf(known).restored];
  return {
    known,
    id: row.id,
    title: titleOf(known, row),
    version: row.version,
    fields: row,
    texts: kept === true ? [] : textFields(form, row, restored),
    kept: textFields(form, row, kept === true ? restored : readableFields(kind, kept)),
  };
}

function isFixed({ kind }: Known, row: Fields): boolean {
  try {
    kind.check?.(row as never);
    return false;
  } catch {
    return true;
  }
}
