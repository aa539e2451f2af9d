import { kindOf, MADE } from '../kinds/kind.js';
import { PageAddress } from '../platform/common/site-addresses.js';
import { CreateServiceDto, toServiceRecord, UpdateServiceDto, ServiceRecord } from './service.dto.js';
import { Service } from './service.entity.js';

export const SERVICES = kindOf<Service>()({
  resource: 'services',
  label: 'service',
  entity: Service,
  place: 20,
  name: 'title',
  shows: 'service',
  forms: { create: CreateServiceDto, update: UpdateServiceDto },
  view: toServiceRecord,
  record: ServiceRecord,
  address: new PageAddress('/services/:service/:location?'),
  isPreviewed: true,
  slug: 'free',
  trash: true,
  counted: true,
  history: { stays: ['status'] },
  search: { detail: 'slug' },
  words: {},
  csv: {
    columns: {
      title: 'Title',
      slug: 'Slug',
      group: 'Group',
      description: 'Description',
      baseDescription: 'Base Description',
      searchTerms: 'Search Terms',
      icon: 'Icon',
      image: 'Image',
      status: 'Publication',
      content: 'Content',
      metaTitle: 'Meta title',
      metaDescription: 'Meta description',
      keywords: 'Keywords',
      order: 'Order',
      isEmergency: 'Emergency Service',
      isActive: 'Active',
    },
    exported: MADE,
  },
});
