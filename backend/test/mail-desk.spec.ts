import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { AuditLog } from '../src/audit/audit-log.entity.js';
import { enquiry, makeInquiry } from './factories/inquiry.js';
import { as, type Caller } from './support/api.js';
import { createTestApp, type TestApp } from './support/app.js';
import { refusing, startMailServer, type MailServer } from './support/mail-server.js';

const PATH = '/api/admin/mail';

describe('the mail desk', () => {
  let app: TestApp;
  let admin: Caller;
  let editor: Caller;
  let server: MailServer | undefined;
  const setUp = async (options = {}) => {
    server = await startMailServer(options);
    await admin.put('/api/admin/company-info', { smtpHost: '127.0.0.1', smtpPort: server.port, smtpUser: null });
    return server;
  };

  beforeEach(async () => {
    app = await createTestApp();
    [admin, editor] = [as(app, app.adminToken), as(app, app.editorToken)];
  });
  afterEach(async () => {
    await app.close();
    await server?.close();
    server = undefined;
  });

  it('says to staff whether mail is set up and what waits', async () => {
    expect((await as(app).get(`${PATH}/state`)).status).toBe(401);
    await as(app).post('/api/contact', enquiry());
    expect((await editor.get(`${PATH}/state`)).body).toEqual({ isConfigured: false, queued: 2, failed: 0 });
    await setUp();
    expect((await editor.get(`${PATH}/state`)).body).toMatchObject({ isConfigured: true });
  });

  it('sends a test to who asks or to a given address, and says what the server answered', async () => {
    const { mails } = await setUp();
    const { status, body } = await admin.post(`${PATH}/test`);
    expect({ status, body }).toEqual({
      status: 200,
      body: { to: 'admin@staff.example', sent: true, answer: expect.stringMatching(/^250 /) },
    });
    expect((await admin.post(`${PATH}/test`, { to: 'Someone@Example.com' })).body).toMatchObject({ to: 'someone@example.com', sent: true });
    expect(mails.map(({ envelopeTo, subject }) => [...envelopeTo, subject])).toEqual([
      ['admin@staff.example', 'Test mail from Dibbin Electrical'],
      ['someone@example.com', 'Test mail from Dibbin Electrical'],
    ]);
    const audited = await app.dataSource.getRepository(AuditLog).findBy({ action: 'test-mail' });
    expect(audited).toHaveLength(2);
    expect(audited[0]).toMatchObject({ userId: app.adminId, changes: { sent: { after: true } } });
  });

  it('tells in the server’s words why a test was not sent', async () => {
    await setUp(refusing('nobody@example.com'));
    expect((await admin.post(`${PATH}/test`, { to: 'nobody@example.com' })).body).toEqual({
      to: 'nobody@example.com',
      sent: false,
      answer: '550 5.1.1 Nobody here by that name',
    });
    await server?.close();
    const { status, body } = await admin.post(`${PATH}/test`);
    expect({ status, body }).toMatchObject({ status: 200, body: { sent: false, answer: expect.stringContaining('ECONNREFUSED') } });
  });

  it('never repeats the password', async () => {
    await setUp({ authOptional: false, onAuth: (_auth: unknown, _session: unknown, done: (e: Error) => void) => done(new Error('No')) });
    await admin.put('/api/admin/company-info', { smtpUser: 'office', smtpPassword: 'a very secret word' });
    const { body } = await admin.post(`${PATH}/test`);
    expect(body).toMatchObject({ sent: false, answer: expect.stringContaining('535') });
    const audit = await app.dataSource.getRepository(AuditLog).find();
    expect(JSON.stringify([body, audit])).not.toContain('a very secret word');
  });

  it('says so when there is no server, and takes no address that is none', async () => {
    expect((await admin.post(`${PATH}/test`)).body).toEqual({
      statusCode: 409,
      error: 'No mail server is set up. Enter one and save the settings, then try again.',
    });
    for (const to of ['nobody', 7, 'a@b.example\r\nBcc: c@d.example', ['a@b.example']])
      expect((await admin.post(`${PATH}/test`, { to })).status).toBe(400);
  });

  it('shows an autoresponder as a customer would get it', async () => {
    const autoresponderTemplate = 'Dear {name},\n\nabout {service} & <b>more</b>: {phone} {unknown}';
    const { status, body } = await admin.post(`${PATH}/autoresponder-preview`, { autoresponderTemplate });
    expect(status).toBe(200);
    expect(body).toMatchObject({
      subject: 'Thank you for contacting Dibbin Electrical',
      text: 'Dear Alex Taylor,\n\nabout EV Charging & <b>more</b>: 0151 496 0123 {unknown}\n',
      html: expect.stringContaining('<p>about EV Charging &amp; &lt;b&gt;more&lt;/b&gt;'),
    });
    for (const wrong of [undefined, '', 7, 'x'.repeat(10_001)])
      expect((await admin.post(`${PATH}/autoresponder-preview`, { autoresponderTemplate: wrong })).status).toBe(400);
  });

  it('lets editors neither test nor preview', async () => {
    expect((await editor.post(`${PATH}/test`)).status).toBe(403);
    expect((await editor.post(`${PATH}/autoresponder-preview`, { autoresponderTemplate: 'x' })).status).toBe(403);
  });

  it('fills the reply templates in, which editors may change', async () => {
    const { id } = await makeInquiry(app, { name: 'Ada {phone} Lovelace' });
    const replyTemplates = [{ name: 'Hello', text: 'Hello {name}, about {service}: {sender}, {companyName} {constructor}' }];
    expect((await editor.put('/api/admin/company-info', { replyTemplates })).body).toMatchObject({ replyTemplates });
    expect((await editor.get(`/api/admin/contact-inquiries/${id}/replies`)).body).toEqual([
      { name: 'Hello', text: 'Hello Ada {phone} Lovelace, about EV Charging: editor, Dibbin Electrical {constructor}' },
    ]);
    expect((await as(app).get('/api/company-info')).body).not.toHaveProperty('replyTemplates');
    for (const wrong of [
      [{ name: 'x' }],
      [{ name: '', text: 'x' }],
      [{ name: 'x', text: 'x'.repeat(2_001) }],
      'x',
      Array(21).fill(replyTemplates[0]),
    ])
      expect((await editor.put('/api/admin/company-info', { replyTemplates: wrong })).status).toBe(400);
  });
});
