import { ConflictException, PayloadTooLargeException } from '@nestjs/common';
import { InjectRepository } from '@nestjs/typeorm';
import { isDeepStrictEqual } from 'node:util';
import { In, type EntityManager, type Repository } from 'typeorm';
import { Changes, type Change } from '../../audit/changes.service.js';
import { ChangedMeanwhile, InvalidFields, NoSuchRecord } from '../../platform/http/errors.js';
import { londonTime } from '../../platform/time/london.js';
import { OnToday, type ItemForToday, type KnowsToday } from '../../platform/common/on-today.js';
import { findLocked, findOrFail, newId } from '../../platform/common/records.js';
import { currentActor } from '../../platform/http/request-context.js';
import type { BaseRecord } from '../../platform/database/base-record.js';
import { OutlivesAuthor, type LeftWork } from '../../users/outlives-author.js';
import type { LeftPiece } from '../../users/user.dto.js';
import { UsersService } from '../../users/users.service.js';
import { formPath, type Fields, type Kind } from '../../kinds/kind.js';
import { Kinds } from '../../kinds/kinds.service.js';
import { readable, unreadable } from '../../kinds/readable-fields.js';
import { namesOf } from '../names-of.js';
import type { DraftedPage, SavePageDraftDto } from './page-draft.dto.js';
import { PageDraft } from './page-draft.entity.js';
import { plainToInstance } from 'class-transformer';
import { validateSync } from 'class-validator';
import type { FieldErrors } from '../../platform/http/error-response.dto.js';
import { INVALID } from '../../platform/fields/validation.js';
import { errorsByPath } from '../../platform/http/validation-pipe.js';

const RESOURCE = 'page-drafts';
/** Fields and base together, as JSON. */
const MAX_KB = 512;
const MOST_DRAFTS = 300;

@OnToday({ name: 'your drafts', path: '/service-pages' })
@OutlivesAuthor({ id: RESOURCE, name: 'Drafts', column: 'page_drafts.updatedBy', byDefault: 'keep' })
export class PageDrafts implements KnowsToday, LeftWork {
  constructor(
    @InjectRepository(PageDraft) private readonly drafts: Repository<PageDraft>,
    private readonly changes: Changes,
    private readonly users: UsersService,
    private readonly kinds: Kinds,
  ) {}

  /** The newest first, without what they hold. */
  async list(): Promise<{ page: DraftedPage; draft: PageDraft }[]> {
    const select = { id: true, servicePageId: true, corePageId: true, version: true, updatedAt: true, updatedBy: true } as const;
    const found = await this.drafts.find({ select, order: { updatedAt: 'DESC', id: 'DESC' }, take: MOST_DRAFTS });
    return found.flatMap((draft) => this.pagesOf(draft).map((page) => ({ page, draft })));
  }

  /** Null if there is none. Throws NoSuchRecord (404). */
  async get(page: DraftedPage): Promise<PageDraft | null> {
    const { manager } = this.drafts;
    const kind = this.kindOf(page);
    await findOrFail<{ id: string }>(manager.getRepository(kind.entity), { id: page.recordId }, kind.label);
    return shown(kind, await draftOf(manager, kind, page));
  }

  /**
   * Returns null if nothing is left of it. The same content may come twice. Throws NoSuchRecord (404), ForbiddenException (403),
   * InvalidFields (400), PayloadTooLargeException (413), ConflictException (409) for too many drafts, ChangedMeanwhile (412).
   */
  async save(page: DraftedPage, sent: SavePageDraftDto, ifMatch?: number): Promise<PageDraft | null> {
    const kind = this.kindOf(page);
    const saved = await this.changes.write(RESOURCE, async (change) => {
      const { manager, now } = change;
      const stored = await openPage(manager, kind, page);
      const draft = await draftOf(manager, kind, page);
      const typedFields = readable(kind, readDraft(kind.forms.update, sent.fields, stored));
      const typedBase = Object.fromEntries(Object.keys(typedFields).map((name) => [name, sent.base[name] ?? null]));
      const fields = { ...unreadable(kind, draft?.fields ?? {}), ...typedFields };
      const base = { ...unreadable(kind, draft?.base ?? {}), ...typedBase };
      if (Buffer.byteLength(JSON.stringify([fields, base])) > MAX_KB * 1024)
        throw new PayloadTooLargeException(`This draft is too large. Please use at most ${MAX_KB} KB.`);
      const isEmpty = Object.keys(fields).length === 0;
      // The response to a first try may have been lost.
      if (draft ? isDeepStrictEqual({ fields, base }, { fields: draft.fields, base: draft.base }) : isEmpty) return draft;
      await this.refuseChanged(manager, ifMatch, draft);
      if (draft && isEmpty) return this.end(change, page, draft);
      const typed = { fields, base, updatedAt: now, updatedBy: currentActor().userId };
      if (draft) return manager.save(Object.assign(draft, typed, { version: draft.version + 1 }));
      return this.begin(change, kind, page, typed);
    });
    return shown(kind, saved);
  }

