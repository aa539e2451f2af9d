import { Injectable } from '@nestjs/common';
import { Changes } from '../../audit/changes.service.js';
import { inMinutes, TooManyTries } from '../../platform/common/errors.js';
import { RateLimit } from '../../platform/common/rate-limit.js';
import type { Outcome } from '../outbox/channel.js';
import type { PushTestResult } from './push-device.dto.js';
import { PushDevicesService } from './push-devices.service.js';
import { PushSender, type PushMessage } from './push-sender.service.js';

const TESTS = 10;
const WINDOW_MS = 15 * 60_000;
const MESSAGE: PushMessage = { title: 'Test', body: 'Notifications reach this device.', url: '/admin/profile' };

@Injectable()
export class PushTestService {
  constructor(
    private readonly devices: PushDevicesService,
    private readonly sender: PushSender,
    private readonly changes: Changes,
    private readonly rateLimit: RateLimit,
  ) {}

  /** Sends at once, not through the outbox. Throws NoSuchRecord (404) for a device that is not the user's, TooManyTries (429). */
  async test(id: string, userId: string): Promise<PushTestResult> {
    const device = await this.devices.ownOf(id, userId);
    const { allowed, retryAfter } = await this.rateLimit.take({ key: `test-push:${userId}`, limit: TESTS, windowMs: WINDOW_MS });
    if (!allowed) throw new TooManyTries(`Too many tests. Please try again in ${inMinutes(retryAfter)}.`, retryAfter);
    const failure = failureOf(await this.sender.send(device.id, MESSAGE));
    await this.changes.write('push-devices', ({ audit }) =>
      audit({ action: 'test-push', entityType: 'push-devices', entityId: id, changes: { sent: { after: failure === null } } }),
    );
    return { sent: failure === null, failure };
  }
}

function failureOf(outcome: Outcome): string | null {
  if (outcome.sent) return outcome.note;
  if (!outcome.isReachable) return outcome.error;
  const advice = outcome.isFinal ? 'Switch notifications off and on again on the device.' : 'Please try again later.';
  return `The browser's push service refused it (${outcome.error}). ${advice}`;
}
