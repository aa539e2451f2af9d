import { expect } from '@jest/globals';
import { AuditLog } from '../../src/audit/audit-log.entity.js';
import type { Caller } from '../support/api.js';
import type { TestApp } from '../support/app.js';

/** Staff's and visitors' routes. */
export const PATH = '/api/admin/service-location-pages';
export const VISITORS = '/api/service-location-pages';

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

/** A published service and an active location with unique names. */
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

/** Required fields of a create call, apart from its pair. */
export const PAGE_FIELDS = {
  metaTitle: 'Testing near you',
  metaDescription: 'We test electrical installations near you.',
  heroTitle: 'Testing done well',
  introContent: '<p>We test.</p>',
};

/** A published page; with its own pair by default. */
export async function makePage(staff: Caller, fields: object = {}) {
  const pair = 'serviceId' in fields && 'locationId' in fields ? {} : await makePair(staff);
  const { serviceId, locationId } = { ...pair, ...fields } as { serviceId: string; locationId: string };
  return post(staff, PATH, { ...PAGE_FIELDS, status: 'published', ...fields, serviceId, locationId });
}

/** Returns what visitors see of a page: a list of one or none. */
export const wholePage = async (visitor: Caller, slug: string) => (await visitor.get(`${VISITORS}?slug=${encodeURIComponent(slug)}`)).body;

/** Actions on a page, newest first. */
export const auditOf = (app: TestApp, entityId: string) =>
  app.dataSource
    .getRepository(AuditLog)
    .find({ where: { entityType: 'service-location-pages', entityId }, order: { createdAt: 'DESC', id: 'DESC' } });
