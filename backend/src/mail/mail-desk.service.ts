import { ConflictException, Injectable } from '@nestjs/common';
import { Changes } from '../audit/changes.service.js';
import { CompanyInfoService } from '../company/company-info.service.js';
import type { MailPreview, MailState, TestMailAnswer } from './mail-desk.dto.js';
import { MailTransport } from './mail-transport.service.js';
import { OutboxService } from './outbox.service.js';
import { autoresponder } from './templates/autoresponder.js';
import { testMail } from './templates/test-mail.js';

/** Nobody in particular. */
const SAMPLE_CUSTOMER = { name: 'Alex Taylor', service: 'EV Charging' };

/** What staff see and try of the mail. */
@Injectable()
export class MailDeskService {
  constructor(
    private readonly outbox: OutboxService,
    private readonly transport: MailTransport,
    private readonly company: CompanyInfoService,
    private readonly changes: Changes,
  ) {}

  async state(): Promise<MailState> {
    const [counts, isConfigured] = await Promise.all([this.outbox.counts(), this.transport.isConfigured()]);
    return { isConfigured, ...counts };
  }

  /**
   * Sends at once and past the outbox, as who asks waits for the server's answer.
   * @throws ConflictException (409) when there is no server to ask
   */
  async test(to: string): Promise<TestMailAnswer> {
    if (!(await this.transport.isConfigured()))
      throw new ConflictException('No mail server is set up. Enter one and save the settings, then try again.');
    const mail = { kind: 'test' as const, recipients: [to], replyTo: null, messageId: this.outbox.newMessageId() };
    const delivery = await this.transport.send({ ...mail, ...testMail(await this.company.current()) });
    const answer = delivery.sent ? delivery.answer : delivery.error;
    await this.changes.write('mail', ({ audit }) =>
      audit({ action: 'test-mail', entityType: 'mail', entityId: null, changes: { to: { after: to }, sent: { after: delivery.sent } } }),
    );
    return { to, sent: delivery.sent, answer };
  }

  /** The autoresponder in these words, to a made-up customer. */
  async previewAutoresponder(autoresponderTemplate: string): Promise<MailPreview> {
    return autoresponder(SAMPLE_CUSTOMER, { ...(await this.company.current()), autoresponderTemplate });
  }
}
