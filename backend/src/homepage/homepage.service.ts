import { BadRequestException, Injectable } from '@nestjs/common';
import { InjectRepository } from '@nestjs/typeorm';
import { isDeepStrictEqual } from 'node:util';
import type { EntityManager, Repository } from 'typeorm';
import { difference, snapshot } from '../audit/audit-diff.js';
import { Changes, type Change, type UnsavedFields } from '../audit/changes.service.js';
import { InvalidFields, NoSuchRecord } from '../platform/http/errors.js';
import { currentActor } from '../platform/http/request-context.js';
import { checkVersion, newId, patch } from '../platform/common/records.js';
import { isId } from '../platform/fields/validation.js';
import { MAX_BLOCKS, readBlocks, readUnsavedBlocks } from './homepage-blocks.js';
import { contentOf, toPublishedHomepage, type HomepageContent, type UpdateHomepageDto } from './homepage.dto.js';
import { HomepageVersion, type HomepageBlock } from './homepage-version.entity.js';
import { ServiceOf } from '../kinds/kind.js';
import { PagesOf, type ListedPage, type OwnPages, type ShownPage, type UnsavedPage } from '../kinds/pages.service.js';
import { HOMEPAGE } from './homepage.kind.js';

const RESOURCE = 'homepage';
const LABEL = 'homepage draft';
const path = '/';

/** Draft, publish and rollback; docs/product.md, 'Homepage editor'. */
@Injectable()
@ServiceOf(HOMEPAGE)
@PagesOf(HOMEPAGE)
export class HomepageService implements OwnPages {
  constructor(
    @InjectRepository(HomepageVersion) private readonly versions: Repository<HomepageVersion>,
    private readonly changes: Changes,
  ) {}

  /** Within a transaction, pass its manager. Throws NoSuchRecord (404). */
  published(manager: EntityManager = this.versions.manager): Promise<HomepageVersion> {
    return live(manager);
  }

  /** Within a transaction, pass its manager. Throws NoSuchRecord (404). */
  async draft(manager: EntityManager = this.versions.manager): Promise<HomepageVersion> {
    return orFail(await manager.findOneBy(HomepageVersion, { kind: 'draft' }));
  }

  paths(): Promise<string[]> {
    return Promise.resolve([path]);
  }

  /** None before the first was published. */
  async *shown(): AsyncIterable<ShownPage> {
    const record = await newest(this.versions.manager);
    if (record) yield { id: null, title: 'Homepage', path, record };
  }

  async listed(): Promise<ListedPage[]> {
    const record = await newest(this.versions.manager);
    return record ? [{ path, updatedAt: record.updatedAt }] : [];
  }

  /** The draft as it would be after saving. Invalid parts of the blocks stay as they are stored. */
  async unsaved({ fields, problems }: UnsavedFields<UpdateHomepageDto>): Promise<UnsavedPage> {
    const draft = await this.draft();
    const { blocks = draft.blocks, ...head } = fields;
    const read = readUnsavedBlocks(blocks, draft.blocks);
    patch(this.versions, draft, { ...head, blocks: read.blocks });
    Object.assign(problems, read.errors);
    return { path, reads: new Map([['/api/homepage/published', toPublishedHomepage(draft)]]), record: draft };
  }

  /** Saves the draft in the transaction of a wider change, and publishes it if nothing else waits in it. */
  async saveAndPublish(fields: UpdateHomepageDto, ifMatch: number, changeNote: string): Promise<void> {
    await this.withDraft(null, ifMatch, async (draft, change) => {
      const isPublished = hasSameContent(draft, await live(change.manager));
      await this.saveDraft(draft.id, fields);
      if (isPublished) await this.publish(draft.id, changeNote);
    });
  }

  revisions(): Promise<HomepageVersion[]> {
    return this.versions.find({ where: { kind: 'revision' }, order: { createdAt: 'DESC', id: 'DESC' }, take: 500 });
  }

  /** Throws InvalidFields (400), NoSuchRecord (404), ChangedMeanwhile (412). */
  saveDraft(id: string, { blocks, ...fields }: UpdateHomepageDto, ifMatch?: number): Promise<HomepageVersion> {
    const read = blocks === undefined ? undefined : readBlocks(blocks);
    if (read && Object.keys(read.errors).length) throw new InvalidFields(read.errors);
    return this.withDraft(id, ifMatch, async (draft, { manager, now, audit }) => {
      const repository = manager.getRepository(HomepageVersion);
      const before = snapshot(repository, draft);
      patch(repository, draft, { ...fields, ...(read && { blocks: read.blocks }) });
      const changes = difference(before, snapshot(repository, draft));
      if (!Object.keys(changes).length) return draft;
      const shown = await newest(manager);
      // The same time as that of the live version says that there is nothing to publish.
      draft.updatedAt = shown && hasSameContent(draft, shown) ? shown.updatedAt : now;
      draft.updatedBy = currentActor().userId;
      await manager.save(draft);
      await audit({ action: 'update', entityType: RESOURCE, entityId: id, changes });
      return draft;
    });
  }

