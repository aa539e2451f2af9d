import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import request from 'supertest';
import { AutomaticMail } from '../src/delivery/mail/automatic-mail.entity.js';
import { AutomaticMails } from '../src/delivery/mail/automatic-mails.service.js';
import { Delivery } from '../src/delivery/outbox/delivery.entity.js';
import { CompanyInfo } from '../src/company/company-info.entity.js';
import { RemindersJob } from '../src/renewals/reminders.job.js';
import { DAY_MS, MINUTE_MS } from '../src/platform/time/durations.js';
import { daysBefore, londonDay, londonOClock } from '../src/platform/time/london.js';
import { enquiry, makeInquiry } from './factories/inquiry.js';
import { AGREED, makeRenewal } from './factories/renewals.js';
import { as } from './support/api.js';
import { createTestApp, type TestApp } from './support/app.js';

const INQUIRIES = '/api/admin/contact-inquiries';

describe('automatic mails', () => {
  let app: TestApp;
  let sent = 0;
  beforeEach(async () => {
    app = await createTestApp({ env: { TRUST_PROXY: '1' } });
    // So that none of it is a flood.
    for (let n = 0; n < 12; n++) await makeInquiry(app, { createdAt: new Date(Date.now() - 7 * DAY_MS - n * MINUTE_MS) });
  });
  afterEach(() => app.close());

  const post = async (body: object, path = '') => {
    const n = sent++;
    const response = await request(app.server)
      .post(`/api/contact${path}`)
      .set('X-Forwarded-For', `10.${n >> 8}.${n & 255}.1`)
      .send(body);
    expect(response.status).toBe(201);
    return (response.body as { id: string }).id;
  };
  const send = (email: string) => post(enquiry({ email, message: `Number ${sent}.` }));
  const complain = (email: string) => post({ name: 'Ann', email, message: `Number ${sent}.` }, '/data-complaint');
  const toCustomers = async () => {
    const all = await app.dataSource.getRepository(Delivery).find();
    return all.filter(({ recipients }) => recipients.some((address) => /ann|a\.n\.n/i.test(address))).map(({ kind }) => kind);
  };
  const notSent = async (id: string) =>
    ((await as(app, app.editorToken).get(`${INQUIRIES}/${id}/history`)).body as { kind: string; text: string }[])
      .filter(({ kind }) => kind === 'not-sent')
      .map(({ text }) => text);

  it('are two a day to one mailbox of 100 at once, and the history of the others says so', async () => {
    const ids = await Promise.all(
      Array.from({ length: 100 }, (_, n) => send(['ann@gmail.com', 'A.N.N@googlemail.com', `ann+${n}@gmail.com`][n % 3]!)),
    );
    expect(await toCustomers()).toEqual(['autoresponder', 'autoresponder']);
    const notes = await Promise.all(ids.map(notSent));
    expect(
      notes.filter(
        ([text]) => text === 'Automatic reply to the customer: not sent, because this address has had two automatic emails within a day',
      ),
    ).toHaveLength(98);
    // The office is told of each.
    expect(await app.dataSource.getRepository(Delivery).countBy({ kind: 'office-notice' })).toBe(100);
    expect(await app.dataSource.getRepository(AutomaticMail).find()).toEqual([
      expect.objectContaining({ id: expect.not.stringContaining('ann') }),
    ]);
  });

  it('are counted over all kinds, and again after a day', async () => {
    await complain('ann@example.org');
    await send('Ann+x@example.org');
    const late = await complain('ANN@example.org');
    expect((await toCustomers()).sort()).toEqual(['autoresponder', 'complaint-received']);
    expect(await notSent(late)).toEqual([
      'Acknowledgement of the complaint: not sent, because this address has had two automatic emails within a day',
    ]);
    // Staff reply as before, and send a link.
    const staff = as(app, app.editorToken);
    expect((await staff.post(`${INQUIRIES}/${late}/answers`, { text: 'We look into it.' })).status).toBe(201);
    expect((await staff.post(`${INQUIRIES}/${late}/customer-page`, {})).status).toBe(201);
    expect((await toCustomers()).sort()).toEqual(['answer', 'autoresponder', 'complaint-received', 'enquiry-link']);
    const mails = app.dataSource.getRepository(AutomaticMail);
    for (const { id, lastAt, beforeAt } of await mails.find())
      await mails.update(id, { lastAt: new Date(lastAt!.getTime() - DAY_MS), beforeAt: new Date(beforeAt!.getTime() - DAY_MS) });
    await send('ann@example.org');
    expect((await toCustomers()).filter((kind) => kind === 'autoresponder')).toHaveLength(2);
    await app.get(AutomaticMails, { strict: false }).removeOld(new Date(Date.now() + 3 * DAY_MS));
    expect(await mails.count()).toBe(0);
  });

  it('of a landlord with five inspections go out two a day, none twice and none never', async () => {
    await app.dataSource.getRepository(CompanyInfo).updateAll({ smtpHost: '127.0.0.1', smtpPort: 1 });
    const dueOn = daysBefore(londonDay(new Date()), -40);
    for (let n = 0; n < 5; n++)
      await makeRenewal(as(app, app.editorToken), { ...AGREED, email: 'ann@example.org', dueOn, address: `${n} High Street` });
    const at = (days: number) => new Date(londonOClock(new Date(Date.now() + days * DAY_MS), 10).getTime() + days * MINUTE_MS);
    for (const [days, all] of [
      [0, 2],
      [0, 2],
      [1, 4],
      [2, 5],
      [3, 5],
    ] as const) {
      await app.get(RemindersJob, { strict: false }).run(at(days));
      expect(await toCustomers()).toHaveLength(all);
    }
  });

  it('of one sender within the hour are shown beside each other', async () => {
    const call = (email: string, phone: string) => post(enquiry({ email, phone, message: `Number ${sent}.` }));
    const [first, second] = [await call('ann@example.org', '0151 496 0001'), await call('ann@example.org', '0151 496 0002')];
    const [other, byNumber] = [await call('bob@example.org', '01514960003'), await call('rob@example.org', '+44 (0)151 496-0003 ext 4')];
    const old = await makeInquiry(app, { email: 'ann@example.org', createdAt: new Date(Date.now() - 3 * 60 * MINUTE_MS) });
    type Row = { id: string; sameSender: { id: string }[] };
    const { body } = await as(app, app.editorToken).get(INQUIRIES);
    const related = Object.fromEntries((body as Row[]).map(({ id, sameSender }) => [id, sameSender.map((one) => one.id)]));
    expect(related).toMatchObject({ [first]: [second], [second]: [first], [other]: [byNumber], [byNumber]: [other], [old.id]: [] });
    const one = (await as(app, app.editorToken).get(`${INQUIRIES}/${second}`)).body as Row;
    expect(one.sameSender).toEqual([{ id: first, createdAt: expect.any(String) }]);
  });
});
