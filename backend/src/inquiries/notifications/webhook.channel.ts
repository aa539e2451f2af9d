import { createHmac } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import type { CompanyInfo } from '../../company/company-info.entity.js';
import { CompanyInfoService } from '../../company/company-info.service.js';
import { decryptSecret } from '../../platform/config/crypto.js';
import { Env } from '../../platform/config/env.js';
import { Secrets } from '../../platform/config/secrets.js';
import type { RaisedEvent } from '../inquiry-event-bus.js';
import { PATIENCE_MS } from '../../delivery/outbox/back-off.js';
import type { MessageKind, Outcome } from '../../delivery/outbox/channel.js';
import type { Delivery } from '../../delivery/outbox/delivery.entity.js';
import type { NewMessage } from '../../delivery/outbox/outbox.service.js';
import type { Alarm, NotificationChannel } from './notification-channel.js';
import { webhookBody } from './webhook/webhook-body.js';
import { WebhookClient, WebhookFailure } from '../../delivery/webhook/webhook-client.service.js';
import type { WebhookBody, WebhookEvent } from './webhook/webhook.dto.js';

const GONE = 410;
const lifetime = { ms: PATIENCE_MS, words: '3 days' };
const KINDS = {
  'enquiry.received': { name: 'Webhook: new enquiry', lifetime },
  'enquiry.rescued': { name: 'Webhook: rescued from spam', lifetime },
  'enquiry.deadline-near': { name: 'Webhook: reply due', lifetime },
  'enquiry.answered': { name: 'Webhook: answered', lifetime },
  'enquiry.customer-wrote': { name: 'Webhook: customer wrote', lifetime },
  alarm: { name: 'Webhook: alarm', lifetime },
} satisfies Partial<Record<WebhookEvent, MessageKind>>;

/** Posts events to an https address, for Slack, Teams, Zapier and the like. */
@Injectable()
export class WebhookChannel implements NotificationChannel {
  readonly id = 'webhook';
  readonly name = 'Webhook';
  readonly missing = 'until a webhook address is set';
  readonly kinds = KINDS;

  constructor(
    private readonly company: CompanyInfoService,
    private readonly client: WebhookClient,
    private readonly secrets: Secrets,
    private readonly env: Env,
  ) {}

  async isConfigured(): Promise<boolean> {
    return (await this.company.current()).webhookUrl !== null;
  }

  messagesFor({ name, inquiry, now }: RaisedEvent, { webhookUrl }: CompanyInfo): NewMessage[] {
    const body = webhookUrl === null ? null : webhookBody(name, inquiry, now, this.env.publicUrl);
    if (webhookUrl === null || body === null) return [];
    const subject = KINDS[body.event as keyof typeof KINDS].name;
    // Not the whole address, which may contain a secret.
    const recipients = [new URL(webhookUrl).host];
    return [{ kind: body.event, inquiryId: inquiry.id, recipients, subject, text: JSON.stringify(body) }];
  }

  alarms({ key, title, words }: Alarm, { webhookUrl }: CompanyInfo): NewMessage[] {
    if (webhookUrl === null) return [];
    const body: WebhookBody = { text: `${title}. ${words}\n${this.env.publicUrl}/admin`, event: 'alarm', enquiry: null };
    const recipients = [new URL(webhookUrl).host];
    return [{ kind: body.event, inquiryId: null, recipients, subject: KINDS.alarm.name, text: JSON.stringify(body), onceKey: key }];
  }

  recipientsNow(_delivery: Delivery, { settings }: { settings: CompanyInfo }): Promise<string[] | undefined> {
    return Promise.resolve(settings.webhookUrl === null ? undefined : [new URL(settings.webhookUrl).host]);
  }

  /** Uses the current address, so that a correction also helps earlier failures. */
  async send({ kind, text, messageId }: Pick<Delivery, 'kind' | 'text' | 'messageId'>, stop?: AbortSignal): Promise<Outcome> {
    try {
      const { webhookUrl, webhookSecret } = await this.company.current();
      const secret = webhookSecret === null ? null : decryptSecret(this.secrets.key, webhookSecret);
      if (webhookUrl === null) throw new WebhookFailure('No webhook address is set.');
      if (secret === null) throw new WebhookFailure('The signing secret cannot be read. Please create a new one in the settings.');
      const headers = {
        'Content-Type': 'application/json; charset=utf-8',
        'User-Agent': 'Website-Webhook/1',
        'X-Event': kind,
        'X-Delivery-Id': messageId.slice(1).split('@', 1)[0] ?? '',
        'X-Signature': signature(secret, text, new Date()),
      };
      const { status, body } = await this.client.post(new URL(webhookUrl), text, headers, stop);
      const response = `${status} ${body}`.trim();
      if (status >= 200 && status < 300) return { sent: true, note: null, response };
      const isRedirect = status >= 300 && status < 400;
      const error = isRedirect ? `${status}: the address redirects elsewhere. Please enter the final address.` : response;
      return { sent: false, error, isFinal: status === GONE, isReachable: true };
    } catch (error) {
      const reason = error instanceof WebhookFailure ? error.message : 'The webhook could not be sent because of a fault in the website.';
      return { sent: false, error: reason, isFinal: false, isReachable: false };
    }
  }
}

/** Returns the X-Signature header, which WebhookBody documents. Receivers compare v1 in constant time and reject an old `t`. */
function signature(secret: string, body: string, now: Date): string {
  const t = Math.floor(now.getTime() / 1000);
  return `t=${t},v1=${createHmac('sha256', secret).update(`${t}.${body}`).digest('hex')}`;
}
