import { useGetList } from 'react-admin';
import type { Location, Service } from '../data/types';

/** As many as one answer holds; there are some twenty of each. */
const ALL = { pagination: { page: 1, perPage: 1000 } };

interface Named {
  id: string;
  name: string;
  slug: string;
}

export interface Pairs {
  services: readonly Named[];
  locations: readonly Named[];
}

/** What a page can be about: all services and locations, by name. */
export function usePairs(): Pairs {
  const { data: services = [] } = useGetList<Service>('services', { ...ALL, sort: { field: 'title', order: 'ASC' } });
  const { data: locations = [] } = useGetList<Location>('locations', { ...ALL, sort: { field: 'name', order: 'ASC' } });
  return { services: services.map(({ id, title, slug }) => ({ id, name: title, slug })), locations };
}

export const nameOf = (id: string, list: readonly Named[]): string => list.find((one) => one.id === id)?.name ?? '-';

/** '{serviceSlug}-{locationSlug}', as the server makes it; '' until both are chosen. */
export function pairSlug({ services, locations }: Pairs, serviceId: unknown, locationId: unknown): string {
  const service = services.find(({ id }) => id === serviceId);
  const location = locations.find(({ id }) => id === locationId);
  return service && location ? `${service.slug}-${location.slug}` : '';
}
