import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import request from 'supertest';
import { Delivery } from '../src/delivery/outbox/delivery.entity.js';
import { enquiry } from './factories/inquiry.js';
import { as, type Caller } from './support/api.js';
import { createTestApp, type TestApp } from './support/app.js';

const PATH = '/api/admin/contact-inquiries';
const CALL = { channel: 'rang', name: 'Joan Price', phone: '0151 496 0777', message: 'Half the sockets are dead.' };

interface Entered {
  id: string;
  version: number;
  dueAt: string;
}

describe('details of an enquiry that were noted wrong', () => {
  let app: TestApp;
  let [admin, editor]: Caller[] = [];
  beforeAll(async () => {
    app = await createTestApp({ env: { SMTP_URL: 'smtp://127.0.0.1:9' } });
    [admin, editor] = [as(app, app.adminToken), as(app, app.editorToken)];
  });
  afterAll(() => app.close());

  const adds = async (fields: object = {}) => (await editor!.post(PATH, { ...CALL, ...fields })).body as Entered;
  const found = async (q: string) => (await editor!.get(`${PATH}?filter=${JSON.stringify({ q })}`)).body as Entered[];

  it('are corrected with history, search and audit log, and a learned email address makes a reply possible', async () => {
    const { id, version, dueAt } = await adds({ name: 'Jon Pryce', message: 'The cooker trips.' });
    const details = { name: 'Joan Preece', phone: '0151 496 0778', email: 'Joan@Example.org', company: 'Preece Ltd' };
    const put = editor!.put(`${PATH}/${id}`, details).set('If-Match', `"v${version}"`);
    const corrected = { ...details, email: 'joan@example.org', channel: 'rang', dueAt, status: 'new', respondedAt: null };
    expect((await put).body).toMatchObject({ ...corrected, message: 'The cooker trips.', deliveries: [] });
    expect((await editor!.put(`${PATH}/${id}`, { name: 'Late' }).set('If-Match', `"v${version}"`)).status).toBe(412);
    for (const q of ['Preece', 'joan@example.org', '4960778', 'cooker']) expect(await found(q)).toMatchObject([{ id }]);
    expect(await found('Pryce')).toEqual([]);
    const [entry] = (await editor!.get(`${PATH}/${id}/history`)).body as object[];
    const text = 'Name: Joan Preece\nPhone: 0151 496 0778\nEmail: joan@example.org\nCompany: Preece Ltd';
    expect(entry).toMatchObject({ kind: 'corrected', text, username: expect.any(String) });
    const [logged] = (await admin!.get('/api/admin/audit-log?filter={"entityType":"contact-inquiries"}')).body as object[];
    expect(logged).toMatchObject({ action: 'update', entityId: id, changes: { name: expect.anything(), email: expect.anything() } });
    expect(JSON.stringify(logged)).not.toMatch(/Preece|Pryce|joan@|0778/);
    expect((await editor!.post(`${PATH}/${id}/answers`, { text: 'We come at nine.' })).status).toBe(201);
    const reply = await app.dataSource.getRepository(Delivery).findOneByOrFail({ inquiryId: id, kind: 'answer' });
    expect(reply.recipients).toEqual(['joan@example.org']);
  });

  it('stay complete', async () => {
    const { id } = await adds({ email: 'known@example.org' });
    for (const [field, value] of Object.entries({ name: null, phone: '', email: 'nothing' }))
      expect((await editor!.put(`${PATH}/${id}`, { [field]: value })).body).toMatchObject({ fields: { [field]: [expect.any(String)] } });
    expect((await editor!.put(`${PATH}/${id}`, { email: '', company: '' })).body).toMatchObject({ email: '', company: null });
  });

  it('end the link that was mailed to the wrong address', async () => {
    const { id } = await adds({ topic: 'data', phone: '', email: 'wrong@example.org' });
    const link = async () => (await editor!.get(`${PATH}/${id}/customer-page`)).body as object;
    expect(await link()).toMatchObject({ state: 'open' });
    expect((await editor!.put(`${PATH}/${id}`, { phone: '0151 496 0779' })).status).toBe(200);
    expect((await editor!.put(`${PATH}/${id}`, { phone: null })).body).toMatchObject({ phone: '' });
    expect(await link()).toMatchObject({ state: 'open' });
    expect((await editor!.put(`${PATH}/${id}`, { email: 'right@example.org' })).status).toBe(200);
    expect(await link()).toMatchObject({ state: 'none' });
  });

  it('are never those that a visitor sent, which a whole record may repeat', async () => {
    const { body } = await request(app.server)
      .post('/api/contact')
      .send(enquiry({ submissionId: undefined }));
    const path = `${PATH}/${(body as Entered).id}`;
    for (const fields of [{ name: 'Other' }, { phone: '0151 496 0001' }, { email: 'other@example.org' }, { company: 'Other' }])
      expect(await editor!.put(path, { ...fields, notes: 'Lost.' })).toMatchObject({
        status: 400,
        body: {
          error: expect.stringContaining('What a visitor has sent does not change'),
          fields: { [Object.keys(fields)[0]!]: [expect.any(String)] },
        },
      });
    const record = (await editor!.get(path)).body as object;
    expect(record).toMatchObject({ notes: null });
    expect((await editor!.put(path, { ...record, notes: 'Kept.' })).body).toMatchObject({
      ...record,
      notes: 'Kept.',
      version: 2,
      updatedAt: expect.any(String),
    });
  });
});
