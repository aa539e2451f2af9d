import { describe, expect, it } from '@jest/globals';
import type { Test } from 'supertest';
import { AuditLog } from '../src/audit/audit-log.entity.js';
import { DAY_MS } from '../src/platform/time/durations.js';
import { makeFaq, linkFaq } from './factories/faqs.js';
import { makeInquiry } from './factories/inquiry.js';
import { makeMedia } from './factories/media.js';
import { makePage, makePair, PAGE_FIELDS } from './factories/service-location-pages.js';
import { type Caller } from './support/api.js';
import { useTestApp } from './support/app.js';
import { operations } from './support/operations.js';

interface Made {
  id: string;
}

/** Fields of a POST and a change, by resource. */
const RECORDS: Record<string, { fields: (staff: Caller) => object | Promise<object>; change: object }> = {
  services: { fields: () => ({ title: 'Audited', baseDescription: 'x' }), change: { title: 'Audited, changed' } },
  locations: { fields: () => ({ name: 'Audited' }), change: { name: 'Audited, changed' } },
  projects: { fields: () => ({ title: 'Audited' }), change: { title: 'Audited, changed' } },
  testimonials: { fields: () => ({ name: 'A', location: 'B', comment: 'C' }), change: { rating: 4 } },
  renewals: {
    fields: () => ({ customer: 'A', address: 'B', what: 'C', dueOn: '2031-01-01' }),
    change: { what: 'D' },
  },
  faqs: { fields: () => ({ question: 'Q?', answer: 'A.' }), change: { answer: 'B.' } },
  'core-pages': { fields: () => ({ title: 'Audited' }), change: { title: 'Audited, changed' } },
  redirects: { fields: () => ({ fromPath: '/somewhere-else', toPath: '/contact' }), change: { toPath: '/about' } },
  users: { fields: () => ({ username: 'audited', email: 'audited@example.com' }), change: { role: 'admin' } },
  'page-faqs': {
    fields: async (staff) => ({ pageType: 'service', pageId: (await makePair(staff)).service.id, faqId: (await makeFaq(staff)).id }),
    change: { order: 7 },
  },
  'service-location-pages': {
    fields: async (staff) => {
      const { service, location } = await makePair(staff);
      return { ...PAGE_FIELDS, serviceId: service.id, locationId: location.id };
    },
    change: { heroTitle: 'Audited' },
  },
};
/** Created by visitors, uploads and plans, each with a test of its own below. */
const MADE_OTHERWISE = ['contact-inquiries', 'media', 'planned-changes'];
const SINGLE = ['company-info', 'profile'];
/** A notice that its reader puts away. */
const NOT_LOGGED = ['overwritten-changes'];
/** They tidy or suggest something. */
const STORES_NOTHING = ['old-addresses', 'pasted-texts'];

describe('the audit log', () => {
  const { app, admin } = useTestApp();

  const log = () => app.dataSource.getRepository(AuditLog);
  const done = async (call: Test) => {
    const { status, body } = await call;
    expect({ body, succeeded: status === 200 || status === 201 }).toMatchObject({ succeeded: true });
    return body as Made;
  };
  /** Expects success and a row of the audit log with the user. */
  const leavesEntry = async (call: Test, entry: object) => {
    const before = await log().count();
    const body = await done(call);
    const rows = await log().find({ order: { createdAt: 'ASC', id: 'ASC' }, skip: before, take: 10 });
    expect(rows).toContainEqual(expect.objectContaining({ userId: app.adminId, ...entry }));
    return body;
  };

  it('covers every kind of record', () => {
    const written = operations(app).flatMap(({ method, path }) => {
      const resource = /^\/api\/admin\/([a-z-]+)(?:\/\{id\})?$/.exec(path)?.[1];
      return method === 'get' || !resource || resource === 'homepage' ? [] : [resource];
    });
    expect([...new Set(written)].sort()).toEqual(
      [...Object.keys(RECORDS), ...MADE_OTHERWISE, ...SINGLE, ...NOT_LOGGED, ...STORES_NOTHING].sort(),
    );
  });

  it.each(Object.entries(RECORDS))('records every write of %s', async (resource, { fields, change }) => {
    const path = `/api/admin/${resource}`;
    const { id } = await leavesEntry(admin.post(path, await fields(admin)), { action: 'create', entityType: resource });
    const entry = { entityType: resource, entityId: id };
    await leavesEntry(admin.put(`${path}/${id}`, change), { action: 'update', ...entry });
    await leavesEntry(admin.delete(`${path}/${id}`), { action: 'delete', ...entry });
    // The user is in the row itself.
    for (const { changes } of await log().findBy(entry)) expect(changes ?? {}).not.toHaveProperty('updatedBy');
  });

  it('records every write of a file', async () => {
    const { id } = await makeMedia(app);
    expect(await log().findOneBy({ entityId: id })).toMatchObject({ action: 'create', entityType: 'media', userId: app.editorId });
    await leavesEntry(admin.put(`/api/admin/media/${id}`, { alt: 'x' }), { action: 'update', entityType: 'media', entityId: id });
    await leavesEntry(admin.delete(`/api/admin/media/${id}`), { action: 'delete', entityType: 'media', entityId: id });
  });

  it('records every write of an enquiry', async () => {
    const { id } = await makeInquiry(app);
    const path = `/api/admin/contact-inquiries/${id}`;
    const entry = { entityType: 'contact-inquiries', entityId: id };
    await leavesEntry(admin.put(path, { status: 'contacted' }), { action: 'update', ...entry });
    await leavesEntry(admin.put(`${path}/status`, { status: 'closed' }), { action: 'update', ...entry });
    await leavesEntry(admin.post(`${path}/notes`, { text: 'Called.' }), entry);
    await leavesEntry(admin.delete(path), { action: 'delete', ...entry });
  });

  it('records every write of a plan', async () => {
    const path = '/api/admin/planned-changes';
    const { id: recordId } = await makePage(admin);
    const date = new Date(Date.now() + 2 * DAY_MS).toISOString().slice(0, 10);
    const plan = { resource: 'service-location-pages', recordId, action: 'take-down', date, time: '12:00' };
    const { id } = await leavesEntry(admin.post(path, plan), { action: 'create', entityType: 'planned-changes' });
    await leavesEntry(admin.delete(`${path}/${id}`), { action: 'update', entityType: 'planned-changes', entityId: id });
  });

  it('records other changes of pages and settings', async () => {
    const { service } = await makePair(admin);
    const faq = await makeFaq(admin);
    await linkFaq(admin, service.id, faq.id);
    await leavesEntry(admin.put(`/api/admin/services/${service.id}/faqs`, { faqIds: [faq.id] }), { entityType: 'services' });
    const page = await makePage(admin);
    await done(admin.put(`/api/admin/service-location-pages/${page.id}`, { heroTitle: 'Second' }));
    const restore = admin.post(`/api/admin/service-location-pages/${page.id}/restore`, { version: 1 });
    await leavesEntry(restore, { entityType: 'service-location-pages', entityId: page.id });
    await leavesEntry(admin.put('/api/admin/company-info', { companyName: 'Audited' }), { entityType: 'company-info' });
    const profile = { email: 'other@example.com' };
    await leavesEntry(admin.put('/api/admin/profile', profile), { entityType: 'users', entityId: app.adminId });
  });
});
