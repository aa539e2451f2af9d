import { Injectable } from '@nestjs/common';
import webpush from 'web-push';
import { DAY_MS, SECOND_MS } from '../common/durations.js';
import { CompanyInfoService } from '../company/company-info.service.js';
import type { RaisedEvent } from '../inquiries/inquiry-event-bus.js';
import type { Outcome } from '../outbox/channel.js';
import type { Delivery } from '../outbox/delivery.entity.js';
import type { NewMessage } from '../outbox/outbox.service.js';
import type { NotificationChannel } from './notification-channel.js';
import { PushDevicesService } from './push/push-devices.service.js';
import { PushKeys } from './push/push-keys.service.js';
import { WebhookClient, WebhookFailure } from './webhook/webhook-client.service.js';

/** A later one would only repeat what the mails and the dashboard say. */
const LIFETIME_MS = DAY_MS;
/** The push service does not know the device any more. */
const GONE = [404, 410];
/** The push service asks for patience. */
const LATER = [408, 429];
const NAMED = 'address of the push service';

/** What the delivery's text holds. No words of the enquiry. */
interface Order {
  device: string;
  url: string;
}

/** Notifications on phones and computers: that there is a new enquiry, and nothing of it. */
@Injectable()
export class PushChannel implements NotificationChannel {
  readonly id = 'push';
  readonly name = 'Notifications on devices';
  readonly missing = 'until somebody switches notifications on';
  readonly kinds = { 'new-enquiry': { name: 'Notification on a device', lifetime: { ms: LIFETIME_MS, words: 'a day' } } };

  constructor(
    private readonly devices: PushDevicesService,
    private readonly keys: PushKeys,
    private readonly client: WebhookClient,
    private readonly company: CompanyInfoService,
  ) {}

  isConfigured(): Promise<boolean> {
    return this.devices.isAny();
  }

  async messagesFor({ name, inquiry, manager }: RaisedEvent): Promise<NewMessage[]> {
    if (name !== 'received' && name !== 'rescued') return [];
    return (await this.devices.notified(manager)).map(({ id }) => {
      const order: Order = { device: id, url: `/admin/inquiries/${inquiry.id}` };
      return { kind: 'new-enquiry', inquiryId: inquiry.id, recipients: [], subject: 'New enquiry', text: JSON.stringify(order) };
    });
  }

  async send({ text }: Pick<Delivery, 'text'>, stop?: AbortSignal): Promise<Outcome> {
    try {
      const { device, url } = JSON.parse(text) as Order;
      const subscription = await this.devices.subscriptionOf(device);
      if (!subscription) return { sent: true, note: 'Not needed any more: notifications were switched off on this device.', answer: '' };
      const payload = JSON.stringify({ title: 'New enquiry', body: 'A new enquiry has arrived.', url });
      const { email } = await this.company.current();
      const request = webpush.generateRequestDetails(subscription, payload, {
        vapidDetails: { subject: `mailto:${email}`, ...(await this.keys.current()) },
        TTL: LIFETIME_MS / SECOND_MS,
        urgency: 'high',
      });
      const headers = Object.fromEntries(Object.entries(request.headers).map(([name, value]) => [name, String(value)]));
      const { status, body } = await this.client.post(new URL(subscription.endpoint), request.body ?? '', headers, stop, NAMED);
      return await this.outcome(device, status, `${status} ${body}`.trim());
    } catch (error) {
      const reason =
        error instanceof WebhookFailure ? error.message : 'The notification could not be made. Switch it off and on again on the device.';
      return { sent: false, error: reason, isFinal: !(error instanceof WebhookFailure), isReachable: false };
    }
  }

  private async outcome(device: string, status: number, answer: string): Promise<Outcome> {
    if (status >= 200 && status < 300) return { sent: true, note: null, answer };
    if (GONE.includes(status)) {
      await this.devices.forget(device);
      return { sent: true, note: 'The device has switched notifications off, so it was removed.', answer };
    }
    const isFinal = status >= 400 && status < 500 && !LATER.includes(status);
    return { sent: false, error: answer, isFinal, isReachable: true };
  }
}
