import { expect } from '@jest/globals';
import type { Caller } from '../support/api.js';

interface Made {
  id: string;
  slug: string;
  title: string;
  version: number;
}

let made = 0;

async function post(staff: Caller, path: string, fields: object): Promise<Made> {
  const { status, body } = await staff.post(path, fields);
  expect({ path, status, body }).toMatchObject({ status: 201 });
  return body as Made;
}

/** A published service and an active location with names of their own, for pages and FAQs. */
export async function makePair(staff: Caller, { service = {}, location = {} }: { service?: object; location?: object } = {}) {
  const n = ++made;
  const inPair = {
    service: await post(staff, '/api/admin/services', { title: `Testing ${n}`, baseDescription: 'We test it.', ...service }),
    location: await post(staff, '/api/admin/locations', {
      name: `Place ${n}`,
      postcodes: ['CH62'],
      subLocations: ['Port Sunlight'],
      ...location,
    }),
  };
  return { ...inPair, serviceId: inPair.service.id, locationId: inPair.location.id };
}

/** What a create call must carry beside its pair. */
export const PAGE_FIELDS = {
  metaTitle: 'Testing near you',
  metaDescription: 'We test electrical installations near you.',
  heroTitle: 'Testing done well',
  introContent: '<p>We test.</p>',
};

/** A published page; of a pair of its own when none is given. */
export async function makePage(staff: Caller, fields: object = {}) {
  const pair = 'serviceId' in fields && 'locationId' in fields ? {} : await makePair(staff);
  const { serviceId, locationId } = { ...pair, ...fields } as { serviceId: string; locationId: string };
  return post(staff, '/api/admin/service-location-pages', { ...PAGE_FIELDS, status: 'published', ...fields, serviceId, locationId });
}
