import { named } from '../kinds/column-names.js';
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
    search: ['name', 'slug', 'description', 'postcodes', 'subLocations'],
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
      name: {
        label: 'Name',
        names: named('Place, Place name, Location, Location name, Town, Town name, Town/City, City, Village, Area, Area name, Title'),
      },
      slug: { label: 'Slug', names: named('URL, URL slug, Permalink') },
      description: { label: 'Description', names: named('About, Text, Details, Notes, Summary, Body, Content') },
      postcodes: {
        label: 'Postcodes',
        names: named('Post code, Postal code, Postcode area, Postcode district, Outward code, Outcode, ZIP, ZIP code', 'Postcodes covered'),
      },
      subLocations: {
        label: 'Sub-locations',
        names: named('Sub locations, Places within, Villages, Neighbourhoods, Districts, Suburbs, Also covers, Areas covered'),
      },
      latitude: {
        label: 'Latitude',
        names: named(
          'Lat, Y, Coordinates, Co-ordinates, GPS, GPS coordinates, Lat long, Lat lng, Map link, Google Maps link, Google Maps URL',
        ),
      },
      longitude: { label: 'Longitude', names: named('Long, Lng, Lon, X') },
      order: { label: 'Order', names: named('Position, Sort order, Sort') },
      isActive: { label: 'Active', names: named('Visible, Shown, Show, Live, Enabled, Published') },
    },
    recognisedBy: [['slug'], ['name']],
  },
});