  /** Throws NoSuchRecord (404), ChangedMeanwhile (412). */
  async discard(page: DraftedPage, ifMatch?: number): Promise<void> {
    await this.changes.write(RESOURCE, async (change) => {
      const kind = this.kindOf(page);
      await openPage(change.manager, kind, page);
      const draft = await draftOf(change.manager, kind, page);
      if (!draft) return;
      await this.refuseChanged(change.manager, ifMatch, draft);
      await this.end(change, page, draft);
    });
  }

  /** What the current user has typed and has not published. */
  async today(_now: Date, most: number): Promise<{ items: ItemForToday[]; total: number }> {
    const { userId } = currentActor();
    if (userId === null) return { items: [], total: 0 };
    const own = (await this.list()).filter(({ draft }) => draft.updatedBy === userId);
    const shown = own.slice(0, most);
    const pages = shown.map(({ page }) => page);
    const names = await namesOf(this.drafts.manager, this.kinds, pages);
    const items = shown.flatMap(({ page, draft: { id, updatedAt } }): ItemForToday[] => {
      const title = names.get(page.recordId);
      if (title === undefined) return [];
      const text = `Your changes of ${londonTime(updatedAt)} are not published.`;
      const path = formPath(this.kindOf(page), page.recordId);
      return [{ key: `page-drafts ${id}`, kind: 'Draft', title, text, urgency: 'later', path }];
    });
    return { items, total: own.length - (shown.length - items.length) };
  }

  async leftBy(manager: EntityManager, userIds: readonly string[], take: number): Promise<{ count: number; first: LeftPiece[] }> {
    const select = { id: true, servicePageId: true, corePageId: true } as const;
    const where = { updatedBy: In(userIds) };
    const [drafts, count] = await manager.findAndCount(PageDraft, { where, select, order: { updatedAt: 'DESC', id: 'DESC' }, take });
    const pages = drafts.flatMap((draft) => this.pagesOf(draft));
    const names = await namesOf(manager, this.kinds, pages);
    const first = pages.map((page) => ({
      title: names.get(page.recordId) ?? 'A page in the trash',
      path: names.has(page.recordId) ? formPath(this.kindOf(page), page.recordId) : null,
    }));
    return { count, first };
  }

  async settleLeft({ manager, audit }: Change, updatedBy: string, heir: string | null): Promise<void> {
    for (const { id, servicePageId, corePageId } of await manager.findBy(PageDraft, { updatedBy })) {
      const entry = { entityType: RESOURCE, entityId: servicePageId ?? corePageId };
      // Open forms see a newer version, so that nobody saves over it unseen.
      if (heir === null) await manager.delete(PageDraft, id);
      else await manager.update(PageDraft, id, { updatedBy: heir, version: () => 'version + 1' });
      if (heir === null) await audit({ action: 'delete', ...entry });
      else await audit({ action: 'update', ...entry, changes: { updatedBy: { before: updatedBy, after: heir } } });
    }
  }

  /** The audit log says that a draft began and ended; not each of its saves, which follow the typing. */
  private async begin(
    { manager, now, audit }: Change,
    kind: Kind,
    { recordId }: DraftedPage,
    typed: Pick<PageDraft, 'fields' | 'base' | 'updatedAt' | 'updatedBy'>,
  ): Promise<PageDraft> {
    if ((await manager.count(PageDraft)) >= MOST_DRAFTS)
      throw new ConflictException(`There are ${MOST_DRAFTS} drafts already. Publish or discard some of them first.`);
    const none = { servicePageId: null, corePageId: null };
    const id = newId();
    const first = { id, createdAt: now, version: versionOf(id), [columnOf(kind)]: recordId };
    const draft = await manager.save(Object.assign(new PageDraft(), none, first, typed));
    await audit({ action: 'create', entityType: RESOURCE, entityId: recordId });
    return draft;
  }

  private async end({ manager, audit }: Change, { recordId }: DraftedPage, draft: PageDraft): Promise<null> {
    await manager.delete(PageDraft, { id: draft.id });
    await audit({ action: 'delete', entityType: RESOURCE, entityId: recordId });
    return null;
  }

