import { PageAddress } from '../platform/http/site-addresses.js';
import { kindOf } from '../kinds/kind.js';
import { CreateServiceLocationPageDto, UpdateServiceLocationPageDto } from './service-location-page.dto.js';
import { PageOriginality } from './page-originality.entity.js';
import { ServiceLocationPage } from './service-location-page.entity.js';
import { pageAt, VISIBLE } from './visible-pages.js';
import { ServiceLocationPageRecord, toPageRecord } from './service-location-page-responses.dto.js';

export const SERVICE_PAGES = kindOf<ServiceLocationPage>()({
  resource: 'service-location-pages',
  label: 'page',
  title: 'Service page',
  entity: ServiceLocationPage,
  screen: 'service-pages',
  place: 40,
  name: 'title',
  besides: { 'service-location-pages': PageOriginality },
  shows: 'page',
  forms: { create: CreateServiceLocationPageDto, update: UpdateServiceLocationPageDto },
  view: toPageRecord,
  record: ServiceLocationPageRecord,
  list: {
    sortable: ['title', 'slug', 'serviceId', 'locationId', 'status', 'order', 'publishedAt', 'createdAt', 'updatedAt'],
    filterable: { serviceId: 'string', locationId: 'string', status: 'string', slug: 'string', title: 'string' },
    search: ['title', 'slug'],
    defaultSort: [
      ['order', 'ASC'],
      ['title', 'ASC'],
    ],
    aliases: { lastModified: 'updatedAt' },
  },
  visible: VISIBLE,
  publication: 'status',
  page: {
    address: new PageAddress('/services/:service/:location?'),
    at: (where, service = '', location) => pageAt(where, service, location),
    preview: 'apart',
  },
  trash: true,
  plans: {},
  drafts: 'servicePageId',
  // Its address follows service and location.
  history: { stays: ['status', 'slug', 'serviceId', 'locationId'] },
  search: { detail: 'slug' },
  words: {},
  csv: {
    columns: {
      title: 'Page Title',
      slug: 'URL Slug',
      serviceId: 'Service',
      locationId: 'Location',
      status: 'Publication',
      metaTitle: 'Meta title',
      metaDescription: 'Meta description',
      heroTitle: 'Hero Title',
      heroSubtitle: 'Hero Subtitle',
      heroDescription: 'Hero Description',
      introContent: 'Introduction',
      content: 'Content',
      publishedAt: 'Published',
      order: 'Order',
    },
  },
});
