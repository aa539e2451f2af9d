import { createHmac } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import type { CompanyInfo } from '../../company/company-info.entity.js';
import { CompanyInfoService } from '../../company/company-info.service.js';
import { londonTime } from '../../platform/time/london.js';
import { decryptSecret } from '../../platform/config/crypto.js';
import { Env } from '../../platform/config/env.js';
import { Secrets } from '../../platform/config/secrets.js';
import type { InquiryEventName, RaisedEvent } from '../inquiry-event-bus.js';
import { serviceName } from '../reception/service-types.js';
import { presentableName } from '../../delivery/mail/templates/text.js';
import { PATIENCE_MS } from '../../delivery/outbox/back-off.js';
import type { MessageKind, Outcome } from '../../delivery/outbox/channel.js';
import type { Delivery } from '../../delivery/outbox/delivery.entity.js';
import type { NewMessage } from '../../delivery/outbox/outbox.service.js';
import type { Alarm, NotificationChannel } from './notification-channel.js';
import { WebhookClient, WebhookFailure } from '../../delivery/webhook/webhook-client.service.js';
import type { WebhookBody, WebhookEvent } from './webhook/webhook.dto.js';

const GONE = 410;
const lifetime = { ms: PATIENCE_MS, words: '3 days' };

interface Posted {
  event: WebhookEvent;
  name: string;
  /** `who`: as in 'Ada Lovelace, EV Charging, Wallasey'; `due`: a sentence. */
  say: (who: string, due: string, isLate: boolean) => string;
}

const POSTED: Partial<Record<InquiryEventName, Posted>> = {
  received: { event: 'enquiry.received', name: 'Webhook: new enquiry', say: (who, due) => `New enquiry from ${who}. ${due}` },
  rescued: { event: 'enquiry.rescued', name: 'Webhook: rescued from spam', say: (who, due) => `Enquiry rescued from spam: ${who}. ${due}` },
  released: {
    event: 'enquiry.rescued',
    name: 'Webhook: released after a flood',
    say: (who, due) => `Enquiry from a flood is no spam: ${who}. ${due}`,
  },
  'deadline-near': {
    event: 'enquiry.deadline-near',
    name: 'Webhook: reply due',
    say: (who, due, isLate) => `${isLate ? 'Reply overdue' : 'Reply due soon'}: ${who}. ${due}`,
  },
  answered: { event: 'enquiry.answered', name: 'Webhook: answered', say: (who) => `Enquiry answered: ${who}.` },
  'customer-wrote': {
    event: 'enquiry.customer-wrote',
    name: 'Webhook: customer wrote',
    say: (who) => `The customer wrote again: ${who}.`,
  },
};
const ALARM = 'Webhook: alarm';

/** Characters that chat programs read as mentions, links or formatting. */
const MARKUP = /[<>[\]()*_~`|@&]+/g;

/** Posts events to an https address, for Slack, Teams, Zapier and the like. */
@Injectable()
export class WebhookChannel implements NotificationChannel {
  readonly id = 'webhook';
  readonly name = 'Webhook';
  readonly missing = 'until a webhook address is set';
  readonly kinds: Readonly<Record<string, MessageKind>> = {
    ...Object.fromEntries(
      Object.values(POSTED)
        .toReversed()
        .map(({ event, name }) => [event, { name, lifetime }]),
    ),
    alarm: { name: ALARM, lifetime },
  };

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
    const posted = POSTED[name];
    if (webhookUrl === null || !posted) return [];
    const { event, name: subject, say } = posted;
    const { id, place, dueAt } = inquiry;
    const service = serviceName(inquiry);
    const url = `${this.env.publicUrl}/admin/inquiries/${id}`;
    const person = presentableName(inquiry.name)?.replace(MARKUP, ' ').replace(/\s+/g, ' ').trim() || 'a customer';
    const who = [person, service, place].filter(Boolean).join(', ');
    const said = say(who, `Reply due by ${londonTime(dueAt)}.`, dueAt < now);
    const body: WebhookBody = { text: `${said}\n${url}`, event, enquiry: { id, name: inquiry.name, service, place, dueAt, url } };
    // Not the whole address, which may contain a secret.
    const recipients = [new URL(webhookUrl).host];
    return [{ kind: event, inquiryId: id, recipients, subject, text: JSON.stringify(body) }];
  }

  alarms({ key, title, words }: Alarm, { webhookUrl }: CompanyInfo): NewMessage[] {
    if (webhookUrl === null) return [];
    const body: WebhookBody = { text: `${title}. ${words}\n${this.env.publicUrl}/admin`, event: 'alarm', enquiry: null };
    const recipients = [new URL(webhookUrl).host];
    return [{ kind: body.event, recipients, subject: ALARM, text: JSON.stringify(body), onceKey: key }];
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
