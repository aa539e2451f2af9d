import { Injectable } from '@nestjs/common';
import { AuditService } from '../../audit/audit.service.js';
import { londonTime } from '../../platform/common/london.js';
import { MailTransport } from '../../delivery/mail/mail-transport.service.js';
import { OutboxService, type WaitingMessage } from '../../delivery/outbox/outbox.service.js';
import type { Health } from './health.dto.js';
import { VitalChecks } from './vital-checks.service.js';
import { WatchedFaults } from './watched-faults.service.js';

/** Characters of a receiver's response. */
const MAX_WORDS = 300;

const NO_MAIL = 'No mail server is set up, so nobody gets emails about new enquiries.';

@Injectable()
export class HealthService {
  constructor(
    private readonly vital: VitalChecks,
    private readonly mail: MailTransport,
    private readonly deliveries: OutboxService,
    private readonly watched: WatchedFaults,
    private readonly audit: AuditService,
  ) {}

  async check(): Promise<Health> {
    const [checks, hasMail, failures] = await Promise.all([
      this.vital.run(),
      this.mail.isConfigured().catch(() => true),
      this.failures('visitors'),
    ]);
    const { database, ...others } = checks;
    const warnings = [...faultsOf(others), ...(hasMail ? [] : [NO_MAIL]), ...failures];
    return { status: database === 'ok' ? 'ok' : 'failing', checks, warnings };
  }

  /** Returns the percentage of checks that pass. Failed messages and backups, a silent virus scanner and an altered audit log are faults, but no checks. */
  async system(): Promise<{ percent: number; faults: string[] }> {
    const [checks, failures, altered] = await Promise.all([
      this.vital.run(),
      this.failures('staff'),
      this.audit.fault().catch(() => undefined),
    ]);
    const [faults, all] = [faultsOf(checks), Object.keys(checks).length];
    return { percent: Math.round((1 - faults.length / all) * 100), faults: [...faults, ...failures, ...(altered ? [altered] : [])] };
  }

  private async failures(reader: 'staff' | 'visitors'): Promise<string[]> {
    const [channels, late, faults] = await Promise.all([
      this.deliveries.failing().catch(() => []),
      this.deliveries.late(new Date()).catch(() => []),
      this.watched.all(),
    ]);
    const unsent = channels.map((channel) => `${channel}: some messages about enquiries could not be sent.`);
    const waiting = late.map((message) => waitingSince(message, reader === 'staff'));
    return [...unsent, ...waiting, ...faults];
  }
}

/** Only staff read the receiver's words, which may name its address. */
const waitingSince = ({ name, since, error }: WaitingMessage, withWords: boolean): string =>
  `${name}: messages have been waiting to be sent since ${londonTime(since)}.${withWords && error !== null ? ` The last attempt failed: ${error.slice(0, MAX_WORDS)}` : ''}`;

const faultsOf = (checks: object): string[] => Object.values(checks).filter((result): result is string => result !== 'ok');
