// On MariaDB only among the further tests.
import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { AuditLog } from '../src/audit/audit-log.entity.js';
import { ContactInquiry } from '../src/inquiries/contact-inquiry.entity.js';
import { Delivery } from '../src/delivery/outbox/delivery.entity.js';
import { User } from '../src/users/user.entity.js';
import { enquiry, makeInquiry } from './factories/inquiry.js';
import { as, UNKNOWN, type Caller } from './support/api.js';
import { createTestApp, type TestApp } from './support/app.js';

const PATH = '/api/admin/contact-inquiries';
const HOUR_MS = 3_600_000;

describe('following up an enquiry', () => {
  let app: TestApp;
  let staff: Caller;
  const history = async (id: string) => (await staff.get(`${PATH}/${id}/history`)).body as { kind: string; text: string | null }[];
  const names = async (filter: object) =>
    ((await staff.get(`${PATH}?filter=${JSON.stringify(filter)}`)).body as { name: string }[]).map(({ name }) => name).sort();

  beforeAll(async () => {
    app = await createTestApp();
    staff = as(app, app.editorToken);
  });
  afterAll(() => app.close());
  beforeEach(() => app.dataSource.getRepository(ContactInquiry).deleteAll());

  it('is for staff', async () => {
    const { id } = await makeInquiry(app);
    const visitor = as(app);
    for (const call of [
      visitor.get(`${PATH}/${id}/history`),
      visitor.post(`${PATH}/${id}/notes`, { text: 'x' }),
      visitor.post(`${PATH}/${id}/calls`, { outcome: 'reached' }),
      visitor.post(`${PATH}/${id}/mails/${UNKNOWN}/send-again`),
    ])
      expect((await call).status).toBe(401);
  });

  it('records notes, calls, statuses and assignees, each with user and time', async () => {
    const { id } = await makeInquiry(app, { source: '/contact', createdAt: new Date(Date.now() - HOUR_MS) });
    const note = await staff.post(`${PATH}/${id}/notes`, { text: ' Has a <b>dog</b>\nand a 🐈 ' });
    expect(note).toMatchObject({ status: 201, body: { kind: 'note', text: 'Has a <b>dog</b>\nand a 🐈', username: 'editor' } });
    expect((await staff.post(`${PATH}/${id}/calls`, { outcome: 'not-reached' })).body).toMatchObject({ text: 'Not reached.' });
    expect((await staff.get(`${PATH}/${id}`)).body).toMatchObject({ status: 'new', respondedAt: null });
    await as(app, app.adminToken).post(`${PATH}/${id}/calls`, { outcome: 'reached', text: 'Wants Monday.' });
    expect((await staff.get(`${PATH}/${id}`)).body).toMatchObject({ status: 'contacted', respondedAt: expect.any(String) });
    await staff.put(`${PATH}/${id}`, { assigneeId: app.adminId });
    await staff.put(`${PATH}/${id}`, { assigneeId: null });
    await staff.put(`${PATH}/${id}/status`, { status: 'completed' });
    await staff.put(`${PATH}/${id}/status`, { status: 'completed' });
    expect((await history(id)).reverse()).toMatchObject([
      { kind: 'received', text: '/contact', username: null },
      { kind: 'note', username: 'editor' },
      { kind: 'call', text: 'Not reached.' },
      { kind: 'status', text: 'contacted', username: 'admin' },
      { kind: 'call', text: 'Reached. Wants Monday.', username: 'admin' },
      { kind: 'assignee', text: 'admin', username: 'editor' },
      { kind: 'assignee', text: null },
      { kind: 'status', text: 'completed', username: 'editor' },
    ]);

    const audited = await app.dataSource.getRepository(AuditLog).find({ where: { entityId: id }, order: { createdAt: 'ASC', id: 'ASC' } });
    expect(audited.map(({ action, userId }) => [action, userId]).slice(0, 3)).toEqual([
      ['note', app.editorId],
      ['call', app.editorId],
      ['call', app.adminId],
    ]);
    // Personal data is erased with the enquiry, but audit rows stay.
    expect(JSON.stringify(audited)).not.toMatch(/dog|Monday/);
  });

  it('rejects empty entries and unknown enquiries', async () => {
    const { id } = await makeInquiry(app);
    for (const text of [undefined, null, '', '  ', 7, {}, 'x'.repeat(5_001)])
      expect({ text, status: (await staff.post(`${PATH}/${id}/notes`, { text })).status }).toEqual({ text, status: 400 });
    for (const call of [{}, { outcome: 'maybe' }, { outcome: 'reached', text: 7 }])
      expect((await staff.post(`${PATH}/${id}/calls`, call)).status).toBe(400);
    for (const unknown of [UNKNOWN, 'nonsense', '%00']) {
      expect((await staff.get(`${PATH}/${unknown}/history`)).status).toBe(404);
      expect((await staff.post(`${PATH}/${unknown}/notes`, { text: 'x' })).status).toBe(404);
      expect((await staff.post(`${PATH}/${unknown}/calls`, { outcome: 'reached' })).status).toBe(404);
      expect((await staff.post(`${PATH}/${id}/mails/${unknown}/send-again`)).status).toBe(404);
    }
  });

  it("assigns an enquiry to active staff only, and finds one's own", async () => {
    const { id } = await makeInquiry(app, { name: 'Mine' });
    await makeInquiry(app, { name: 'Nobody’s' });
    const given = await staff.put(`${PATH}/${id}`, { assigneeId: app.editorId });
    expect(given.body).toMatchObject({ assigneeId: app.editorId, assignee: { id: app.editorId, username: 'editor' } });
    expect(await names({ assigneeId: 'me' })).toEqual(['Mine']);
    expect(await names({ assigneeId: app.adminId })).toEqual([]);
    expect(await names({ assigneeId: null })).toEqual(['Nobody’s']);

    const users = app.dataSource.getRepository(User);
    await users.update(app.adminId, { isActive: false });
    for (const assigneeId of [app.adminId, UNKNOWN, 'me', 7]) {
      const { status, body } = await staff.put(`${PATH}/${id}`, { assigneeId });
      expect({ status, fields: Object.keys((body as { fields: object }).fields) }).toEqual({ status: 400, fields: ['assigneeId'] });
    }
    await users.update(app.adminId, { isActive: true });
  });

  it('lists what is due soon or overdue, without answered enquiries', async () => {
    const due = (hours: number, more: Partial<ContactInquiry> = {}) =>
      makeInquiry(app, { name: `due in ${hours} h`, dueAt: new Date(Date.now() + hours * HOUR_MS), ...more });
    await due(5);
    await due(3.9);
    await due(0.1);
    await due(-0.1);
    await due(-50);
    await due(1, { respondedAt: new Date(), status: 'contacted', name: 'answered' });
    await due(-1, { spamSince: new Date(), name: 'spam' });
    expect(await names({ promise: 'due-soon' })).toEqual(['due in 0.1 h', 'due in 3.9 h']);
    expect(await names({ promise: 'overdue' })).toEqual(['due in -0.1 h', 'due in -50 h']);
    expect(await names({ promise: 'overdue', status: 'closed' })).toEqual([]);
    expect(await names({ promise: 'overdue', isSpam: true })).toEqual([]);
    expect(await names({ promise: 'overdue', isSpam: false })).toHaveLength(2);
    for (const promise of ['late', 7, null, ['overdue']])
      expect((await staff.get(`${PATH}?filter=${JSON.stringify({ promise })}`)).status).toBe(400);
    const sorted = await staff.get(`${PATH}?sort=["dueAt","ASC"]&range=[0,0]`);
    expect(sorted.body).toMatchObject([{ name: 'due in -50 h' }]);
  });

  it('sends a mail again: a failed one unchanged, a sent one as new, a notice to the current recipients', async () => {
    const { body } = await as(app).post('/api/contact', enquiry());
    const { id } = body as { id: string };
    const mails = app.dataSource.getRepository(Delivery);
    const [notice, thanks] = await Promise.all(
      (['office-notice', 'autoresponder'] as const).map((kind) => mails.findOneByOrFail({ inquiryId: id, kind })),
    );
    if (!notice || !thanks) throw new Error('Two mails were expected.');
    const long = new Date('2026-01-01');
    await mails.update(notice.id, {
      status: 'failed',
      attempts: 20,
      lastError: '550 No',
      recipients: ['gone@example.com'],
      queuedAt: long,
    });
    await mails.update(thanks.id, { status: 'sent', attempts: 1, sentAt: long, queuedAt: long });

    const again = await staff.post(`${PATH}/${id}/mails/${notice.id}/send-again`);
    expect(again).toMatchObject({
      status: 201,
      body: { id: notice.id, status: 'queued', attempts: 0, lastError: null, recipients: ['office@dibbin-electrical.example'] },
    });
    const { messageId, queuedAt } = await mails.findOneByOrFail({ id: notice.id });
    expect(messageId).toBe(notice.messageId);
    expect(queuedAt.getTime()).toBeGreaterThan(long.getTime());
    expect((await staff.post(`${PATH}/${id}/deliveries/${thanks.id}/send-again`)).status).toBe(201);
    const resent = await mails.findOneByOrFail({ id: thanks.id });
    expect(resent).toMatchObject({ status: 'queued', sentAt: null, recipients: ['ada@example.co.uk'] });
    expect(resent.messageId).not.toBe(thanks.messageId);
    expect((await history(id)).filter(({ kind }) => kind === 'delivery')).toMatchObject([
      { text: 'Automatic reply to the customer', username: 'editor' },
      { text: 'Notification to the office', username: 'editor' },
    ]);

    await mails.update(thanks.id, { claimedUntil: new Date(Date.now() + HOUR_MS) });
    expect((await staff.post(`${PATH}/${id}/mails/${thanks.id}/send-again`)).body).toEqual({
      statusCode: 409,
      error: 'This message is being sent right now.',
    });
    const other = await makeInquiry(app);
    expect((await staff.post(`${PATH}/${other.id}/mails/${notice.id}/send-again`)).status).toBe(404);
  });
});
