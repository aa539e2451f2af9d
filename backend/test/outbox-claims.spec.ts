import { describe, expect, it } from '@jest/globals';
import { MAIL } from '../src/delivery/mail/mail-kinds.js';
import { Delivery } from '../src/delivery/outbox/delivery.entity.js';
import { OutboxService } from '../src/delivery/outbox/outbox.service.js';
import { useTestApp } from './support/app.js';

describe('claims of the outbox', () => {
  const { app } = useTestApp();

  it('refuses the claim of a worker that read the mail before another attempt', async () => {
    const outbox = app.get<OutboxService>(OutboxService, { strict: false });
    const now = new Date();
    const mail = { kind: 'password-reset', inquiryId: null, recipients: ['ada@example.co.uk'], subject: 'S', text: 'T', html: 'H' };
    await outbox.enqueue(app.dataSource.manager, MAIL, mail, now);
    const mails = app.dataSource.getRepository(Delivery);
    const [seen] = await mails.find();
    if (!seen) throw new Error('The mail was not queued.');

    expect(await outbox.claim({ ...seen }, now)).toBe(true);
    const attempted = await mails.findOneByOrFail({ id: seen.id });
    await outbox.recordFailure(attempted, now, 'The server was busy.', false);
    expect(await outbox.claim({ ...seen }, now)).toBe(false);
    const failed = await mails.findOneByOrFail({ id: seen.id });
    expect(failed).toMatchObject({ attempts: 1, claimedUntil: null });
    expect(await outbox.claim(failed, now)).toBe(true);
  });
});
