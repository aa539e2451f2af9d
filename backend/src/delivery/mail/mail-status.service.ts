import { ConflictException, Injectable } from '@nestjs/common';
import { Changes } from '../../audit/changes.service.js';
import { RateLimit } from '../../platform/limits/rate-limit.js';
import { CompanyInfoService } from '../../company/company-info.service.js';
import { MAIL } from './mail-kinds.js';
import { MailTransport } from './mail-transport.service.js';
import { plainMail, type Brand } from './templates/brand.js';
import { oneLine, type MailContent } from './templates/text.js';
import { trialOf } from '../outbox/channel.js';
import { OutboxService } from '../outbox/outbox.service.js';
import type { MailState, TestMailResult } from './mail-status.dto.js';

@Injectable()
export class MailStatusService {
  constructor(
    private readonly outbox: OutboxService,
    private readonly transport: MailTransport,
    private readonly company: CompanyInfoService,
    private readonly changes: Changes,
    private readonly rateLimit: RateLimit,
  ) {}

  async state(): Promise<MailState> {
    const [counts, isConfigured] = await Promise.all([this.outbox.counts(MAIL), this.transport.isConfigured()]);
    return { isConfigured, ...counts };
  }

  /** Sends at once, not through the outbox. Throws ConflictException (409) without a mail server, or TooManyTries (429). */
  async test(to: string): Promise<TestMailResult> {
    if (!(await this.transport.isConfigured()))
      throw new ConflictException('No mail server is set up. Enter one and save the settings, then try again.');
    await this.rateLimit.spend(trialOf('mail'), (wait) => `Too many test emails. Please try again in ${wait}.`);
    const mail = { kind: 'test' as const, recipients: [to], replyTo: null, messageId: this.outbox.newMessageId() };
    const delivery = await this.transport.send({ ...mail, ...testMail(await this.company.current()) });
    const answer = delivery.sent ? delivery.response : delivery.error;
    await this.changes.write('mail', ({ audit }) =>
      audit({ action: 'test-mail', entityType: 'mail', entityId: null, changes: { to: { after: to }, sent: { after: delivery.sent } } }),
    );
    return { to, sent: delivery.sent, answer };
  }
}

function testMail(brand: Brand): MailContent {
  const company = oneLine(brand.companyName);
  const text = `This is a test.\n\nThe website of ${company} can send emails. Notifications of enquiries and automatic replies will arrive like this one.`;
  return plainMail(`Test email from ${company}`, text, brand);
}
