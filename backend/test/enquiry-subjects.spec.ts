import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import request from 'supertest';
import { ContactInquiry } from '../src/inquiries/contact-inquiry.entity.js';
import { Delivery } from '../src/delivery/outbox/delivery.entity.js';
import { enquiry } from './factories/inquiry.js';
import { makeLocation } from './factories/locations.js';
import { makeService } from './factories/services.js';
import { as, type Caller } from './support/api.js';
import { createTestApp, type TestApp } from './support/app.js';
import { newAddress } from './support/inquiry-page.js';

const INQUIRIES = '/api/admin/contact-inquiries';
const REWIRING = '/services/rewiring-services/heswall';

describe('what an enquiry is about', () => {
  let app: TestApp;
  let staff: Caller;
  let rewiring: string;
  let landlords: string;
  beforeAll(async () => {
    app = await createTestApp({ env: { TRUST_PROXY: '1' } });
    staff = as(app, app.editorToken);
    await makeLocation(staff, { name: 'Heswall' });
    rewiring = (await makeService(staff, { title: 'Rewiring Services' })).id;
    await makeService(staff, { title: 'Battery Storage', enquiryType: 'ev-charging' });
    landlords = (await makeService(staff, { title: 'Landlord Services' })).id;
  });
  afterAll(() => app.close());

  const sends = async (fields: object): Promise<string> => {
    const { status, body } = await request(app.server).post('/api/contact').set('X-Forwarded-For', newAddress()).send(enquiry(fields));
    expect(status).toBe(201);
    return (body as { id: string }).id;
  };
  const shown = async (id: string) => (await staff.get(`${INQUIRIES}/${id}`)).body as ContactInquiry;

  it('is the service and the place of the page, by name, for staff, office and customer', async () => {
    const id = await sends({ serviceType: 'other', serviceSlug: 'rewiring-services', source: REWIRING });
    expect(await shown(id)).toMatchObject({ service: 'other', serviceTitle: 'Rewiring Services', place: 'Heswall', source: REWIRING });
    const mails = await app.dataSource.getRepository(Delivery).findBy({ inquiryId: id });
    const [notice] = mails.filter(({ kind }) => kind === 'office-notice');
    expect(notice?.subject).toContain('Rewiring Services');
    expect(notice?.text).toContain('Place: Heswall');
    expect((await staff.get('/api/admin/dashboard')).body.recentInquiries[0]).toMatchObject({ serviceTitle: 'Rewiring Services' });
  });

  it.each([
    ['the service that was chosen by its name', { serviceSlug: 'battery-storage' }, 'Battery Storage', 'ev-charging'],
    ['its type only if none was sent', { serviceSlug: 'battery-storage', serviceType: 'maintenance' }, 'Battery Storage', 'maintenance'],
    ['something else, not the service of the page', { serviceSlug: 'other', source: REWIRING }, null, 'other'],
  ])('stores %s', async (_, fields, serviceTitle, serviceType) => {
    expect(await shown(await sends({ serviceType: '', ...fields }))).toMatchObject({ serviceTitle, serviceType });
  });

  it('keeps the name when the service is renamed', async () => {
    const id = await sends({ serviceType: 'eicr', serviceSlug: 'landlord-services', source: '/services/landlord-services/heswall' });
    await staff.put(`/api/admin/services/${landlords}`, { title: 'Renamed' });
    expect(await shown(id)).toMatchObject({ serviceType: 'eicr', serviceTitle: 'Landlord Services' });
  });

  it.each([
    ['the page of a place', { source: '/areas/heswall', serviceType: 'maintenance' }, null, 'Heswall'],
    ['a form without script', { source: REWIRING, serviceType: 'other' }, 'Rewiring Services', 'Heswall'],
    ['a form without script, with another type', { source: REWIRING, serviceType: 'ev-charging' }, null, 'Heswall'],
    ['a project', { source: '/projects/x', serviceType: 'other' }, null, null],
    ['no page', { source: undefined, serviceType: 'other' }, null, null],
    ['nothing that is there', { source: '/services/no-such/nowhere', serviceSlug: 'nothing', serviceType: 'other' }, null, null],
    ['something hostile', { source: `/services/${'a'.repeat(5_000)}`, serviceSlug: 'A b<script>', serviceType: 'other' }, null, null],
    ['something of another kind', { source: REWIRING, serviceSlug: { $ne: '' }, serviceType: 'eicr' }, null, 'Heswall'],
    ['a long slug', { source: '/x', serviceSlug: 'a'.repeat(9_000), serviceType: 'eicr' }, null, null],
  ])('is read from %s', async (_, fields, serviceTitle, place) => {
    expect(await shown(await sends(fields))).toMatchObject({ serviceTitle, place });
  });

  it('says nothing of services that visitors do not see', async () => {
    await staff.put(`/api/admin/services/${rewiring}`, { isActive: false });
    const id = await sends({ serviceType: 'other', serviceSlug: 'rewiring-services', source: REWIRING });
    expect(await shown(id)).toMatchObject({ serviceTitle: null });
  });
});
