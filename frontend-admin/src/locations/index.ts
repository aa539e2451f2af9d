import type { Location } from '../data/types';
import { LocationList } from './LocationList';

export const locations = {
  name: 'locations',
  list: LocationList,
  hasCreate: true,
  hasEdit: true,
  recordRepresentation: (location: Location) => location.name,
};
