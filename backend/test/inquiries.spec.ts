import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { AuditLog } from '../src/audit/audit-log.entity.js';
import { ContactInquiry, INQUIRY_STATUSES } from '../src/inquiries/contact-inquiry.entity.js';
import { INQUIRY, enquiry, makeInquiry } from './factories/inquiry.js';
import { as, UNKNOWN, type Caller } from './support/api.js';
import { createTestApp, type TestApp } from './support/app.js';

const PATH = '/api/admin/contact-inquiries';
const at = (minute: number) => new Date(Date.UTC(2026, 0, 1, 12, minute));

describe('enquiries, for staff', () => {
  let app: TestApp;
  let staff: Caller;
  const list = async (query: Record<string, unknown> = {}) => {
    const search = new URLSearchParams(Object.entries(query).map(([k, v]): [string, string] => [k, JSON.stringify(v)]));
    return staff.get(`${PATH}?${search.toString()}`);
  };
  const names = async (query: Record<string, unknown>) => ((await list(query)).body as { name: string }[]).map(({ name }) => name);

  beforeAll(async () => {
    app = await createTestApp();
    staff = as(app, app.editorToken);
  });
  afterAll(() => app.close());
  beforeEach(async () => {
    await app.dataSource.getRepository(ContactInquiry).createQueryBuilder().delete().execute();
  });

  it('are closed to visitors', async () => {
    const { id } = await makeInquiry(app);
    const visitor = as(app);
    for (const call of [
      visitor.get(PATH),
      visitor.get(`${PATH}/${id}`),
      visitor.put(`${PATH}/${id}`, {}),
      visitor.put(`${PATH}/${id}/status`, {}),
      visitor.delete(`${PATH}/${id}`),
    ]) {
      expect((await call).status).toBe(401);
    }
    expect((await visitor.get('/api/contact-inquiries')).status).toBe(401);
  });

  it('have name and service in both forms', async () => {
    const { id } = await makeInquiry(app, { name: 'Ada King Lovelace', company: 'Engines', createdAt: at(0), source: '/contact' });
    const { status, body, headers } = await staff.get(`${PATH}/${id}`);
    expect(status).toBe(200);
    expect(headers['etag']).toBe('"v1"');
    expect(body).toEqual({
      ...{ id, photoCount: 0, customerWroteAt: null, callBackFrom: null, callBackUntil: null },
      ...{ solvedAt: null, delayedTo: null, replyFailedAt: null, heldBackAt: null, sameSender: [], serviceTitle: null },
      name: 'Ada King Lovelace',
      ...{ firstName: 'Ada', lastName: 'King Lovelace' },
      company: 'Engines',
      email: 'ada@example.co.uk',
      phone: '0151 496 0000',
      serviceType: 'ev-charging',
      service: 'ev-charging',
      message: 'Two chargers, please.',
      source: '/contact',
      ...{ channel: 'form', place: null, heardFrom: null, referrerHost: null, utmSource: null },
      ...{ outcome: null, lostReason: null, amountPence: null },
      ...{ topic: 'work', complaintOutcome: null, complaintEndedOn: null },
      status: 'new',
      notes: null,
      respondedAt: null,
      dueAt: '2026-01-02T12:00:00.000Z',
      assigneeId: null,
      assignee: null,
      isSpam: false,
      spamReasons: [],
      mails: [],
      deliveries: [],
      version: 1,
      createdAt: '2026-01-01T12:00:00.000Z',
      updatedAt: '2026-01-01T12:00:00.000Z',
    });
  });

  it('report the state of their mails', async () => {
    const { body } = await as(app).post('/api/contact', enquiry());
    const mail = {
      id: expect.any(String),
      status: 'queued',
      attempts: 0,
      nextAttemptAt: expect.any(String),
      sentAt: null,
      lastError: null,
    };
    const mails = expect.arrayContaining([
      {
        kind: 'office-notice',
        channel: 'mail',
        name: 'Notification to the office',
        recipients: ['office@dibbin-electrical.example'],
        ...mail,
      },
      { kind: 'autoresponder', channel: 'mail', name: 'Automatic reply to the customer', recipients: ['ada@example.co.uk'], ...mail },
    ]);
    expect((await staff.get(`${PATH}/${body.id}`)).body.mails).toEqual(mails);
    expect((await list()).body).toMatchObject([{ id: body.id, mails }]);
  });

  it('are listed newest first, at most 500 without a range', async () => {
    for (const minute of [1, 3, 2]) await makeInquiry(app, { name: `Number ${minute}`, createdAt: at(minute) });
    const { body, headers } = await list();
    expect(body.map((i: { name: string }) => i.name)).toEqual(['Number 3', 'Number 2', 'Number 1']);
    expect(headers['content-range']).toBe('contact-inquiries 0-2/3');

    const many = Array.from({ length: 600 }, (_, i) => ({
      ...INQUIRY,
      id: `${String(i).padStart(8, '0')}-0000-7000-8000-000000000000`,
      createdAt: at(4),
      dueAt: at(4),
      updatedAt: at(4),
    }));
    await app.dataSource.getRepository(ContactInquiry).insert(many);
    const whole = await list();
    expect(whole.body).toHaveLength(500);
    expect(whole.headers['content-range']).toBe('contact-inquiries 0-499/603');
    expect((await list({ range: [590, 5000] })).body).toHaveLength(13);
  });

  it('are sorted and filtered by both names of a field', async () => {
    await makeInquiry(app, { name: 'Bea Byron', status: 'closed', serviceType: 'eicr', createdAt: at(1) });
    await makeInquiry(app, { name: 'Ada Lovelace', status: 'new', serviceType: 'other', createdAt: at(2) });
    await makeInquiry(app, { name: 'Cyd Charisse', status: 'in-progress', serviceType: null, createdAt: at(3) });
    for (const field of ['name', 'firstName', 'lastName'])
      expect(await names({ sort: [field, 'ASC'] })).toEqual(['Ada Lovelace', 'Bea Byron', 'Cyd Charisse']);
    for (const field of ['createdAt', 'date'])
      expect(await names({ sort: [field, 'ASC'] })).toEqual(['Bea Byron', 'Ada Lovelace', 'Cyd Charisse']);
    for (const field of ['serviceType', 'service']) expect(await names({ filter: { [field]: 'eicr' } })).toEqual(['Bea Byron']);
    expect(await names({ sort: ['service', 'DESC'] })).toEqual(['Ada Lovelace', 'Bea Byron', 'Cyd Charisse']);
    expect(await names({ filter: { status: 'closed' } })).toEqual(['Bea Byron']);
    expect(await names({ filter: { status: ['new', 'in-progress'] } })).toEqual(['Cyd Charisse', 'Ada Lovelace']);
    expect(await names({ filter: { date_gte: at(2).toISOString() } })).toEqual(['Cyd Charisse', 'Ada Lovelace']);
    for (const query of [{ sort: ['message', 'ASC'] }, { filter: { notes: 'x' } }, { filter: { nothing: 1 } }])
      expect((await list(query)).status).toBe(400);
  });

  it.each(['ASC', 'DESC'])('appear once each across all pages: %s', async (direction) => {
    const minutes = [3, 1, 2, 2, 5, 4, 2];
    for (const [i, minute] of minutes.entries()) await makeInquiry(app, { name: `Name ${i % 2}`, createdAt: at(minute) });
    for (const field of ['createdAt', 'name', 'status', 'id']) {
      const whole = (await list({ sort: [field, direction] })).body as { id: string }[];
      expect(new Set(whole.map(({ id }) => id)).size).toBe(7);
      const pages: { id: string }[] = [];
      for (let first = 0; first < 7; first += 2) {
        const { body, headers } = await list({ sort: [field, direction], range: [first, first + 1] });
        expect(headers['content-range']).toBe(`contact-inquiries ${first}-${Math.min(first + 1, 6)}/7`);
        pages.push(...body);
      }
      expect(pages).toEqual(whole);
    }
    const named = (await list({ sort: ['name', direction] })).body as { name: string; createdAt: string }[];
    const keys = named.map(({ name, createdAt }) => `${name} ${createdAt}`);
    expect(keys).toEqual(direction === 'ASC' ? keys.toSorted() : keys.toSorted().toReversed());
    expect((await list({ range: [7, 9] })).headers['content-range']).toBe('contact-inquiries */7');
  });

  it('are counted correctly right after each change', async () => {
    const many = Array.from({ length: 1_200 }, (_, i) => ({
      ...INQUIRY,
      id: `${String(i).padStart(8, '0')}-0000-7000-8000-000000000000`,
      ...{ createdAt: at(4), updatedAt: at(4), dueAt: at(5) },
    }));
    for (let i = 0; i < many.length; i += 400) await app.dataSource.getRepository(ContactInquiry).insert(many.slice(i, i + 400));
    const total = async () => (await list({ range: [0, 0] })).headers['content-range'];
    expect(await total()).toBe('contact-inquiries 0-0/1200');
    await staff.delete(`${PATH}/${many[7]?.id}`);
    expect(await total()).toBe('contact-inquiries 0-0/1199');
    expect((await list({ range: [1190, 1250] })).body).toHaveLength(9);
  });

  it('accept any change of status and record when they first leave new', async () => {
    const { id } = await makeInquiry(app);
    const setStatus = async (status: string) =>
      (await staff.put(`${PATH}/${id}/status`, { status })).body as { status: string; respondedAt: string | null };
    expect(await setStatus('new')).toMatchObject({ status: 'new', respondedAt: null });
    const before = Date.now();
    const { respondedAt } = await setStatus('contacted');
    expect(Date.parse(String(respondedAt))).toBeGreaterThanOrEqual(before);
    for (const status of [...INQUIRY_STATUSES, ...INQUIRY_STATUSES.toReversed()])
      expect(await setStatus(status)).toMatchObject({ status, respondedAt });
  });

  it("change in status and notes; the visitor's words stay", async () => {
    const { id } = await makeInquiry(app);
    const { status, body, headers } = await staff.put(`${PATH}/${id}`, {
      status: 'in-progress',
      notes: 'Called back.\nSurvey on Monday.',
      firstName: 'Other',
      serviceType: 'eicr',
      service: 'eicr',
      message: 'Other',
      source: '/other',
      respondedAt: '2020-01-01',
      createdAt: '2020-01-01',
      mails: [],
    });
    expect(status).toBe(200);
    expect(headers['etag']).toBe('"v2"');
    expect(body).toMatchObject({
      status: 'in-progress',
      notes: 'Called back.\nSurvey on Monday.',
      name: 'Ada Lovelace',
      email: 'ada@example.co.uk',
      serviceType: 'ev-charging',
      message: 'Two chargers, please.',
    });
    expect(body.respondedAt).not.toBe('2020-01-01');
    expect((await staff.put(`${PATH}/${id}`, { notes: null })).body).toMatchObject({ notes: null, status: 'in-progress' });
    expect((await staff.put(`${PATH}/${id}`, {})).status).toBe(200);
  });

  it.each([
    ['status', 'spam'],
    ['status', 7],
    ['notes', 7],
    ['notes', 'x'.repeat(10_001)],
  ])('reject a wrong %s: %#', async (field, value) => {
    const { id } = await makeInquiry(app);
    const { status, body } = await staff.put(`${PATH}/${id}`, { [field]: value });
    expect(status).toBe(400);
    expect(Object.keys(body.fields)).toEqual([field]);
  });

  it('need a valid status', async () => {
    const { id } = await makeInquiry(app);
    for (const [value, message] of [
      [undefined, 'Required'],
      [null, 'Required'],
      [{}, 'Invalid input'],
      ['spam', expect.stringContaining('new, contacted')],
    ] as const) {
      const { status, body } = await staff.put(`${PATH}/${id}/status`, { status: value });
      expect({ status, fields: body.fields }).toEqual({ status: 400, fields: { status: [message] } });
    }
  });

  it('refuse an outdated version', async () => {
    const { id } = await makeInquiry(app);
    expect((await staff.put(`${PATH}/${id}/status`, { status: 'closed' }).set('If-Match', '"v1"')).status).toBe(200);
    for (const path of [`${PATH}/${id}/status`, `${PATH}/${id}`])
      expect((await staff.put(path, { status: 'new' }).set('If-Match', '"v1"')).status).toBe(412);
    expect((await staff.get(`${PATH}/${id}`)).body.status).toBe('closed');
  });

  it('go to the trash', async () => {
    const { id } = await makeInquiry(app);
    const { status, body } = await staff.delete(`${PATH}/${id}`);
    expect(status).toBe(200);
    expect(body).toMatchObject({ id, name: 'Ada Lovelace' });
    expect((await staff.get(`${PATH}/${id}`)).status).toBe(404);
    expect((await list()).body).toEqual([]);
    expect((await staff.delete(`${PATH}/${id}`)).status).toBe(404);
    expect(await app.dataSource.getRepository(ContactInquiry).findOne({ where: { id }, withDeleted: true })).toMatchObject({ id });
  });

  it('record every change in the audit log', async () => {
    const { id } = await makeInquiry(app);
    await as(app, app.adminToken).put(`${PATH}/${id}/status`, { status: 'completed' });
    await staff.delete(`${PATH}/${id}`);
    const rows = await app.dataSource
      .getRepository(AuditLog)
      .find({ where: { entityType: 'contact-inquiries', entityId: id }, order: { createdAt: 'ASC', id: 'ASC' } });
    expect(rows).toMatchObject([
      {
        action: 'update',
        userId: app.adminId,
        changes: { status: { before: 'new', after: 'completed' }, respondedAt: { after: expect.any(String) } },
      },
      { action: 'delete', userId: app.editorId },
    ]);
  });

  it('return 404 with a sentence if they do not exist', async () => {
    for (const id of [UNKNOWN, 'nonsense', '%00', 'x'.repeat(2000)]) {
      for (const call of [
        staff.get(`${PATH}/${id}`),
        staff.put(`${PATH}/${id}`, {}),
        staff.put(`${PATH}/${id}/status`, { status: 'new' }),
        staff.delete(`${PATH}/${id}`),
      ]) {
        expect((await call).body).toEqual({ statusCode: 404, error: 'There is no such enquiry. It may have been deleted.' });
      }
    }
  });

  it('also respond at the irregular paths', async () => {
    const { id } = await makeInquiry(app);
    expect((await staff.get('/api/contact-inquiries')).body).toMatchObject([{ id }]);
    expect((await staff.put(`/api/contact-inquiries/${id}/status`, { status: 'closed' })).body).toMatchObject({ id, status: 'closed' });
    expect((await staff.delete(`/api/contact-inquiries/${id}`)).status).toBe(200);
  });
});