  /** Returns the published version, which has the same updatedAt as the draft. That is the current one if the draft has what it has. */
  publish(id: string, changeNote: string | null, ifMatch?: number): Promise<HomepageVersion> {
    return this.withDraft(id, ifMatch, (draft, change) => makeLive(draft, draft, changeNote, 'publish', change));
  }

  /** Publishes the old content as a new version, unless it is live, and makes it the draft, which is kept as a revision. Returns the version. */
  rollback(revisionId: string, ifMatch?: number): Promise<HomepageVersion> {
    return this.withDraft(null, ifMatch, async (draft, change) => {
      const revision = isId(revisionId) ? await change.manager.findOneBy(HomepageVersion, { id: revisionId, kind: 'revision' }) : null;
      if (!revision) throw new NoSuchRecord('version');
      if (!hasSameContent(draft, revision)) await keepDraft(draft, `Draft before the rollback to v${revision.versionNumber}`, change);
      return makeLive(revision, draft, `Rollback to v${revision.versionNumber}`, 'rollback', change);
    });
  }

  /** Publishes a content in the transaction of a wider change, and keeps what is in the draft as a revision. */
  async replace(source: HomepageContent, changeNote: string, change: Change): Promise<void> {
    const draft = await lockedDraft(change.manager);
    await keepDraft(draft, `Draft before: ${changeNote}`, change);
    await makeLive(source, draft, changeNote, 'publish', change);
  }

  /** Shows a block of a type, in the transaction of a wider change, unless one is shown or none is there and it `adds` none: in what is live and in the draft, whose other changes wait on. */
  async switchOn(type: string, changeNote: string, change: Change, { adds = false } = {}): Promise<void> {
    const { manager, now } = change;
    const has = ({ blocks }: HomepageContent) => blocks.some((block) => block.type === type);
    const isOn = ({ blocks }: HomepageContent) => blocks.some((block) => block.type === type && block.enabled);
    const before = await newest(manager);
    if (!before || isOn(before) || !(adds || has(before))) return;
    const draft = await lockedDraft(manager);
    const shown = await live(manager);
    const isPublished = hasSameContent(draft, shown);
    if (!isPublished && !isOn(draft)) {
      const blocks = withBlock(draft.blocks, type);
      const changes = difference({ blocks: draft.blocks }, { blocks });
      await manager.save(Object.assign(draft, { blocks, updatedAt: now, updatedBy: currentActor().userId }));
      await change.audit({ action: 'update', entityType: RESOURCE, entityId: draft.id, changes });
    }
    await makeLive(
      { ...contentOf(shown), blocks: withBlock(shown.blocks, type) },
      isPublished ? draft : null,
      changeNote,
      'publish',
      change,
    );
  }

  /** Whether a block of this type is shown, and the records that staff have chosen for it; null: the first ones. */
  async blockShown(type: string): Promise<{ isOn: boolean; chosen: unknown[] | null }> {
    const shown = await newest(this.versions.manager);
    const block = shown?.blocks.find((each) => each.type === type && each.enabled);
    const isAutomatic = type === 'testimonials' ? shown?.autoPopulateTestimonials : shown?.autoPopulateProjects;
    const { featuredOrder } = block?.content ?? {};
    return { isOn: block !== undefined, chosen: isAutomatic ? null : Array.isArray(featuredOrder) ? featuredOrder : [] };
  }

  /** Shows what staff ask for on the homepage. */
  showBlock(type: string): Promise<void> {
    return this.changes.write(RESOURCE, (change) => this.switchOn(type, 'Switched on beside what it shows', change, { adds: true }));
  }

  /**
   * Publishes a content that was frozen earlier, in the transaction of a wider change. A draft that has changed since stays as it is.
   * Throws InvalidFields (400) if the rules refuse it by now.
   */
  async publishFrozen(frozen: Record<string, unknown>, changeNote: string, change: Change): Promise<HomepageVersion> {
    const draft = await lockedDraft(change.manager);
    const { blocks, errors } = readBlocks(frozen['blocks']);
    if (Object.keys(errors).length) throw new InvalidFields(errors);
    const source = { ...contentOf(draft), ...contentOf(frozen as unknown as HomepageContent), blocks };
    return makeLive(source, hasSameContent(draft, source) ? draft : null, changeNote, 'publish', change);
  }

