// On MariaDB only among the further tests.
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import request, { type Test } from 'supertest';
import { AuditLog } from '../src/audit/audit-log.entity.js';
import { ContactInquiry } from '../src/inquiries/contact-inquiry.entity.js';
import { Delivery } from '../src/delivery/outbox/delivery.entity.js';
import { enquiry, received } from './factories/inquiry.js';
import { createTestApp, type TestApp } from './support/app.js';

describe('POST /api/contact', () => {
  let app: TestApp;
  let visitors = 0;
  /** Each call comes from a different address by default. */
  const send = (body: object | string, address = `203.0.113.${++visitors % 250}`): Test =>
    request(app.server).post('/api/contact').set('X-Forwarded-For', address).set('Content-Type', 'application/json').send(body);
  const stored = (id: string) => app.dataSource.getRepository(ContactInquiry).findOneByOrFail({ id });
  const count = () => app.dataSource.getRepository(ContactInquiry).count();

  beforeAll(async () => {
    app = await createTestApp({ env: { TRUST_PROXY: '1' } });
  });
  afterAll(() => app.close());

  it('stores the enquiry and returns its id and the message', async () => {
    const { status, body } = await send(enquiry({ company: 'Analytical Engines', source: '/services/ev-charging-points/wirral' }));
    expect(status).toBe(201);
    expect(body).toEqual({
      id: expect.any(String),
      message: received(),
      replyBy: expect.any(String),
      email: 'ada@example.co.uk',
      callBack: null,
      callDays: expect.any(Array),
      uploadKey: expect.any(String),
    });
    expect(await stored(body.id)).toMatchObject({
      name: 'Ada Lovelace',
      company: 'Analytical Engines',
      email: 'ada@example.co.uk',
      phone: '0151 496 0000',
      serviceType: 'ev-charging',
      message: 'Two chargers, please.',
      source: '/services/ev-charging-points/wirral',
      status: 'new',
      notes: null,
      respondedAt: null,
      version: 1,
    });
  });

  it('queues two mails in the same transaction', async () => {
    const { body } = await send(enquiry());
    const mails = await app.dataSource.getRepository(Delivery).find({ where: { inquiryId: body.id }, order: { kind: 'ASC' } });
    expect(mails).toMatchObject([
      { kind: 'autoresponder', recipients: ['ada@example.co.uk'], replyTo: null, status: 'queued', attempts: 0 },
      {
        kind: 'office-notice',
        recipients: ['office@dibbin-electrical.example'],
        replyTo: 'ada@example.co.uk',
        status: 'queued',
        attempts: 0,
      },
    ]);
    expect(mails[1]?.text).toContain(`http://localhost:3000/admin/inquiries/${body.id}`);
    expect(new Set(mails.map(({ messageId }) => messageId)).size).toBe(2);
  });

  // @asvs 2.3.3
  it('stores nothing if its mails cannot be queued, and does not count it', async () => {
    const address = '198.51.100.7';
    const before = await count();
    await app.dataSource.query('ALTER TABLE deliveries RENAME TO deliveries_away');
    const failed = await send(enquiry(), address);
    await app.dataSource.query('ALTER TABLE deliveries_away RENAME TO deliveries');
    expect(failed.status).toBe(500);
    expect(failed.body).toEqual({ statusCode: 500, error: expect.any(String), requestId: expect.any(String) });
    expect(await count()).toBe(before);
    // Whoever met the failure may still send as many as anybody.
    for (let i = 0; i < 30; i++) expect((await send(enquiry(), address)).status).toBe(201);
  });

  it('needs neither company nor service, and treats empty fields as absent', async () => {
    const { body: bare } = await send({ name: 'Ada', email: 'ada@example.co.uk', phone: '01514960000', message: 'Hello' });
    const { body: blank } = await send(enquiry({ company: '  ', serviceType: '', source: '' }));
    for (const { id } of [bare, blank])
      expect(await stored(id)).toMatchObject({ company: null, serviceType: null, source: 'contact-form' });
  });

  it.each(['(0151) 496-0123', '+44 (0)151 496 0123', '07700.900.123', '0151–496–0123', '0151 496 0123 ext. 4', '01514960123 extension 12'])(
    'accepts the phone number %s as typed',
    async (phone) => {
      const { body } = await send(enquiry({ phone }));
      expect((await stored(body.id)).phone).toBe(phone);
    },
  );

  // @asvs 1.3.3
  it('normalises text: trimmed, email in lower case, no control characters, line ends kept', async () => {
    const { body } = await send(enquiry({ name: '  Ada\u0000 Lovelace ', email: ' Ada@Example.CO.UK ', message: ' one\r\ntwo\u0007 ' }));
    expect(await stored(body.id)).toMatchObject({ name: 'Ada Lovelace', email: 'ada@example.co.uk', message: 'one\ntwo' });
  });

  // @asvs 1.1.2, 1.2.4
  it('stores text verbatim', async () => {
    const message = `<script>alert(1)</script> '; DROP TABLE contact_inquiries; -- 💡 ${'ö'.repeat(100)}`;
    const { body } = await send(enquiry({ message }));
    expect((await stored(body.id)).message).toBe(message);
  });

  it('accepts fields of maximum length', async () => {
    const { status, body } = await send(
      enquiry({ name: '💡'.repeat(100), company: '&'.repeat(200), message: '"<&💡'.repeat(1000), source: `/contact?${'x'.repeat(2000)}` }),
    );
    expect(status).toBe(201);
    expect((await stored(body.id)).source).toHaveLength(300);
  });

  // @asvs 1.5.2, 15.3.3
  it('ignores unknown fields', async () => {
    const { status, body } = await send(
      enquiry({ id: 'mine', status: 'closed', notes: 'x', respondedAt: '2020-01-01', createdAt: '2020-01-01', version: 7, unknown: {} }),
    );
    expect(status).toBe(201);
    expect(await stored(body.id)).toMatchObject({ status: 'new', notes: null, respondedAt: null, version: 1 });
    expect(body.id).not.toBe('mine');
  });

  it('ignores a source that is no path', async () => {
    for (const source of ['//evil.example', 'https://evil.example', 'contact', 7, {}, ['/x'], null, '\ud800']) {
      const { status, body } = await send(enquiry({ source }));
      expect(status).toBe(201);
      expect((await stored(body.id)).source).toBe('contact-form');
    }
  });

  it('requires every missing field', async () => {
    const { status, body } = await send({});
    expect(status).toBe(400);
    expect(body).toEqual({
      statusCode: 400,
      error: expect.any(String),
      fields: { name: ['Required'], email: ['Required'], phone: ['Required'], message: ['Required'] },
    });
  });

  // @asvs 15.3.5, 15.3.7
  it.each(['name', 'email', 'phone', 'message'])('rejects an enquiry whose %s is empty, null or not text', async (field) => {
    for (const value of ['', '  ', null]) expect((await send(enquiry({ [field]: value }))).body.fields).toEqual({ [field]: ['Required'] });
    for (const value of [1, true, {}, [], ['x'], { toString: 'x' }])
      expect((await send(enquiry({ [field]: value }))).body.fields).toEqual({ [field]: ['Invalid input'] });
  });

  it.each([
    ['name', 'x'.repeat(201)],
    ['company', 'x'.repeat(201)],
    ['company', 7],
    ['email', 'nonsense'],
    ['email', `${'x'.repeat(250)}@example.com`],
    ['email', '"a\r\nBcc: all@example.com"@example.com'],
    ['email', '"a b"@example.com'],
    ['email', 'a@example.com, b@example.com'],
    ['email', 'Ada <a@example.com> <b@example.com>'],
    ['phone', 'call me'],
    ['phone', '12'],
    ['phone', '1'.repeat(50)],
    ['serviceType', 'plumbing'],
    ['serviceType', {}],
    ['message', 'x'.repeat(5001)],
    ['message', 'x'.repeat(30_000)],
    // @asvs 2.2.1
  ])('rejects a wrong %s with a message at the field: %#', async (field, value) => {
    const before = await count();
    const { status, body } = await send(enquiry({ [field]: value }));
    expect(status).toBe(400);
    expect(Object.keys(body.fields)).toEqual([field]);
    expect(body.fields[field]).toEqual([expect.stringMatching(/^[A-Z]/)]);
    expect(await count()).toBe(before);
  });

  it.each(['[]', '[{}]', 'null', '"text"', '7', '{', '', '{"__proto__":{"name":"x"}}'])('rejects the body %s', async (raw) => {
    const { status, body } = await send(raw);
    expect(status).toBe(400);
    expect(body).toMatchObject({ statusCode: 400, error: expect.any(String) });
  });

  it('writes no audit row', async () => {
    const { body } = await send(enquiry());
    expect(await app.dataSource.getRepository(AuditLog).countBy({ entityId: body.id })).toBe(0);
  });

  // @asvs 3.5.3
  it('accepts POST only', async () => {
    for (const method of ['get', 'put', 'delete'] as const) expect((await request(app.server)[method]('/api/contact')).status).toBe(404);
  });

  it('accepts 30 an hour from one address, not counting refused ones', async () => {
    const address = '198.51.100.99';
    for (let i = 0; i < 40; i++) expect((await send(enquiry({ email: 'nonsense' }), address)).status).toBe(400);
    for (let i = 0; i < 30; i++) expect((await send(enquiry(), address)).status).toBe(201);
    const before = await count();
    const refused = await send(enquiry(), address);
    expect(refused.status).toBe(429);
    expect(refused.body).toEqual({ statusCode: 429, error: expect.stringMatching(/call us/) });
    expect(Number(refused.headers['retry-after'])).toBeGreaterThan(3_000);
    expect(await count()).toBe(before);
    expect((await send(enquiry(), '198.51.100.98')).status).toBe(201);
  });
});
