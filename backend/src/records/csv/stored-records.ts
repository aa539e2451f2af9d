import type { Type } from '@nestjs/common';
import { In, MoreThan, type EntityManager, type FindManyOptions } from 'typeorm';
import type { Fields, Kind } from '../../kinds/kind.js';
import type { BaseRecord } from '../../platform/database/base-record.js';
import { nextPiece } from '../../platform/database/pieces.js';
import { comparable } from '../../platform/words/text.js';

/** Read at once; other requests are served in between. */
const AT_ONCE = 250;

/** The collation of columns with `ExactText`. */
const EXACT = 'utf8mb4_bin';

/** Fields by which a row's record is recognised. */
interface Recognising {
  names: readonly string[];
  /** Fields that would tell apart several records that are found. */
  lacks: readonly string[];
}

export interface Match {
  /** The values by which it was found. */
  by: Fields;
  /** By id. There may be very many of one name. */
  found: ReadonlyMap<string, BaseRecord>;
  lacks: readonly string[];
}

/** The records that the rows of a file are about. Capitals, accents, spaces and apostrophes do not matter, except in slugs and addresses. */
export class StoredRecords {
  private readonly sets: readonly Recognising[];
  private readonly byKey = new Map<string, Map<string, BaseRecord>>();
  private readonly exact: ReadonlySet<string>;

  private constructor(
    manager: EntityManager,
    private readonly kind: Kind,
  ) {
    const [best = [], ...others] = kind.csv?.recognisedBy ?? [];
    this.sets = [best, ...others].map((names) => ({ names, lacks: names === best ? [] : best.filter((name) => !names.includes(name)) }));
    const { columns } = manager.connection.getMetadata(kind.entity);
    this.exact = new Set(columns.flatMap(({ propertyName, collation }) => (collation === EXACT ? propertyName : [])));
  }

  /** Reads what the rows may be about, in pieces: the list may be long. */
  static async of(manager: EntityManager, kind: Kind, rows: readonly Fields[]): Promise<StoredRecords> {
    const stored = new StoredRecords(manager, kind);
    const wanted = new Map<string, Set<string>>();
    for (const row of rows) {
      const [first] = stored.setOf(row)?.names ?? [];
      if (first) wanted.set(first, (wanted.get(first) ?? new Set()).add(stored.keyOf(first, row[first])));
    }
    const ids: string[] = [];
    const entity = kind.entity as unknown as Type<BaseRecord>;
    const select = Object.fromEntries(['id', ...wanted.keys()].map((name) => [name, true]));
    for (let after = ''; wanted.size;) {
      const part: FindManyOptions<BaseRecord> = { select, where: { id: MoreThan(after) }, order: { id: 'ASC' }, take: AT_ONCE };
      await nextPiece();
      const records = await manager.find(entity, part);
      const isWanted = (record: BaseRecord) =>
        [...wanted].some(([name, keys]) => keys.has(stored.keyOf(name, (record as unknown as Fields)[name])));
      ids.push(...records.filter(isWanted).map(({ id }) => id));
      if (records.length < AT_ONCE) break;
      after = records.at(-1)?.id ?? '';
    }
    const found: BaseRecord[] = [];
    for (let from = 0; from < ids.length; from += AT_ONCE) {
      await nextPiece();
      found.push(...(await manager.find(entity, { where: { id: In(ids.slice(from, from + AT_ONCE)) } })));
    }
    found.sort((one, other) => one.createdAt.getTime() - other.createdAt.getTime());
    for (const record of found) stored.add(record);
    return stored;
  }

  /** Records that are equal to the letter come alone, otherwise all that people take for the same, the oldest first. */
  match(fields: Fields): Match | undefined {
    const set = this.setOf(fields);
    if (!set) return undefined;
    const { csv } = this.kind;
    const by = Object.fromEntries(set.names.map((name) => [name, csv?.tidy?.(fields[name] as string) ?? fields[name]]));
    const found = this.byKey.get(exactKey(set, by)) ?? this.byKey.get(this.keyOfSet(set, fields)) ?? new Map<string, BaseRecord>();
    return { by, found, lacks: set.lacks };
  }

  /** Lets later rows find a record, also one that a row has created or changed. */
  add(record: BaseRecord): void {
    const fields = record as unknown as Fields;
    for (const set of this.sets)
      for (const key of [this.keyOfSet(set, fields), exactKey(set, fields)]) {
        const others = this.byKey.get(key) ?? new Map<string, BaseRecord>();
        others.delete(record.id);
        this.byKey.set(key, others.set(record.id, record));
      }
  }

  private setOf(fields: Fields): Recognising | undefined {
    return this.sets.find(({ names }) => names.length && names.every((name) => typeof fields[name] === 'string'));
  }

  private keyOfSet({ names }: Recognising, fields: Fields): string {
    return JSON.stringify(names.map((name) => [name, this.keyOf(name, fields[name])]));
  }

  private keyOf(name: string, value: unknown): string {
    const text = typeof value === 'string' ? value : '';
    return this.exact.has(name) ? (this.kind.csv?.tidy?.(text) ?? text) : comparable(text);
  }
}

/** Other than those of `keyOfSet`, which have pairs. */
const exactKey = ({ names }: Recognising, fields: Fields): string => JSON.stringify([names.join(), ...names.map((name) => fields[name])]);
