import { Injectable } from '@nestjs/common';
import { AuditService } from '../../audit/audit.service.js';
import { londonTime } from '../../platform/time/london.js';
import { MailTransport } from '../../delivery/mail/mail-transport.service.js';
import { OutboxService, type WaitingMessage } from '../../delivery/outbox/outbox.service.js';
import type { Health } from './health.dto.js';
import { VitalChecks } from './vital-checks.service.js';
import { WatchedFaults, type Fault } from './watched-faults.service.js';

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

  /** Returns how the site is, in sentences or with the names of the checks alone. */
  async check(withSentences: boolean): Promise<Health> {
    const [checks, hasMail, failures] = await Promise.all([this.vital.run(), this.mail.isConfigured().catch(() => true), this.failures()]);
    const { database, ...others } = checks;
    const status = database === 'ok' ? 'ok' : 'failing';
    const faults = [...faultsOf(others), ...(hasMail ? [] : [{ name: 'mail-server', sentence: NO_MAIL }]), ...failures];
    if (withSentences) return { status, checks, warnings: faults.map(({ sentence }) => sentence) };
    const named = Object.fromEntries(Object.entries(checks).map(([name, result]) => [name, result === 'ok' ? 'ok' : 'failing']));
    return { status, checks: { ...checks, ...named }, warnings: [...new Set(faults.map(({ name }) => name))] };
  }

  /** Returns the percentage of checks that pass. Failed messages and backups, a silent virus scanner and an altered audit log are faults, but no checks. */
  async system(): Promise<{ percent: number; faults: string[] }> {
    const [checks, failures, altered] = await Promise.all([this.vital.run(), this.failures(), this.audit.fault().catch(() => undefined)]);
    const [faults, all] = [faultsOf(checks), Object.keys(checks).length];
    const sentences = [...faults, ...failures].map(({ sentence }) => sentence);
    return { percent: Math.round((1 - faults.length / all) * 100), faults: [...sentences, ...(altered ? [altered] : [])] };
  }

  private async failures(): Promise<Fault[]> {
    const [channels, late, faults] = await Promise.all([
      this.deliveries.failing().catch(() => []),
      this.deliveries.late(new Date()).catch(() => []),
      this.watched.all(),
    ]);
    const unsent = channels.map((channel) => `${channel}: some messages about enquiries could not be sent.`);
    const messages = [...unsent, ...late.map(waitingSince)].map((sentence) => ({ name: 'messages', sentence }));
    return [...messages, ...faults];
  }
}

const waitingSince = ({ name, since, error }: WaitingMessage): string =>
  `${name}: messages have been waiting to be sent since ${londonTime(since)}.${error !== null ? ` The last attempt failed: ${error.slice(0, MAX_WORDS)}` : ''}`;

const faultsOf = (checks: object): Fault[] =>
  Object.entries(checks).flatMap(([name, result]) => (result === 'ok' ? [] : [{ name, sentence: String(result) }]));
