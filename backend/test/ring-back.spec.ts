import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { randomUUID } from 'node:crypto';
import request from 'supertest';
import { Delivery } from '../src/delivery/outbox/delivery.entity.js';
import { ContactInquiry } from '../src/inquiries/contact-inquiry.entity.js';
import type { ContactResponse } from '../src/inquiries/reception/contact.dto.js';
import { londonSpan } from '../src/platform/time/london.js';
import { openingHours } from './factories/marked.js';
import { enquiry } from './factories/inquiry.js';
import { as, type Caller } from './support/api.js';
import { createTestApp, type TestApp } from './support/app.js';
import { newAddress } from './support/inquiry-page.js';

const WISH = { name: 'Ada Lovelace', phone: '0151 496 0000', when: 'soon', source: '/services' };

describe('POST /api/contact/ring-back', () => {
  let app: TestApp;
  let staff: Caller;
  beforeAll(async () => {
    app = await createTestApp({ env: { TRUST_PROXY: '1' } });
    staff = as(app, app.adminToken);
    await staff.put('/api/admin/company-info', { openingHours, emailRecipients: ['office@example.co.uk'] });
  });
  afterAll(() => app.close());

  const asks = (fields: object = {}) =>
    request(app.server)
      .post('/api/contact/ring-back')
      .set('X-Forwarded-For', newAddress())
      .send({ ...WISH, ...fields });
  const inquiry = (id: string) => app.dataSource.getRepository(ContactInquiry).findOneByOrFail({ id });

  it('stores an enquiry whose promise is the call, tells its sender when, and the office', async () => {
    const { status, body } = await asks({ fillTime: 9_000 });
    const sent = body as ContactResponse;
    const { callBackFrom, callBackUntil, ...stored } = await inquiry(sent.id);
    if (!callBackFrom || !callBackUntil) throw new Error('No call was stored.');
    const words = londonSpan(callBackFrom, callBackUntil);
    expect({ status, body }).toMatchObject({
      status: 201,
      body: { message: `We will ring you: ${words} (UK time).`, callBack: words, email: '', callDays: expect.any(Array) },
    });
    expect(stored).toMatchObject({
      ...{ name: WISH.name, phone: WISH.phone, email: '', channel: 'form', status: 'new', spamSince: null, source: '/services' },
      ...{ dueAt: callBackUntil, message: `Please ring me back. ${words} (UK time)` },
    });
    expect(callBackFrom.getTime()).toBeGreaterThan(Date.now());
    const mails = await app.dataSource.getRepository(Delivery).findBy({ inquiryId: sent.id, channel: 'mail' });
    expect(mails).toMatchObject([{ kind: 'office-notice', recipients: ['office@example.co.uk'], subject: `Call ${WISH.name}: ${words}` }]);
    const listed = (await staff.get(`/api/admin/contact-inquiries/${sent.id}`)).body as Record<string, unknown>;
    expect(listed).toMatchObject({ callBackFrom: callBackFrom.toISOString(), callBackUntil: callBackUntil.toISOString() });
  });

  it('promises a time of the day that was asked for', async () => {
    for (const [when, half] of [
      ['morning', 'AM'],
      ['afternoon', 'PM'],
    ] as const) {
      const { callBack } = (await asks({ when })).body as ContactResponse;
      expect({ when, half: /([AP]M) to/.exec(callBack ?? '')?.[1] }).toEqual({ when, half });
    }
  });

  it('moves the promise with the call when its sender chooses another time', async () => {
    const { id, uploadKey, callDays } = (await asks()).body as ContactResponse;
    const last = callDays.at(-1)?.times.at(-1)?.value ?? '';
    const chosen = await request(app.server)
      .post(`/api/contact/${id}/call-back`)
      .set({ 'X-Forwarded-For': newAddress(), 'Upload-Key': uploadKey })
      .send({ window: last });
    expect(chosen.status).toBe(200);
    const { callBackFrom, callBackUntil, dueAt } = await inquiry(id);
    expect(callBackFrom?.toISOString()).toBe(last);
    expect(dueAt).toEqual(callBackUntil);
  });

  it('stores a repeat once, and another wish as well', async () => {
    const submissionId = randomUUID();
    const responses = await Promise.all([asks({ submissionId }), asks({ submissionId }), asks({ submissionId })]);
    expect(new Set(responses.map(({ body }) => (body as ContactResponse).id)).size).toBe(1);
    const other = (await asks({ submissionId, when: 'afternoon' })).body as ContactResponse;
    expect(other.id).not.toBe((responses[0]?.body as ContactResponse).id);
  });

  it('keeps spam to itself, and does not suspect one sender for another', async () => {
    const trapped = (await asks({ website: 'https://spam.example' })).body as ContactResponse;
    expect((await inquiry(trapped.id)).spamSince).not.toBeNull();
    expect(await app.dataSource.getRepository(Delivery).countBy({ inquiryId: trapped.id })).toBe(0);
    const { id } = (await asks({ name: 'Grace Hopper', phone: '0151 496 0001' })).body as ContactResponse;
    expect(await inquiry(id)).toMatchObject({ spamSince: null });
  });

  it.each([
    [{ name: '' }, 'name'],
    [{ phone: '12' }, 'phone'],
    [{ phone: '1'.repeat(5_000) }, 'phone'],
    [{ when: 'at night' }, 'when'],
    [{ when: undefined }, 'when'],
    [{ when: ['soon'] }, 'when'],
  ])('refuses %j', async (fields, field) => {
    const { status, body } = await asks(fields);
    expect({ status, body }).toMatchObject({ status: 400, body: { fields: { [field]: [expect.any(String)] } } });
  });

  it('takes no message and no email address', async () => {
    const { id } = (await asks({ message: 'Something else', email: 'ada@example.co.uk' })).body as ContactResponse;
    expect(await inquiry(id)).toMatchObject({ email: '', message: expect.stringMatching(/^Please ring me back\. /) });
  });

  it('is limited together with the form', async () => {
    const address = newAddress();
    const statuses = new Set<number>();
    for (let i = 0; i < 31; i++) {
      const path = i % 2 ? '/api/contact' : '/api/contact/ring-back';
      const body = i % 2 ? enquiry({ message: `Number ${i}` }) : { ...WISH, submissionId: randomUUID() };
      statuses.add((await request(app.server).post(path).set('X-Forwarded-For', address).send(body)).status);
    }
    expect([...statuses]).toEqual([201, 429]);
  });

  it('is refused with a sentence while the office has no opening hours', async () => {
    const never = Object.fromEntries(Object.keys(openingHours).map((day) => [day, null]));
    await staff.put('/api/admin/company-info', { openingHours: never });
    expect(await asks()).toMatchObject({ status: 400, body: { error: expect.stringMatching(/Please call us/) } });
    await staff.put('/api/admin/company-info', { openingHours });
  });
});
