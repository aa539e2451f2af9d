import { Injectable } from '@nestjs/common';
import { Changes } from '../../audit/changes.service.js';
import { DAY_MS, SECOND_MS } from '../../platform/time/durations.js';
import { RateLimit } from '../../platform/limits/rate-limit.js';
import { CompanyInfoService } from '../../company/company-info.service.js';
import { tooManyTests, trialOf, type Outcome } from '../outbox/channel.js';
import { WebhookClient, WebhookFailure } from '../webhook/webhook-client.service.js';
import type { PushTestResult } from './push-device.dto.js';
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

const TEST: PushMessage = { title: 'Test', body: 'Notifications reach this device.', url: '/admin/profile' };

@Injectable()
export class PushSender {
  constructor(
    private readonly devices: PushDevicesService,
    private readonly keys: PushKeys,
    private readonly client: WebhookClient,
    private readonly company: CompanyInfoService,
    private readonly changes: Changes,
    private readonly rateLimit: RateLimit,
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

  /** Sends at once, not through the outbox. Throws NoSuchRecord (404) for a device that is not the user's, TooManyTries (429). */
  async test(id: string, userId: string): Promise<PushTestResult> {
    const device = await this.devices.ownOf(id, userId);
    await this.rateLimit.spend(trialOf('push'), tooManyTests);
    const failure = failureOf(await this.send(device.id, TEST));
    await this.changes.write('push-devices', ({ audit }) =>
      audit({ action: 'test-push', entityType: 'push-devices', entityId: id, changes: { sent: { after: failure === null } } }),
    );
    return { sent: failure === null, failure };
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

function failureOf(outcome: Outcome): string | null {
  if (outcome.sent) return outcome.note;
  if (!outcome.isReachable) return outcome.error;
  const advice = outcome.isFinal ? 'Switch notifications off and on again on the device.' : 'Please try again later.';
  return `The browser's push service refused it (${outcome.error}). ${advice}`;
}