  /** The page of the draft, in a list of one. */
  private pagesOf(draft: Pick<PageDraft, 'servicePageId' | 'corePageId'>): DraftedPage[] {
    return this.kinds.with('drafts').flatMap(({ kind }) => {
      const recordId = draft[columnOf(kind)];
      return recordId === null ? [] : [{ resource: kind.resource, recordId }];
    });
  }

  /** Throws NoSuchRecord (404) for a kind of record without drafts. */
  private kindOf({ resource }: DraftedPage): Kind & Required<Pick<Kind, 'forms'>> {
    const { kind } = this.kinds.find('drafts', resource) ?? {};
    if (!kind?.forms) throw new NoSuchRecord('kind of page');
    return { ...kind, forms: kind.forms };
  }

  private async refuseChanged(manager: EntityManager, seen: number | undefined, draft: PageDraft | null): Promise<void> {
    if (seen === undefined || seen === (draft?.version ?? 0)) return;
    const names = draft?.updatedBy ? await this.users.namesOf([draft.updatedBy], manager) : undefined;
    throw new ChangedMeanwhile('draft', { changedBy: names?.get(draft?.updatedBy ?? '')?.username, changedAt: draft?.updatedAt });
  }
}

/** The last digits of an id are random; seven stay within the nine decimal digits of an ETag. */
const versionOf = (id: string): number => 1 + Number.parseInt(id.slice(-7), 16);

/** What the user may read of it. */
const shown = (kind: Kind, draft: PageDraft | null): PageDraft | null =>
  draft && { ...draft, fields: readable(kind, draft.fields), base: readable(kind, draft.base) };

const columnOf = ({ drafts }: Kind) => drafts as 'servicePageId' | 'corePageId';

/** Returns the page, locked: one at a time works on its draft. Throws NoSuchRecord (404), ForbiddenException (403). */
async function openPage(manager: EntityManager, { entity, label, check }: Kind, { recordId }: DraftedPage): Promise<Fields> {
  const page = await findLocked<BaseRecord>(manager, entity, recordId, label);
  check?.(page as never);
  return page as unknown as Fields;
}

const draftOf = (manager: EntityManager, kind: Kind, { recordId }: DraftedPage): Promise<PageDraft | null> =>
  manager.findOneBy(PageDraft, { [columnOf(kind)]: recordId });

/**
 * Returns the fields that the DTO knows. A draft may be incomplete: texts may be missing, too long or half typed, but lists have to be lists, and
 * their entries what they are in the DTO. `stored`: the page, whose lists and switches tell the kinds of its fields. Throws InvalidFields (400).
 */
function readDraft(dto: new () => object, sent: Fields, stored: Fields): Fields {
  const instance = plainToInstance(dto, sent);
  const faults = Object.keys(errorsByPath(validateSync(instance, { whitelist: true, forbidUnknownValues: false })));
  const read = instance as Fields;
  const names = Object.keys(sent).filter((name) => read[name] !== undefined);
  const wrong = new Set(names.filter((name) => !isLike(sent[name], stored[name])));
  for (const path of faults) if (!isTyped(valueAt(sent, path.split('.')), path)) wrong.add(path);
  if (wrong.size > 0) throw new InvalidFields(Object.fromEntries([...wrong].map((path) => [path, [INVALID]])) satisfies FieldErrors);
  // Rich texts are sanitised, as colleagues open them; other texts stay as they are typed.
  const kept = (name: string) => (typeof sent[name] === 'string' && sent[name].includes('<') ? read[name] : sent[name]);
  return Object.fromEntries(names.map((name) => [name, kept(name)]));
}

const isText = (value: unknown): boolean => typeof value === 'string';
/** Whether a path is that of an entry of a list whose entries have fields. */
const isEntry = (path: string): boolean => /^[^.]+\.\d+$/.test(path);

/** Whether a value can occur while someone types: no text yet, an invalid one, or an item of a list of texts. */
const isTyped = (value: unknown, path: string): boolean =>
  value === undefined ||
  value === null ||
  (!isEntry(path) && (isText(value) || typeof value === 'number' || (Array.isArray(value) && value.every(isText))));

function valueAt(from: unknown, path: string[]): unknown {
  return path.reduce<unknown>((value, name) => (typeof value === 'object' && value !== null ? (value as Fields)[name] : undefined), from);
}

function isLike(sent: unknown, stored: unknown): boolean {
  if (sent === null) return true;
  if (Array.isArray(stored) || Array.isArray(sent)) return Array.isArray(stored) && Array.isArray(sent);
  return typeof stored === typeof sent || !['boolean', 'string'].includes(typeof stored);
}
