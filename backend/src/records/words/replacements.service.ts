import { BadRequestException, HttpException, HttpStatus, Injectable } from '@nestjs/common';
import { isDeepStrictEqual } from 'node:util';
import { snapshot } from '../../audit/audit-diff.js';
import type { AuditChanges, AuditLog } from '../../audit/audit-log.entity.js';
import { AuditService } from '../../audit/audit.service.js';
import { Changes, type Change } from '../../audit/changes.service.js';
import type { Fields } from '../../kinds/kind.js';
import { withText } from '../../kinds/text-fields.js';
import type { ErrorResponse } from '../../platform/http/error-response.dto.js';
import { ChangedMeanwhile, NoSuchRecord } from '../../platform/http/errors.js';
import { newId } from '../../platform/common/records.js';
import { TextRecords, type TextRecord } from './text-records.service.js';
import type { ChosenPlaceDto, LeftRecord, Replaced, ReplacementRecord, ReplaceWordsDto, Undone } from './words.dto.js';
import { wantedOf } from './words.service.js';
import { withOtherWords, wordsIn } from './words-in.js';

const RESOURCE = 'replacements';
const MOST_SHOWN = 20;

/** Replaces words in many texts as one change, which can be undone as one. The audit log is what it remembers. */
@Injectable()
export class Replacements {
  constructor(
    private readonly changes: Changes,
    private readonly auditLog: AuditService,
    private readonly records: TextRecords,
  ) {}

  /**
   * All or nothing. Throws NoSuchRecord (404), ChangedMeanwhile (412) if a record is no longer as it was found, BadRequestException (400) that names
   * the record whose form refuses the new text.
   */
  replace(sent: ReplaceWordsDto): Promise<Replaced> {
    const replacement = sent.replacement ?? '';
    if (!sent.places?.length) throw new BadRequestException('Please tick the places to replace.');
    const note = `Replaced ‘${sent.find}’ with ‘${replacement}’`;
    return this.changes.together(RESOURCE, async (change) => {
      const id = newId();
      const touched: LeftRecord[] = [];
      for (const places of byRecord(sent.places)) {
        const [{ resource, id: recordId, version }] = places;
        const record = await this.records.locked(change, resource, recordId);
        if (record.version !== version || record.id !== recordId)
          throw new ChangedMeanwhile(`${record.known.kind.label} (‘${record.title}’)`, {}, 'Nothing was replaced. Search again.');
        const fields = replacedIn(record, places, sent, replacement);
        await this.records.save(change, record, fields, note).catch(named(record));
        touched.push({ resource, id: recordId });
      }
      const changes: AuditChanges = {
        find: { after: sent.find },
        replacement: { after: replacement },
        places: { after: sent.places.length },
        records: { after: touched },
      };
      await change.audit({ action: 'replace', entityType: RESOURCE, entityId: id, changes });
      return { id, places: sent.places.length, records: touched.length };
    });
  }

  /** The newest, newest first. */
  async list(): Promise<ReplacementRecord[]> {
    const { rows } = await this.auditLog.list({ filter: { entityType: RESOURCE }, range: [0, 2 * MOST_SHOWN - 1] });
    const undone = new Set(rows.filter(({ action }) => action === 'undo-replace').map(({ entityId }) => entityId));
    return rows.flatMap((row) => (row.action === 'replace' ? toRecord(row, undone.has(row.entityId)) : [])).slice(0, MOST_SHOWN);
  }

  /** Puts the former texts back where they still are as the replacement left them. A repeat changes nothing. Throws NoSuchRecord (404). */
  undo(id: string): Promise<Undone> {
    return this.changes.together(RESOURCE, async (change) => {
      const rows = await this.auditLog.entriesOf(change.manager, RESOURCE, id);
      const replaced = rows.find(({ action }) => action === 'replace');
      if (!replaced) throw new NoSuchRecord('replacement');
      const left: LeftRecord[] = [];
      let records = 0;
      for (const { resource, id: recordId } of replaced.changes['records']?.after as LeftRecord[]) {
        if (await this.putBack(change, replaced, resource, recordId)) records++;
        else left.push({ resource, id: recordId });
      }
      if (records > 0)
        await change.audit({ action: 'undo-replace', entityType: RESOURCE, entityId: id, changes: { records: { after: records } } });
      return { records, left };
    });
  }

