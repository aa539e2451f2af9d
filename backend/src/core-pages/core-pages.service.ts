import { Injectable } from '@nestjs/common';
import { InjectRepository } from '@nestjs/typeorm';
import type { FindOptionsWhere, Repository } from 'typeorm';
import { Changes, type Change, type UnsavedFields } from '../audit/changes.service.js';
import { undelete } from '../audit/undelete.js';
import { list, type Listing, type ListQuery, type ListSpec } from '../platform/common/list-query.js';
import { findOrFail, freeSlug, nameUnsaved, refuseTakenSlug } from '../platform/common/records.js';
import { currentActor } from '../platform/common/request-context.js';
import { closeAddress, freeAddress, moveAddress, reopenAddress } from '../redirects/automatic-redirects.js';
import type { CreateCorePageDto, UpdateCorePageDto } from './core-page.dto.js';
import { CorePage } from './core-page.entity.js';
import { settleDraft } from '../records/drafts/settle-draft.js';
import { ServiceOf } from '../kinds/kind.js';
import { CORE_PAGES, refuseFixed } from './core-page.kind.js';

const LIST: ListSpec<CorePage> = {
  resource: 'core-pages',
  sortable: ['title', 'slug', 'template', 'status', 'isEditable', 'requiresAuth', 'publishedAt', 'createdAt', 'updatedAt'],
  filterable: { status: 'string', template: 'string', slug: 'string', title: 'string', isEditable: 'boolean', requiresAuth: 'boolean' },
  search: ['title', 'slug'],
  defaultSort: [['title', 'ASC']],
  aliases: { lastModified: 'updatedAt' },
};

export const VISIBLE: FindOptionsWhere<CorePage> = { status: 'published', requiresAuth: false };

@Injectable()
@ServiceOf(CORE_PAGES)
export class CorePagesService {
  constructor(
    @InjectRepository(CorePage) private readonly pages: Repository<CorePage>,
    private readonly changes: Changes,
  ) {}

  listVisible(): Promise<CorePage[]> {
    return this.pages.find({ where: VISIBLE, order: { title: 'ASC', id: 'ASC' } });
  }

  /** Throws NoSuchRecord (404). */
  getVisible(slug: string): Promise<CorePage> {
    return findOrFail(this.pages, { ...VISIBLE, slug }, CORE_PAGES.label);
  }

  /** For a preview: as visitors would see it after saving. Throws ForbiddenException (403) for a page whose isEditable is false. */
  async unsaved({ fields: { slug, ...fields }, ...sent }: UnsavedFields<UpdateCorePageDto>): Promise<CorePage> {
    const page = await this.changes.unsaved(CORE_PAGES, { ...sent, fields });
    if (sent.id !== undefined) refuseFixed(page, 'changed');
    nameUnsaved(page, slug);
    return page;
  }

  list(query: ListQuery): Promise<Listing<CorePage>> {
    return list(this.pages, LIST, query);
  }

  get(id: string): Promise<CorePage> {
    return findOrFail(this.pages, { id }, CORE_PAGES.label);
  }

  create({ slug, ...fields }: CreateCorePageDto): Promise<CorePage> {
    return this.changes.create(CORE_PAGES, fields, async (page, change) => {
      page.slug = await freeSlug(change.manager, CORE_PAGES, { given: slug, source: page.title, fallback: 'page' });
      page.createdBy = page.updatedBy = currentActor().userId;
      if (page.status === 'published') page.publishedAt = change.now;
      await freeAddress(change, CORE_PAGES.address.path(page.slug));
    });
  }

  /** `draft`: the version of the draft that is published. */
  update(id: string, { slug, ...fields }: UpdateCorePageDto, ifMatch?: number, draft?: number): Promise<CorePage> {
    return this.changes.update(CORE_PAGES, id, ifMatch, fields, async (page, change) => {
      refuseFixed(page, 'changed');
      page.updatedBy = currentActor().userId;
      if (page.status === 'published') page.publishedAt ??= change.now;
      const former = page.slug;
      const isMoved = Boolean(slug) && slug !== former;
      if (isMoved)
        page.slug = await freeSlug(change.manager, CORE_PAGES, { given: slug, source: page.title, fallback: 'page', exceptId: id });
      await settleDraft(change, CORE_PAGES, page, draft);
      if (!isMoved) return;
      const [from, to] = [CORE_PAGES.address.free(former), CORE_PAGES.address.path(page.slug)];
      await (page.publishedAt && from ? moveAddress(change, from, to) : freeAddress(change, to));
    });
  }

  remove(id: string): Promise<CorePage> {
    return this.changes.remove(CORE_PAGES, id, async (page, change) => {
      refuseFixed(page, 'deleted');
      const path = CORE_PAGES.address.free(page.slug);
      if (path && page.publishedAt) await closeAddress(change, path);
    });
  }

  /** Throws NoSuchRecord (404), ConflictException (409) if its address is taken, InvalidFields (400) if the website itself uses it. */
  undelete(id: string, change: Change): Promise<CorePage> {
    return undelete(change, CORE_PAGES, id, async (page) => {
      await refuseTakenSlug(change.manager, CORE_PAGES, page);
      if (page.publishedAt) await reopenAddress(change, CORE_PAGES.address.path(page.slug));
    });
  }
}
