import { Get, Inject, Injectable, Param, type ModuleMetadata, type Type } from '@nestjs/common';
import { ApiOkResponse } from '@nestjs/swagger';
import { LessThan, Not } from 'typeorm';
import type { Change, UnsavedFields } from '../audit/changes.service.js';
import { undelete } from '../audit/undelete.js';
import { ServiceOf, type Kind, type PageRules } from '../kinds/kind.js';
import { PlainRecords, plainModule, type Plain } from '../kinds/plain-records.js';
import { VisitorController } from '../platform/http/access.js';
import { omit } from '../platform/common/pick.js';
import { freeSlug, refuseTakenSlug } from '../platform/common/records.js';
import { currentActor } from '../platform/http/request-context.js';
import type { PageAddress } from '../platform/http/site-addresses.js';
import { pascal, slugify } from '../platform/words/text.js';
import type { Slugged } from '../platform/common/records.js';
import { closeAddress, freeAddress, moveAddress, reopenAddress } from '../redirects/automatic-redirects.js';
import { settleDraft } from './drafts/settle-draft.js';

export interface PublishedRecord extends Slugged {
  publishedAt: Date | null;
  createdBy: string | null;
  updatedBy: string | null;
}

type Published<T extends PublishedRecord> = Plain<T> &
  Pick<Kind<T>, 'name' | 'publication' | 'drafts' | 'check'> & { page: { address: PageAddress } };

interface Form {
  slug?: string | null;
}

/** What staff do with records that have a page of their own. Addresses that were public redirect, or say that the page is gone. */
@Injectable()
export abstract class PublishedRecords<T extends PublishedRecord, F extends Form> extends PlainRecords<T> {
  protected abstract override readonly kind: Published<T>;
  /** Fields of the form that `fill` sets. */
  protected readonly filled: readonly (keyof F)[] = [];

  /** For a preview: as visitors would see it after saving. Throws NoSuchRecord (404). */
  async unsaved({ fields: { slug, ...fields }, ...sent }: UnsavedFields<F>): Promise<T> {
    const record = await this.changes.unsaved(this.kind, { ...sent, fields: this.stored(fields) });
    if (sent.id !== undefined) this.kind.check?.(record as never);
    this.fill?.(record, fields);
    const { name } = this.kind;
    Object.assign(record, { [name]: record[name] || 'Untitled' });
    record.slug = slug || record.slug || slugify(String(record[name])) || 'untitled';
    return Object.assign(record, this.visible);
  }

  /** Throws InvalidFields (400), AlreadyTaken (409). */
  override create({ slug, ...fields }: F): Promise<T> {
    return this.changes.create(this.kind, this.stored(fields), async (record, change) => {
      this.fill?.(record, fields);
      record.slug = await this.freeSlug(record, slug, change);
      record.createdBy = record.updatedBy = currentActor().userId;
      if (this.isPublished(record)) record.publishedAt = change.now;
      await this.complete?.(record, change);
      await freeAddress(change, this.kind.page.address.path(record.slug));
    });
  }

  /** `draft`: the version of the draft that is published. */
  override update(id: string, { slug, ...fields }: F, ifMatch?: number, draft?: number): Promise<T> {
    return this.changes.update(this.kind, id, ifMatch, this.stored(fields), async (record, change) => {
      this.kind.check?.(record as never);
      this.fill?.(record, fields);
      record.updatedBy = currentActor().userId;
      if (this.isPublished(record)) record.publishedAt ??= change.now;
      await this.complete?.(record, change);
      const from = record.slug;
      const isMoved = Boolean(slug) && slug !== from;
      if (isMoved) record.slug = await this.freeSlug(record, slug, change);
      if (this.kind.drafts) await settleDraft(change, { drafts: this.kind.drafts }, record, draft);
      if (isMoved) await this.move(record, from, change);
    });
  }

  override remove(id: string): Promise<T> {
    return this.changes.remove(this.kind, id, async (record, change) => {
      await this.refuseRemoval?.(record, change);
      const path = this.kind.page.address.free(record.slug);
      if (path && record.publishedAt) await closeAddress(change, path);
    });
  }

  /** Throws NoSuchRecord (404), ConflictException (409) if its address is taken, InvalidFields (400) if the website itself uses it. */
  override undelete(id: string, change: Change): Promise<T> {
    return undelete(change, this.kind, id, async (record) => {
      await refuseTakenSlug(change.manager, this.kind, record);
      await this.restore?.(record, change);
      if (record.publishedAt) await reopenAddress(change, this.kind.page.address.path(record.slug));
    });
  }

  /**
   * Returns visible records, by order, title and id, with one that is not stored as it is in its place. The database says which come before it,
   * because that depends on its collation.
   */
  protected async withUnsaved(stored: T[], unsaved: T & { order: number; title: string }): Promise<T[]> {
    const { id, order, title } = unsaved;
    const before: object[] = [
      { id: Not(id), order: LessThan(order) },
      { id: Not(id), order, title: LessThan(title) },
      { id: LessThan(id), order, title },
    ];
    const place = await this.records.count({ where: before.map((where) => ({ ...this.visible, ...where })) });
    return stored.filter((other) => other.id !== id).toSpliced(place, 0, unsaved);
  }

  /** Sets fields that depend on each other. */
  protected fill?(record: T, fields: object): void;

  /** Changes a record that leaves the trash. */
  protected restore?(record: T, change: Change): Promise<void>;

  /** Follows a record that has got another slug. */
  protected rename?(record: T, from: string, change: Change): Promise<void>;

  private stored(fields: object): object {
    return omit(fields as F, this.filled);
  }

  private isPublished(record: T): boolean {
    const { publication } = this.kind;
    return publication === undefined || record[publication] === 'published';
  }

  private freeSlug(record: T, given: F['slug'], { manager }: Change): Promise<string> {
    const { name, label } = this.kind;
    return freeSlug(manager, this.kind, { given, source: String(record[name]), fallback: label, exceptId: record.id });
  }

  private async move(record: T, former: string, change: Change): Promise<void> {
    const [from, to] = [this.kind.page.address.free(former), this.kind.page.address.path(record.slug)];
    await (record.publishedAt && from ? moveAddress(change, from, to) : freeAddress(change, to));
    await this.rename?.(record, former, change);
  }
}

/** The module of a kind with pages that has no rules of its own. `response`: what visitors read of a record, which `page.preview` makes. */
export function publishedModule<T extends PublishedRecord>(
  kind: Published<T> & Parameters<typeof plainModule<T>>[0] & { page: { preview: Exclude<PageRules<T>['preview'], 'apart' | null> } },
  response: Type,
): ModuleMetadata {
  @Injectable()
  @ServiceOf(kind as object)
  class Records extends PublishedRecords<T, Form> {
    protected readonly kind = kind;
  }

  @VisitorController(kind.resource)
  class Routes {
    constructor(@Inject(Records) private readonly records: Records) {}

    @Get(':slug')
    @ApiOkResponse({ type: response })
    async get(@Param('slug') slug: string): Promise<object> {
      return kind.page.preview(this.records as never, await this.records.getVisible(slug));
    }
  }

  Object.defineProperty(Routes, 'name', { value: `${pascal(kind.resource)}Controller` });
  return plainModule(kind, Records, { controllers: [Routes] });
}