  /** Runs `work` on the locked draft. Without an `id` the current draft is used, whichever it is. */
  private withDraft<T>(
    id: string | null,
    ifMatch: number | undefined,
    work: (draft: HomepageVersion, change: Change) => Promise<T>,
  ): Promise<T> {
    return this.changes.audited(RESOURCE, async (change) => {
      const { manager } = change;
      const draft = await lockedDraft(manager);
      if (id !== null && draft.id !== id) {
        if (isId(id) && (await manager.existsBy(HomepageVersion, { id })))
          throw new BadRequestException('Only the draft can be changed; published versions stay as they are.');
        throw new NoSuchRecord(LABEL);
      }
      checkVersion(ifMatch, draft.lockVersion, LABEL);
      return work(draft, change);
    });
  }
}

function orFail(version: HomepageVersion | null): HomepageVersion {
  if (!version) throw new NoSuchRecord(LABEL);
  return version;
}

/** Whoever makes a version holds this lock, so that two never get the same number. */
async function lockedDraft(manager: EntityManager): Promise<HomepageVersion> {
  const lock = manager.connection.options.type === 'better-sqlite3' ? undefined : ({ mode: 'pessimistic_write' } as const);
  return orFail(await manager.findOne(HomepageVersion, { where: { kind: 'draft' }, lock }));
}

const newest = (manager: EntityManager): Promise<HomepageVersion | null> =>
  manager.findOne(HomepageVersion, { where: { kind: 'revision', status: 'published' }, order: { versionNumber: 'DESC' } });

const live = async (manager: EntityManager): Promise<HomepageVersion> => orFail(await newest(manager));

const hasSameContent = (one: HomepageContent, other: HomepageContent): boolean => isDeepStrictEqual(contentOf(one), contentOf(other));

/** Returns the new version, or the live one if that has the content. A given draft becomes the same. */
async function makeLive(
  source: HomepageContent,
  draft: HomepageVersion | null,
  changeNote: string | null,
  action: 'publish' | 'rollback',
  { manager, now, audit }: Change,
): Promise<HomepageVersion> {
  const repository = manager.getRepository(HomepageVersion);
  const former = await live(manager);
  const { userId: updatedBy } = currentActor();
  const isLive = hasSameContent(source, former);
  const next = isLive
    ? former
    : revision(source, { status: 'published', versionNumber: former.versionNumber + 1, changeNote, updatedBy }, now);
  if (!isLive) await repository.save(next);
  const isChanged = !isLive || (draft !== null && !hasSameContent(draft, next));
  const changes = difference(snapshot(repository, isLive && draft ? draft : former), snapshot(repository, next));
  if (draft) {
    const { versionNumber, updatedAt } = next;
    await repository.save(Object.assign(draft, contentOf(next), { versionNumber, updatedAt }, isChanged && { updatedBy }));
  }
  if (isChanged) await audit({ action, entityType: RESOURCE, entityId: next.id, changes });
  return next;
}

/** The first of the type is switched on; where there is none, one is added at the end, if it has room. */
function withBlock(blocks: HomepageBlock[], type: string): HomepageBlock[] {
  const inOrder = blocks.toSorted((one, other) => one.order - other.order);
  const first = inOrder.find((block) => block.type === type);
  if (first) return blocks.map((block) => (block === first ? { ...block, enabled: true } : block));
  if (blocks.length >= MAX_BLOCKS) return blocks;
  return [...blocks, { id: newId(), type, enabled: true, order: (inOrder.at(-1)?.order ?? 0) + 1, content: {} }];
}

type Facts = Pick<HomepageVersion, 'status' | 'versionNumber' | 'changeNote' | 'updatedBy'>;

const revision = (source: HomepageContent, facts: Facts, now: Date): HomepageVersion =>
  Object.assign(new HomepageVersion(), contentOf(source), {
    id: newId(),
    kind: 'revision' as const,
    ...facts,
    createdAt: now,
    updatedAt: now,
  });

async function keepDraft(draft: HomepageVersion, changeNote: string, { manager, now }: Change): Promise<void> {
  const { versionNumber, updatedBy } = draft;
  await manager.save(revision(draft, { status: 'draft', versionNumber, changeNote, updatedBy }, now));
}