  private async putBack(change: Change, { createdAt, changes }: AuditLog, resource: string, id: string): Promise<boolean> {
    const entries = await this.auditLog.entriesOf(change.manager, resource, id);
    const saved = entries.find((entry) => entry.action === 'update' && entry.createdAt.getTime() === createdAt.getTime());
    const record = saved && (await this.records.locked(change, resource, id).catch(noneIfDeleted));
    if (!record) return false;
    const now = snapshot(change.manager.getRepository(record.known.kind.entity), record.fields as never);
    const tops = new Set(record.texts.map(({ path }) => path.split('.', 1)[0]));
    const same = Object.entries(saved.changes).filter(([name, { after }]) => tops.has(name) && isDeepStrictEqual(now[name], after));
    if (!same.length) return false;
    const before = same.map(([name, change]) => [name, change.before ?? null] as const);
    const note = `Undone: ‘${String(changes['find']?.after)}’ with ‘${String(changes['replacement']?.after)}’`;
    await this.records.save(change, record, Object.fromEntries(before), note).catch(named(record));
    return true;
  }
}

type Places = [ChosenPlaceDto, ...ChosenPlaceDto[]];

const byRecord = (places: readonly ChosenPlaceDto[]): Places[] =>
  Object.values(Object.groupBy(places, ({ resource, id }) => `${resource}/${id}`)) as Places[];

/** Returns the changed fields. Throws ChangedMeanwhile (412) if a place is not there. */
function replacedIn({ known, title, fields, texts }: TextRecord, places: Places, sent: ReplaceWordsDto, replacement: string): Fields {
  const wanted = wantedOf(sent);
  const changed: Fields = {};
  for (const [path, ofText] of Object.entries(Object.groupBy(places, ({ path }) => path))) {
    const field = texts.find((text) => text.path === path);
    const chosen = new Set(ofText?.map(({ at }) => at));
    const count = field ? wordsIn(field.text, field.isHtml, wanted).length : 0;
    if (!field || [...chosen].some((at) => at >= count))
      throw new ChangedMeanwhile(`${known.kind.label} (‘${title}’)`, {}, 'Nothing was replaced. Search again.');
    const [top = '', ...rest] = path.split('.');
    const text = withOtherWords(field.text, field.isHtml, wanted, replacement, chosen);
    changed[top] = withText(top in changed ? changed[top] : fields[top], rest, text);
  }
  return changed;
}

/** Says which record's form refuses the text. */
function named({ title }: TextRecord): (error: unknown) => never {
  return (error) => {
    if (!(error instanceof HttpException) || error.getStatus() !== (HttpStatus.BAD_REQUEST as number)) throw error;
    const { error: sentence, fields = {} } = error.getResponse() as ErrorResponse;
    const [first = sentence] = Object.values(fields).flat();
    throw new BadRequestException(`‘${title}’ would not be valid any more: ${first}. Nothing was replaced.`);
  };
}

function noneIfDeleted(error: unknown): undefined {
  if (error instanceof NoSuchRecord) return undefined;
  throw error;
}

function toRecord({ entityId, changes, createdAt, user }: AuditLog, isUndone: boolean): ReplacementRecord {
  return {
    id: String(entityId),
    find: String(changes['find']?.after),
    replacement: String(changes['replacement']?.after),
    places: Number(changes['places']?.after),
    records: (changes['records']?.after as LeftRecord[]).length,
    at: createdAt,
    by: user?.username ?? null,
    isUndone,
  };
}
