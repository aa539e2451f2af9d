import { PageAddress } from '../platform/http/site-addresses.js';
import { ForbiddenException } from '@nestjs/common';
import { kindOf } from '../kinds/kind.js';
import { CorePageRecord, CreateCorePageDto, toCorePageDetail, toCorePageRecord, UpdateCorePageDto } from './core-page.dto.js';
import { CorePage } from './core-page.entity.js';

export const CORE_PAGES = kindOf<CorePage>()({
  resource: 'core-pages',
  label: 'page',
  title: 'Core page',
  entity: CorePage,
  place: 50,
  name: 'title',
  shows: 'page',
  forms: { create: CreateCorePageDto, update: UpdateCorePageDto },
  view: toCorePageRecord,
  record: CorePageRecord,
  list: {
    sortable: ['title', 'slug', 'template', 'status', 'isEditable', 'requiresAuth', 'publishedAt', 'createdAt', 'updatedAt'],
    filterable: { status: 'string', template: 'string', slug: 'string', title: 'string', isEditable: 'boolean', requiresAuth: 'boolean' },
    search: ['title', 'slug'],
    defaultSort: [['title', 'ASC']],
    aliases: { lastModified: 'updatedAt' },
  },
  visible: { status: 'published', requiresAuth: false, isHeldBack: false },
  publication: 'status',
  page: { address: new PageAddress('/:slug'), preview: (_service, page) => toCorePageDetail(page), needsWords: true },
  slug: 'free',
  trash: true,
  check: (page: CorePage) => refuseFixed(page, 'changed'),
  plans: {},
  drafts: 'corePageId',
  history: { stays: ['status'] },
  search: { detail: 'slug' },
  words: {},
  csv: {
    columns: {
      title: 'Title',
      slug: 'Slug',
      template: 'Template',
      status: 'Publication',
      content: 'Content',
      metaTitle: 'Meta title',
      metaDescription: 'Meta description',
      keywords: 'Keywords',
    },
  },
});

/** Throws ForbiddenException (403) for a page whose isEditable is false. */
export function refuseFixed({ isEditable }: CorePage, verb: 'changed' | 'deleted'): void {
  if (!isEditable) throw new ForbiddenException(`This page is fixed: it cannot be ${verb}.`);
}
