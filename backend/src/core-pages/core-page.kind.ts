import { ForbiddenException } from '@nestjs/common';
import { kindOf, MADE } from '../kinds/kind.js';
import { CreateCorePageDto, toCorePageRecord, UpdateCorePageDto } from './core-page.dto.js';
import { CorePage } from './core-page.entity.js';

export const CORE_PAGES = kindOf<CorePage>()({
  resource: 'core-pages',
  label: 'page',
  entity: CorePage,
  place: 50,
  name: 'title',
  shows: 'page',
  forms: { create: CreateCorePageDto, update: UpdateCorePageDto },
  view: toCorePageRecord,
  slug: 'free',
  trash: true,
  plans: {
    status: 'status',
    check: ({ isEditable }: CorePage) => {
      if (!isEditable) throw new ForbiddenException('This page is fixed: it cannot be changed.');
    },
  },
  history: { stays: ['status'] },
  search: { detail: 'slug' },
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
    exported: MADE,
  },
});
