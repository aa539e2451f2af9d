import type { ServicePage } from '../data/types';
import { ServicePageList } from './ServicePageList';

/** The API calls them service-location-pages (data/resources.ts). */
export const servicePages = {
  name: 'service-pages',
  list: ServicePageList,
  hasCreate: true,
  hasEdit: true,
  recordRepresentation: (page: ServicePage) => page.title,
};
