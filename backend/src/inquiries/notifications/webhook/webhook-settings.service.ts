import { ConflictException, Injectable } from '@nestjs/common';
import { Changes } from '../../../audit/changes.service.js';
import { RateLimit } from '../../../platform/limits/rate-limit.js';
import { CompanyInfoService } from '../../../company/company-info.service.js';
import { tooManyTests, trialOf } from '../../../delivery/outbox/channel.js';
import { OutboxService } from '../../../delivery/outbox/outbox.service.js';
import { WebhookChannel } from '../webhook.channel.js';
import type { WebhookBody, WebhookSecret, WebhookTestResult } from './webhook.dto.js';

@Injectable()
export class WebhookSettingsService {
  constructor(
    private readonly channel: WebhookChannel,
    private readonly company: CompanyInfoService,
    private readonly outbox: OutboxService,
    private readonly changes: Changes,
    private readonly rateLimit: RateLimit,
  ) {}

  /** Sends at once, not through the outbox. Throws ConflictException (409) without an address, or TooManyTries (429). */
  async test(): Promise<WebhookTestResult> {
    if (!(await this.channel.isConfigured()))
      throw new ConflictException('No webhook address is set. Enter one and save the settings, then try again.');
    await this.rateLimit.spend(trialOf('webhook'), tooManyTests);
    const { companyName } = await this.company.current();
    const body: WebhookBody = { text: `Test from the website of ${companyName}.`, event: 'test', enquiry: null };
    const outcome = await this.channel.send({ kind: body.event, text: JSON.stringify(body), messageId: this.outbox.newMessageId() });
    await this.changes.write('webhook', ({ audit }) =>
      audit({ action: 'test-webhook', entityType: 'webhook', entityId: null, changes: { accepted: { after: outcome.sent } } }),
    );
    return { accepted: outcome.sent, answer: outcome.sent ? outcome.response : outcome.error };
  }

  async renewSecret(): Promise<WebhookSecret> {
    return { secret: await this.company.renewWebhookSecret() };
  }
}
