import { describe, expect, it } from '@jest/globals';
import { randomUUID } from 'node:crypto';
import request from 'supertest';
import { Delivery } from '../src/delivery/outbox/delivery.entity.js';
import { ContactInquiry } from '../src/inquiries/contact-inquiry.entity.js';
import type { ContactResponse } from '../src/inquiries/reception/contact.dto.js';
import { ReplyDelayJob } from '../src/inquiries/office/response-deadline.job.js';
import type { InquiryEventRecord } from '../src/inquiries/inquiry-event.dto.js';
import type { JobReport } from '../src/inquiries/office/job-report.dto.js';
import { DAY_MS } from '../src/platform/time/durations.js';
import { daysBefore, londonDay, londonMoment } from '../src/platform/time/london.js';
import type { TodaysItem } from '../src/platform/common/todays-item.dto.js';
import type { Today } from '../src/records/today/today.dto.js';
import { createTestApp, useTestApp } from './support/app.js';
import { newAddress } from './support/inquiry-page.js';

const INQUIRIES = '/api/admin/contact-inquiries';
const COMPLAINT = {
  name: 'Ada Lovelace',
  email: 'ada@example.co.uk',
  message: 'You have kept my number although I asked you to delete it.',
  source: '/privacy',
};

describe('complaints about personal data', () => {
  const { app, admin: staff } = useTestApp(() => createTestApp({ env: { TRUST_PROXY: '1' } }));

  const sends = (fields: object = {}) =>
    request(app.server)
      .post('/api/contact/data-complaint')
      .set('X-Forwarded-For', newAddress())
      .send({ ...COMPLAINT, fillTime: 60_000, ...fields });
  const complains = async (fields: object = {}) => (await sends(fields)).body as ContactResponse;
  const inquiry = (id: string) => app.dataSource.getRepository(ContactInquiry).findOneByOrFail({ id });
  const today = () => londonDay(new Date());
  const mailsOf = (inquiryId: string) =>
    app.dataSource.getRepository(Delivery).find({ where: { inquiryId, channel: 'mail' }, order: { kind: 'ASC' } });
  const jobs = async () => ((await staff.get('/api/admin/jobs')).body as JobReport).totals.enquiries;

  it('stores a complaint with 30 days, acknowledges it by mail and tells the office', async () => {
    const { status, body } = await sends();
    const sent = body as ContactResponse;
    expect({ status, body }).toMatchObject({ status: 201, body: { message: expect.stringMatching(/acknowledge it by email to ada@/) } });
    const stored = await inquiry(sent.id);
    expect(stored).toMatchObject({ topic: 'data', phone: '', status: 'new', spamSince: null, source: '/privacy' });
    expect(stored.dueAt.getTime() - stored.createdAt.getTime()).toBe(30 * DAY_MS);
    expect(await mailsOf(sent.id)).toMatchObject([
      { kind: 'complaint-received', recipients: [COMPLAINT.email], text: expect.stringMatching(/acknowledge it with this email/) },
      { kind: 'office-notice', subject: `New enquiry from ${COMPLAINT.name}: Complaint about personal data` },
    ]);
  });

  it('is listed by its topic, and is no lead', async () => {
    const before = await jobs();
    const { id } = await complains({ email: 'grace@example.co.uk' });
    const listed = async (topic: string) =>
      ((await staff.get(`${INQUIRIES}?filter=${encodeURIComponent(JSON.stringify({ topic }))}`)).body as { id: string }[]).map(
        (one) => one.id,
      );
    expect(await listed('data')).toContain(id);
    expect(await listed('work')).not.toContain(id);
    expect(await jobs()).toBe(before);
    const { status, body } = await staff.put(`${INQUIRIES}/${id}`, { outcome: 'won', amountPence: 100 });
    expect({ status, body }).toMatchObject({ status: 400, body: { fields: { outcome: [expect.stringMatching(/not won or lost/)] } } });
  });

  it('ends with an outcome and its day, which history and export show', async () => {
    const { id } = await complains({ email: 'outcome@example.co.uk' });
    const put = async (fields: object) => (await staff.put(`${INQUIRIES}/${id}`, fields)).status;
    const ended = { complaintOutcome: 'We deleted the number and apologised.', complaintEndedOn: today() };
    expect(await put({ complaintOutcome: ended.complaintOutcome })).toBe(400);
    expect(await put({ complaintEndedOn: today() })).toBe(400);
    expect(await put({ ...ended, complaintEndedOn: '2020-01-01' })).toBe(400);
    expect(await put({ ...ended, complaintEndedOn: '2099-01-01' })).toBe(400);
    expect(await put({ ...ended, complaintOutcome: 'x'.repeat(5_001) })).toBe(400);
    expect(await put(ended)).toBe(200);
    expect(await put(ended)).toBe(200);
    expect((await staff.get(`${INQUIRIES}/${id}`)).body).toMatchObject(ended);
    const history = (await staff.get(`${INQUIRIES}/${id}/history`)).body as InquiryEventRecord[];
    expect(history.filter(({ kind }) => kind === 'complaint')).toMatchObject([{ text: expect.stringContaining(ended.complaintOutcome) }]);
    const exported = (await staff.post('/api/admin/privacy/export', { email: 'outcome@example.co.uk' })).body as { enquiries: object[] };
    expect(exported.enquiries).toMatchObject([{ topic: 'data', ...ended }]);
  });

  it('lets work have no outcome of a complaint', async () => {
    const { body } = await staff.post(INQUIRIES, { channel: 'rang', name: 'Ann', phone: '0151 496 0000', message: 'A socket.' });
    const { id } = body as { id: string };
    const ended = { complaintOutcome: 'None.', complaintEndedOn: today() };
    expect((await staff.put(`${INQUIRIES}/${id}`, ended)).status).toBe(400);
  });

  it('is not hidden because of its words, yet shows their signs', async () => {
    const message = 'Buy cheap SEO backlinks now!!! https://bit.ly/x https://spam.top <a href="https://spam.xyz">click</a>';
    const { id } = await complains({ message, name: 'RobertFub' });
    const { spamSince, spamReasons } = await inquiry(id);
    expect(spamSince).toBeNull();
    expect(spamReasons?.length).toBeGreaterThan(1);
    expect((await inquiry((await complains({ website: 'https://spam.example' })).id)).spamSince).not.toBeNull();
  });

  it('is stored once however often it arrives', async () => {
    const submissionId = randomUUID();
    const sent = await Promise.all([complains({ submissionId }), complains({ submissionId })]);
    expect(new Set(sent.map(({ id }) => id)).size).toBe(1);
  });

  it('tells nobody of a late reply as of an enquiry', async () => {
    const { id } = await complains({ email: 'late@example.co.uk' });
    const { dueAt } = await inquiry(id);
    await app.get(ReplyDelayJob, { strict: false }).run(new Date(dueAt.getTime() - 60_000));
    expect(await inquiry(id)).toMatchObject({ delayedTo: null });
  });

  it.each([
    [{ name: ' ' }, 'name'],
    [{ email: 'nobody' }, 'email'],
    [{ message: '' }, 'message'],
    [{ message: 'x'.repeat(5_001) }, 'message'],
  ])('refuses %j', async (fields, field) => {
    const { status, body } = await sends(fields);
    expect({ status, body }).toMatchObject({ status: 400, body: { fields: { [field]: [expect.any(String)] } } });
  });

  describe('that staff add', () => {
    const LETTER = { channel: 'wrote', topic: 'data', name: 'Joan Price', message: 'You mailed me although I told you not to.' };
    const adds = (fields: object = {}) => staff.post(INQUIRIES, { ...LETTER, ...fields });
    const added = async (fields: object = {}) => inquiry(((await adds(fields)).body as { id: string }).id);
    const inToday = async (inquiryId: string): Promise<TodaysItem | undefined> => {
      const { items } = ((await staff.get('/api/admin/dashboard')).body as { today: Today }).today;
      return items.find(({ key }) => key.endsWith(inquiryId));
    };

    it('have 30 days and the acknowledgement by mail, tell nobody else, and are no lead', async () => {
      const before = await jobs();
      const lead = { place: 'Heswall', serviceType: 'eicr', heardFrom: 'van' };
      const stored = await added({ ...lead, channel: 'rang', phone: '0151 496 0777', email: 'joan@example.co.uk' });
      expect(stored).toMatchObject({ topic: 'data', channel: 'rang', place: null, serviceType: null, heardFrom: null });
      expect(stored.dueAt.getTime() - stored.createdAt.getTime()).toBe(30 * DAY_MS);
      expect(await mailsOf(stored.id)).toMatchObject([{ kind: 'complaint-received', recipients: ['joan@example.co.uk'] }]);
      expect(await app.dataSource.getRepository(Delivery).countBy({ inquiryId: stored.id })).toBe(1);
      expect(await jobs()).toBe(before);
      expect(await inToday(stored.id)).toMatchObject({ kind: 'Reply', text: 'Waits for a reply on a complaint about personal data.' });
    });

    it('count from the day on which they came, which the mail names', async () => {
      const day = daysBefore(today(), 9);
      const stored = await added({ receivedOn: day, email: 'late@example.co.uk' });
      expect(stored.createdAt).toEqual(londonMoment(day, '00:00'));
      expect(stored.dueAt.getTime() - stored.createdAt.getTime()).toBe(30 * DAY_MS);
      const named = new Intl.DateTimeFormat('en-GB', { dateStyle: 'long', timeZone: 'UTC' }).format(new Date(day));
      expect((await mailsOf(stored.id))[0]?.text).toContain(`personal data on ${named}, and`);
      const ended = { complaintOutcome: 'We stopped the mails.', complaintEndedOn: day };
      expect((await staff.put(`${INQUIRIES}/${stored.id}`, ended)).status).toBe(200);
    });

    it('without an address wait in Today until the acknowledgement is recorded', async () => {
      const stored = await added();
      expect(stored).toMatchObject({ email: '', phone: '' });
      expect(await mailsOf(stored.id)).toEqual([]);
      const item = await inToday(stored.id);
      expect(item).toMatchObject({ kind: 'Complaint', text: 'Waits to be acknowledged by letter or telephone.', phone: null });
      const { path = '', body } = item?.action ?? {};
      expect((await staff.put(path, body ?? {})).status).toBe(200);
      expect(await inToday(stored.id)).toBeUndefined();
      expect(await inquiry(stored.id)).toMatchObject({ status: 'contacted', respondedAt: expect.any(Date) });
    });

    it.each([
      [{ receivedOn: daysBefore(londonDay(new Date()), -2) }, 'receivedOn'],
      [{ receivedOn: daysBefore(londonDay(new Date()), 367) }, 'receivedOn'],
      [{ receivedOn: 'Friday' }, 'receivedOn'],
      [{ topic: 'money' }, 'topic'],
      [{ topic: 'work' }, 'phone'],
      [{ topic: undefined, phone: ' ' }, 'phone'],
    ])('are refused with %j', async (fields, field) => {
      const { status, body } = await adds(fields);
      expect({ status, body }).toMatchObject({ status: 400, body: { fields: { [field]: [expect.any(String)] } } });
    });
  });
});
