import { kindOf } from '../kinds/kind.js';
import { PageAddress } from '../platform/http/site-addresses.js';
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
  list: {
    sortable: ['title', 'slug', 'group', 'order', 'isActive', 'status', 'createdAt', 'updatedAt'],
    filterable: { isActive: 'boolean', isEmergency: 'boolean', status: 'string', group: 'string', slug: 'string', title: 'string' },
    search: ['title', 'slug', 'description'],
    defaultSort: [
      ['order', 'ASC'],
      ['title', 'ASC'],
    ],
  },
  visible: { isActive: true, status: 'published' },
  publication: 'status',
  page: {
    // Leads to the first of its pages in places.
    address: new PageAddress('/services/:service/:location?'),
    list: '/services',
    at: (where, slug, location) => (location === undefined ? { ...where, slug } : null),
    preview: 'apart',
    isElsewhere: true,
    sharesHead: true,
  },
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
      priceFrom: 'Price from (£)',
      priceTo: 'Price to (£)',
      priceVat: 'Price VAT',
      priceFor: 'Price for',
      priceDependsOn: 'Price depends on',
      priceCheckedOn: 'Price checked on',
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
  },
});
