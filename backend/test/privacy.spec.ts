// On MariaDB only among the further tests.
import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import request from 'supertest';
import { AuditLog } from '../src/audit/audit-log.entity.js';
import { ContactInquiry } from '../src/inquiries/contact-inquiry.entity.js';
import { ErasureService } from '../src/inquiries/privacy/erasure.service.js';
import { enquiry, makeInquiry } from './factories/inquiry.js';
import { as, type Caller } from './support/api.js';
import { createTestApp, type TestApp } from './support/app.js';
import { everythingStored } from './support/everything.js';

const INQUIRIES = '/api/admin/contact-inquiries';
const PERSON = { name: 'Zebedee Quartermain', email: 'zebedee@quartermain.example', phone: '0151 496 0777', message: 'Oozlum bird lamp.' };
const TRACES = /quartermain|zebedee|496 0777|oozlum|flibbertigibbet|borogove|wombat/i;
const DAY_MS = 86_400_000;

describe('privacy', () => {
  let app: TestApp;
  let admin: Caller;
  let editor: Caller;
  const ask = (what: 'search' | 'export' | 'erase', email: unknown = PERSON.email) => admin.post(`/api/admin/privacy/${what}`, { email });
  const auditRows = (action: 'export' | 'erase') => app.dataSource.getRepository(AuditLog).findBy({ action });
  const left = async () => (await app.dataSource.getRepository(ContactInquiry).find({ withDeleted: true })).map(({ name }) => name);

  /** An enquiry with every kind of related record. */
  const liveThrough = async (): Promise<string> => {
    const { body } = await request(app.server).post('/api/contact').send(enquiry(PERSON));
    const { id } = body as { id: string };
    await editor.put(`${INQUIRIES}/${id}`, { notes: 'flibbertigibbet', status: 'contacted' });
    await editor.post(`${INQUIRIES}/${id}/notes`, { text: 'borogove' });
    await editor.post(`${INQUIRIES}/${id}/calls`, { outcome: 'reached', text: 'wombat' });
    return id;
  };

  beforeAll(async () => {
    app = await createTestApp();
    [admin, editor] = [as(app, app.adminToken), as(app, app.editorToken)];
  });
  afterAll(() => app.close());
  beforeEach(async () => {
    await app.dataSource.getRepository(ContactInquiry).createQueryBuilder().delete().execute();
    await app.dataSource.getRepository(AuditLog).createQueryBuilder().delete().execute();
  });

  it('is for administrators only and rejects invalid calls', async () => {
    for (const what of ['search', 'export', 'erase']) {
      expect((await editor.post(`/api/admin/privacy/${what}`, { email: PERSON.email })).status).toBe(403);
      expect((await as(app).post(`/api/admin/privacy/${what}`, { email: PERSON.email })).status).toBe(401);
    }
    for (const email of [null, '', 'nobody', 7, ['a@b.example'], '%@%'])
      expect((await ask('erase', email)).body).toMatchObject({ statusCode: 400, fields: { email: [expect.any(String)] } });
  });

  it('exports everything that is stored about a person', async () => {
    const id = await liveThrough();
    await makeInquiry(app, { name: 'Someone Else', email: 'else@quartermain.example' });
    expect((await ask('search', ' ZEBEDEE@quartermain.example ')).body).toMatchObject({
      enquiries: 1,
      mails: 2,
      since: expect.any(String),
    });
    const { status, body } = await ask('export');
    expect(status).toBe(200);
    expect(body).toMatchObject({
      email: PERSON.email,
      enquiries: [
        {
          ...PERSON,
          id,
          notes: 'flibbertigibbet',
          mails: [{ kind: expect.any(String), text: expect.any(String) }, { kind: expect.any(String) }],
          changes: expect.arrayContaining([
            expect.objectContaining({ action: 'update', fields: expect.arrayContaining(['notes', 'status']) }),
          ]),
        },
      ],
    });
    for (const said of [/borogove/, /wombat/]) expect(JSON.stringify(body)).toMatch(said);
    expect(JSON.stringify(body)).not.toContain('Someone Else');
    expect(await auditRows('export')).toMatchObject([{ userId: app.adminId, changes: { enquiries: { after: 1 } } }]);
    expect((await ask('export', 'nobody@example.org')).body).toMatchObject({ enquiries: [] });
  });

  it('erases one person for good, including trash and spam', async () => {
    const [first, second, third] = [await liveThrough(), await liveThrough(), await liveThrough()];
    await editor.delete(`${INQUIRIES}/${second}`);
    await editor.put(`${INQUIRIES}/${third}/spam`, { isSpam: true });
    await makeInquiry(app, { name: 'Someone Else', email: 'zébedee@other.example' });
    await makeInquiry(app, { name: 'Third Person', email: 'zebedee@other.example' });
    expect(await everythingStored(app)).toMatch(TRACES);

    expect((await ask('erase')).body).toEqual({ erased: 3, renewals: 0 });
    expect(await everythingStored(app)).not.toMatch(/quartermain|496 0777|oozlum|flibbertigibbet|borogove|wombat/i);
    expect((await editor.get(`${INQUIRIES}/${first}`)).status).toBe(404);
    expect((await editor.get(`${INQUIRIES}?filter=${encodeURIComponent('{"q":"oozlum"}')}`)).body).toEqual([]);
    expect((await ask('search')).body).toEqual({ enquiries: 0, mails: 0, entries: 0, photos: 0, renewals: 0, since: null });
    expect(await auditRows('erase')).toMatchObject([
      { userId: app.adminId, entityId: null, changes: { enquiries: { before: 3 }, reason: { after: 'request' } } },
    ]);
    expect((await ask('erase')).body).toEqual({ erased: 0, renewals: 0 });
    expect((await ask('erase', 'zebedee@other.example')).body).toEqual({ erased: 1, renewals: 0 });
    expect(await left()).toEqual(['Someone Else']);
  });

  // @asvs 14.2.4, 16.2.5
  it('keeps personal data of enquiries out of the audit log', async () => {
    const id = await liveThrough();
    await editor.delete(`${INQUIRIES}/${id}`);
    const rows = await app.dataSource.getRepository(AuditLog).findBy({ entityId: id });
    expect(rows.map(({ action }) => action)).toEqual(expect.arrayContaining(['update', 'delete']));
    expect(JSON.stringify(rows)).not.toMatch(TRACES);
    expect(rows.find(({ action }) => action === 'update')?.changes).toMatchObject({
      notes: { after: '[redacted]' },
      status: { before: 'new', after: 'contacted' },
    });
  });

  // @asvs 14.2.4
  it('erases enquiries every night after the retention period', async () => {
    const now = new Date('2026-11-21T03:30:00Z');
    const made = (name: string, createdAt: string, more: Partial<ContactInquiry> = {}) =>
      makeInquiry(app, { name, createdAt: new Date(createdAt), ...more });
    await made('Old', '2024-11-21T03:29:59Z');
    await made('Old and deleted', '2023-01-01T00:00:00Z', { deletedAt: new Date('2026-11-20T00:00:00Z') });
    await made('Young', '2024-11-21T03:30:01Z');
    await made('Old spam', '2026-08-01T00:00:00Z', { spamSince: new Date('2026-08-22T00:00:00Z') });
    await made('Young spam', '2026-08-01T00:00:00Z', { spamSince: new Date('2026-08-24T00:00:00Z') });

    // Like two replicas.
    await Promise.all([app.get(ErasureService).eraseOld(now), app.get(ErasureService).eraseOld(now)]);
    expect((await left()).toSorted()).toEqual(['Young', 'Young spam']);
    const told = (await auditRows('erase')).map(({ userId, changes }) => [userId, changes['reason']?.after, changes['enquiries']?.before]);
    expect(told.toSorted()).toEqual([
      [null, 'retention', 2],
      [null, 'spam', 1],
    ]);

    expect((await admin.put('/api/admin/company-info', { retentionMonths: null })).status).toBe(200);
    await app.get(ErasureService).eraseOld(new Date(now.getTime() + 5_000 * DAY_MS));
    expect(await left()).toEqual(['Young']);
    for (const retentionMonths of [0, 1.5, -1, 'x'])
      expect((await admin.put('/api/admin/company-info', { retentionMonths })).body).toMatchObject({
        fields: { retentionMonths: [expect.any(String)] },
      });
    expect((await editor.put('/api/admin/company-info', { retentionMonths: 12 })).status).toBe(403);
    expect((await admin.put('/api/admin/company-info', { retentionMonths: 1 })).body).toMatchObject({ retentionMonths: 1 });
  });
});
