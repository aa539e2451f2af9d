import type { Service } from '../data/types';
import { useRead } from '../data/useCall';

const SHOWN = `/api/admin/services?filter=${encodeURIComponent('{"isActive":true,"status":"published"}')}`;

/** What an enquiry can be about, as in the contact form of the company: its services by their names. */
export function useOffered(): { id: string; name: string }[] {
  const { data: services = [] } = useRead<Pick<Service, 'slug' | 'title'>[]>(['services', 'offered'], SHOWN);
  return [...services.map(({ slug, title }) => ({ id: slug, name: title })), { id: 'other', name: 'Something else' }];
}
