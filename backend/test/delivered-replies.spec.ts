import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { ReplyDelayJob, ResponseDeadlineJob } from '../src/inquiries/office/response-deadline.job.js';
import { Delivery } from '../src/delivery/outbox/delivery.entity.js';
import request from 'supertest';
import { enquiry, makeInquiry } from './factories/inquiry.js';
import type { Today } from '../src/records/today/today.dto.js';
import { as, type Caller } from './support/api.js';
import { createTestApp, type TestApp } from './support/app.js';
import { refusing, startMailServer, type MailServer } from './support/mail-server.js';
import { until } from './support/until.js';

const INQUIRIES = '/api/admin/contact-inquiries';

interface Seen {
  status: string;
  respondedAt: string | null;
  replyFailedAt: string | null;
  version: number;
  deliveries: { kind: string; status: string; lastError: string | null }[];
}

describe('an answer to a customer', () => {
  let app: TestApp;
  let staff: Caller;
  let admin: Caller;
  let server: MailServer | undefined;
  beforeEach(async () => {
    app = await createTestApp();
    staff = as(app, app.editorToken);
    admin = as(app, app.adminToken);
  });
  afterEach(async () => {
    await app.close();
    await server?.close();
    server = undefined;
  });

  const sees = async (id: string) => (await staff.get(`${INQUIRIES}/${id}`)).body as Seen;
  const answers = (id: string, text = 'We come on Monday.', caller = staff) => caller.post(`${INQUIRIES}/${id}/answers`, { text });
  const history = async (id: string) => (await staff.get(`${INQUIRIES}/${id}/history`)).body as { kind: string; username: string | null }[];
  const dashboard = async () => {
    const { newInquiries, today } = (await staff.get('/api/admin/dashboard')).body as { newInquiries: number; today: Today };
    return { newInquiries, kinds: today.items.filter(({ key }) => key.startsWith('contact-inquiries')).map(({ kind }) => kind) };
  };
  const alert = () => app.get(ResponseDeadlineJob, { strict: false }).run(new Date());
  const alerts = (inquiryId: string) => app.dataSource.getRepository(Delivery).countBy({ inquiryId, kind: 'promise-alert' });
  const mailServer = async (...refused: string[]) => {
    server = await startMailServer(refusing(...refused));
    await admin.put('/api/admin/company-info', { smtpHost: '127.0.0.1', smtpPort: server.port });
  };

  it('that waits for a mail server does not count; once it is delivered, it does', async () => {
    const { id } = await makeInquiry(app, { createdAt: new Date(Date.now() - 23.5 * 3_600_000) });
    expect((await answers(id)).status).toBe(201);
    expect(await sees(id)).toMatchObject({ status: 'new', respondedAt: null, deliveries: [{ kind: 'answer', status: 'queued' }] });
    expect(await dashboard()).toEqual({ newInquiries: 1, kinds: ['Reply'] });
    await app.get(ReplyDelayJob, { strict: false }).run(new Date());
    expect(await app.dataSource.getRepository(Delivery).countBy({ kind: 'reply-delayed' })).toBe(0);
    // Changes of something else do not make it a reply.
    await staff.put(`${INQUIRIES}/${id}`, { notes: 'Prefers mornings.' });
    const { version } = await sees(id);

    await mailServer();
    await until('the answer to be delivered', async () => (await sees(id)).respondedAt);
    expect(await sees(id)).toMatchObject({ status: 'contacted', version, deliveries: [{ kind: 'answer', status: 'sent' }] });
    expect((await history(id)).map(({ kind, username }) => [kind, username])).toEqual([
      ['delivery-sent', null],
      ['status', 'editor'],
      ['answer', 'editor'],
      ['received', null],
    ]);
    expect(await dashboard()).toEqual({ newInquiries: 0, kinds: [] });
  });

  it('that is finally refused leaves the promise standing, and the office is told until the customer is reached', async () => {
    await mailServer('ada@example.co.uk');
    const { id } = await makeInquiry(app, { createdAt: new Date(Date.now() - 21 * 3_600_000) });
    await alert();
    expect(await alerts(id)).toBe(1);
    await answers(id);
    await until('the refusal', async () => (await sees(id)).replyFailedAt);
    expect(await sees(id)).toMatchObject({
      ...{ status: 'new', respondedAt: null },
      deliveries: expect.arrayContaining([
        expect.objectContaining({ kind: 'answer', status: 'failed', lastError: expect.stringContaining('Nobody here by that name') }),
      ]),
    });
    const reason = expect.stringMatching(/ to ada@example\.co\.uk could not be delivered: 550 .*Nobody here by that name/);
    expect(await history(id)).toContainEqual(expect.objectContaining({ kind: 'delivery-failed', text: reason }));
    expect(JSON.stringify((await staff.get('/api/admin/dashboard')).body)).toContain(
      'Our reply to ada@example.co.uk could not be delivered: ‘Nobody here by that name’. Please call.',
    );
    expect(await dashboard()).toEqual({ newInquiries: 1, kinds: ['Undelivered'] });
    await alert();
    expect(await alerts(id)).toBe(2);
    const listed = async (replyFailed: unknown) =>
      (await staff.get(`${INQUIRIES}?filter=${JSON.stringify({ replyFailed })}`)).body as { id: string }[] | { error: string };
    expect(await listed(true)).toMatchObject([{ id }]);
    expect(await listed(false)).toEqual([]);
    expect(await listed('maybe')).toMatchObject({ error: expect.stringContaining('replyFailed') });

    await staff.post(`${INQUIRIES}/${id}/calls`, { outcome: 'reached' });
    expect(await sees(id)).toMatchObject({ status: 'contacted', respondedAt: expect.any(String), replyFailedAt: null });
    expect(await dashboard()).toEqual({ newInquiries: 0, kinds: [] });
  });

  it('tells the office to call where the automatic reply comes back', async () => {
    await mailServer('nobody@example.co.uk');
    const { body } = await request(app.server)
      .post('/api/contact')
      .send(enquiry({ email: 'nobody@example.co.uk' }));
    const { id } = body as { id: string };
    await until('the refusal', async () => (await sees(id)).replyFailedAt);
    expect(await history(id)).toContainEqual(
      expect.objectContaining({ kind: 'delivery-failed', text: expect.stringContaining('nobody@example.co.uk') }),
    );
    expect(JSON.stringify((await staff.get('/api/admin/dashboard')).body)).toContain(
      'Our email to nobody@example.co.uk could not be delivered: ‘Nobody here by that name’. Please call.',
    );
    await staff.post(`${INQUIRIES}/${id}/calls`, { outcome: 'reached' });
    expect(await sees(id)).toMatchObject({ replyFailedAt: null });
  });

  it('is not sent by who has not seen what a colleague did, until that is read', async () => {
    const { id, version } = await makeInquiry(app);
    const send = (text: string, seen: number, caller = staff) => answers(id, text, caller).set('If-Match', `"v${seen}"`);
    const both = await Promise.all([send('One.', version), send('Other.', version, admin)]);
    expect(both.map(({ status }) => status).sort()).toEqual([201, 412]);
    const first = both[0]?.status === 201 ? 'editor' : 'admin';
    expect(both.find(({ status }) => status === 412)?.body).toMatchObject({
      error: 'Someone else has changed this enquiry in the meantime. Read what is new before you send your answer.',
      changedBy: first,
    });
    expect((await history(id)).filter(({ kind }) => kind === 'answer')).toMatchObject([{ username: first }]);

    for (const [part, body] of [
      ['notes', { text: 'Cancelled.' }],
      ['calls', { outcome: 'not-reached' }],
    ] as const) {
      const seen = (await sees(id)).version;
      await admin.post(`${INQUIRIES}/${id}/${part}`, body);
      expect((await send('Again.', seen)).status).toBe(412);
    }
    expect((await send('Again.', (await sees(id)).version)).status).toBe(201);
  });
});
