import type { Service } from '../data/types';
import { ServiceList } from './ServiceList';

export const services = {
  name: 'services',
  list: ServiceList,
  hasCreate: true,
  hasEdit: true,
  recordRepresentation: (service: Service) => service.title,
};
