import { describe, expect, it } from '@jest/globals';
import { randomUUID } from 'node:crypto';
import request, { type Test } from 'supertest';
import { ContactInquiry } from '../src/inquiries/contact-inquiry.entity.js';
import { InquiryEvent } from '../src/inquiries/inquiry-event.entity.js';
import { Delivery } from '../src/delivery/outbox/delivery.entity.js';
import type { ContactResponse } from '../src/inquiries/reception/contact.dto.js';
import { enquiry } from './factories/inquiry.js';
import { createTestApp, useTestApp } from './support/app.js';
import { newAddress } from './support/inquiry-page.js';

const INQUIRIES = '/api/admin/contact-inquiries';

describe('the call that the sender of an enquiry chooses', () => {
  const { app, editor: staff } = useTestApp(() => createTestApp({ env: { TRUST_PROXY: '1' } }));

  const writes = async (fields: object = {}): Promise<ContactResponse> =>
    (await request(app.server).post('/api/contact').set('X-Forwarded-For', newAddress()).send(enquiry(fields))).body as ContactResponse;
  const chooses = ({ id, uploadKey }: Pick<ContactResponse, 'id' | 'uploadKey'>, window: unknown, key: string = randomUUID()): Test =>
    request(app.server)
      .post(`/api/contact/${id}/call-back`)
      .set({ 'X-Forwarded-For': newAddress(), 'Upload-Key': uploadKey, 'Idempotency-Key': `"${key}"` })
      .send({ window });
  const inquiry = (id: string) => app.dataSource.getRepository(ContactInquiry).findOneByOrFail({ id });
  const count = (inquiryId: string) => app.dataSource.getRepository(InquiryEvent).countBy({ inquiryId, kind: 'call-back' });
  const timesOf = ({ callDays }: ContactResponse) => callDays.flatMap(({ times }) => times.map(({ value }) => value));

  it('is offered with the confirmation, stored, told to the office and shown to staff', async () => {
    const sent = await writes();
    const [from = ''] = timesOf(sent);
    const { status, body } = await chooses(sent, from);
    expect({ status, body }).toEqual({ status: 200, body: { ...sent, uploadKey: expect.any(String), callBack: expect.any(String) } });
    expect((body as ContactResponse).callBack).toMatch(/^\w+day \d+ \w+, \d+:\d\d [AP]M to \d+:\d\d [AP]M$/);
    expect((await staff.get(`${INQUIRIES}/${sent.id}`)).body).toMatchObject({ callBackFrom: from, customerWroteAt: expect.any(String) });
    expect(await app.dataSource.getRepository(Delivery).countBy({ inquiryId: sent.id, kind: 'customer-wrote' })).toBe(1);
  });

  it('is stored once however often it arrives, and a late repeat does not undo the next one', async () => {
    const sent = await writes();
    const [first = '', second = ''] = timesOf(sent);
    const key = randomUUID();
    const responses = await Promise.all([chooses(sent, first, key), chooses(sent, first, key), chooses(sent, first)]);
    expect(responses.map(({ status }) => status)).toEqual([200, 200, 200]);
    expect(await count(sent.id)).toBe(1);
    await chooses(sent, second);
    expect((await chooses(sent, first, key)).body).toMatchObject({ callBack: (await chooses(sent, second)).body.callBack });
    expect(await inquiry(sent.id)).toMatchObject({ callBackFrom: new Date(second) });
    await chooses(sent, 'none');
    expect(await inquiry(sent.id)).toMatchObject({ callBackFrom: null, callBackUntil: null });
    expect(await count(sent.id)).toBe(3);
  });

  it('is refused for other times, and without the key of the enquiry', async () => {
    const [sent, other] = [await writes(), await writes({ message: 'Another one.' })];
    for (const window of ['', '2026-01-01T10:00:00.000Z', 'x'.repeat(5_000), null, 7, { from: 1 }])
      expect((await chooses(sent, window)).status).toBe(400);
    const [from] = timesOf(sent);
    for (const [id, uploadKey] of [
      [sent.id, other.uploadKey],
      [sent.id, ''],
      [sent.id, 'x'.repeat(5_000)],
      ['nonsense', sent.uploadKey],
      [randomUUID(), sent.uploadKey],
    ] as const)
      expect((await chooses({ id, uploadKey }, from)).status).toBe(403);
    expect((await chooses(sent, from, 'x'.repeat(200))).status).toBe(400);
    expect(await inquiry(sent.id)).toMatchObject({ callBackFrom: null });
  });

  it('is limited for one enquiry, and not taken for one that was deleted', async () => {
    const sent = await writes();
    const times = timesOf(sent);
    const statuses = new Set<number>();
    for (let i = 0; i < 31; i++) statuses.add((await chooses(sent, times[i % 2])).status);
    expect([...statuses]).toEqual([200, 429]);
    const deleted = await writes({ message: 'To be deleted.' });
    await staff.delete(`${INQUIRIES}/${deleted.id}`);
    expect((await chooses(deleted, times[0])).status).toBe(404);
  });
});
