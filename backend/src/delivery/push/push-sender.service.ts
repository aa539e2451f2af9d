import { Injectable } from '@nestjs/common';
import { DAY_MS, SECOND_MS } from '../../platform/common/durations.js';
import { CompanyInfoService } from '../../company/company-info.service.js';
import type { Outcome } from '../outbox/channel.js';
import { WebhookClient, WebhookFailure } from '../webhook/webhook-client.service.js';
import { PushDevicesService } from './push-devices.service.js';
import { PushKeys } from './push-keys.service.js';

/** A later notification would only repeat what emails and the dashboard say. */
export const LIFETIME_MS = DAY_MS;
/** The push service does not know the device any more. */
const GONE = [404, 410];
/** The push service asks for patience. */
const LATER = [408, 429];
const NAMED = 'address of the push service';
const UNKNOWN =
  'The device was removed, or its keys can no longer be read. If it is still in use, switch notifications off and on again on it.';

/** What the backoffice's service worker shows, and what it opens. */
export interface PushMessage {
  title: string;
  body: string;
  url: string;
}

@Injectable()
export class PushSender {
  constructor(
    private readonly devices: PushDevicesService,
    private readonly keys: PushKeys,
    private readonly client: WebhookClient,
    private readonly company: CompanyInfoService,
  ) {}

  /** Sends one message to one device, and forgets a device that its push service no longer knows. Never throws. */
  async send(device: string, message: PushMessage, stop?: AbortSignal): Promise<Outcome> {
    try {
      const subscription = await this.devices.subscriptionOf(device);
      if (!subscription) return { sent: true, note: UNKNOWN, response: '' };
      const { email } = await this.company.current();
      // Loaded with the first message: most of it is cryptography that nothing else uses.
      const { default: webpush } = await import('web-push');
      const request = webpush.generateRequestDetails(subscription, JSON.stringify(message), {
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

  private async outcome(device: string, status: number, response: string): Promise<Outcome> {
    if (status >= 200 && status < 300) return { sent: true, note: null, response };
    if (GONE.includes(status)) {
      await this.devices.forget(device);
      return { sent: true, note: 'The device has switched notifications off, so it was removed.', response };
    }
    const isFinal = status >= 400 && status < 500 && !LATER.includes(status);
    return { sent: false, error: response, isFinal, isReachable: true };
  }
}
