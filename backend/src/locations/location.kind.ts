import { kindOf } from '../kinds/kind.js';
import { PageAddress } from '../platform/http/site-addresses.js';
import { CreateLocationDto, toLocationRecord, UpdateLocationDto, LocationRecord } from './location.dto.js';
import { Location } from './location.entity.js';

export const LOCATIONS = kindOf<Location>()({
  resource: 'locations',
  label: 'location',
  entity: Location,
  place: 30,
  name: 'name',
  forms: { create: CreateLocationDto, update: UpdateLocationDto },
  view: toLocationRecord,
  record: LocationRecord,
  list: {
    sortable: ['name', 'slug', 'order', 'isActive', 'createdAt', 'updatedAt'],
    filterable: { isActive: 'boolean', slug: 'string', name: 'string' },
    search: ['name', 'slug', 'description'],
    defaultSort: [
      ['order', 'ASC'],
      ['name', 'ASC'],
    ],
  },
  visible: { isActive: true },
  page: { address: new PageAddress('/areas/:slug'), list: '/areas', preview: null, sharesHead: true },
  slug: 'free',
  trash: true,
  counted: true,
  history: {},
  search: { detail: 'slug' },
  words: {},
  csv: {
    columns: {
      name: 'Name',
      slug: 'Slug',
      description: 'Description',
      postcodes: 'Postcodes',
      subLocations: 'Sub-locations',
      latitude: 'Latitude',
      longitude: 'Longitude',
      order: 'Order',
      isActive: 'Active',
    },
    recognisedBy: [['slug'], ['name']],
  },
});
