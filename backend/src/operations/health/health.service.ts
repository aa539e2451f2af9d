import { Injectable, Logger } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import type { DataSource } from 'typeorm';
import { AuditService } from '../../audit/audit.service.js';
import { BackupRuns } from '../backup/backup-runs.service.js';
import { logOutput } from '../../platform/common/log-output.js';
import { londonTime } from '../../platform/common/london.js';
import { Examinations } from '../doctor/examinations.service.js';
import { MailTransport } from '../../delivery/mail/mail-transport.service.js';
import { OutboxService, type WaitingMessage } from '../../delivery/outbox/outbox.service.js';
import { MediaStorage } from '../../media/media-storage.service.js';
import { VirusScanner } from '../../media/virus-scanner.service.js';
import type { Health, HealthChecks } from './health.dto.js';

const ANSWER_WITHIN_MS = 3_000;
/** Characters of a receiver's response. */
const MAX_WORDS = 300;

const FAULTS: HealthChecks = {
  database: 'The database does not respond.',
  storage: 'Uploads cannot be stored.',
  outbox: 'The queue of emails and notifications cannot be read.',
};
const STUCK = 'Some emails or notifications have been waiting to be sent for more than an hour.';
const NO_MAIL = 'No mail server is set up, so nobody gets emails about new enquiries.';

@Injectable()
export class HealthService {
  private readonly logger = new Logger(HealthService.name);
  private readonly logged = new Map<keyof HealthChecks, string>();

  constructor(
    @InjectDataSource() private readonly dataSource: DataSource,
    private readonly storage: MediaStorage,
    private readonly mail: MailTransport,
    private readonly deliveries: OutboxService,
    private readonly backups: BackupRuns,
    private readonly examinations: Examinations,
    private readonly scanner: VirusScanner,
    private readonly audit: AuditService,
  ) {}

  async check(): Promise<Health> {
    const [checks, hasMail, failures] = await Promise.all([
      this.checks(),
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
      this.checks(),
      this.failures('staff'),
      this.audit.fault().catch(() => undefined),
    ]);
    const [faults, all] = [faultsOf(checks), Object.keys(checks).length];
    return { percent: Math.round((1 - faults.length / all) * 100), faults: [...faults, ...failures, ...(altered ? [altered] : [])] };
  }

  private async failures(reader: 'staff' | 'visitors'): Promise<string[]> {
    const [channels, late, ...faults] = await Promise.all([
      this.deliveries.failing().catch(() => []),
      this.deliveries.late(new Date()).catch(() => []),
      this.backupFault().catch(() => undefined),
      this.examinations.fault().catch(() => undefined),
      this.scanner.fault(),
    ]);
    const unsent = channels.map((channel) => `${channel}: some messages about enquiries could not be sent.`);
    const waiting = late.map((message) => waitingSince(message, reader === 'staff'));
    return [...unsent, ...waiting, ...[...faults, logOutput.fault()].filter((fault) => fault !== undefined)];
  }

  /** A site that is only tried out needs no backup. */
  private async backupFault(): Promise<string | undefined> {
    const fault = await this.backups.fault();
    return fault?.state === 'failed' ? fault.sentence : undefined;
  }

  private async checks(): Promise<HealthChecks> {
    const [database, storage, outbox] = await Promise.all([
      this.run('database', () => this.dataSource.query('SELECT 1')),
      this.run('storage', () => this.storage.check()),
      this.run('outbox', () => this.outbox()),
    ]);
    return { database, storage, outbox };
  }

  /** `check` resolves to the fault, if any. */
  private async run(name: keyof HealthChecks, check: () => Promise<unknown>): Promise<string> {
    let timer: NodeJS.Timeout | undefined;
    const late = new Promise<never>((_, reject) => {
      timer = setTimeout(() => reject(new Error(`no response within ${ANSWER_WITHIN_MS} ms`)), ANSWER_WITHIN_MS);
    });
    try {
      const found = await Promise.race([check(), late]);
      return typeof found === 'string' ? this.report(name, found) : this.report(name, 'ok');
    } catch (error) {
      // The response is public, so the reason is only logged.
      return this.report(name, FAULTS[name], error instanceof Error ? error.message : String(error));
    } finally {
      clearTimeout(timer);
    }
  }

  /** Monitors poll, so only changes are logged. */
  private report(name: keyof HealthChecks, result: string, reason = ''): string {
    if (result !== (this.logged.get(name) ?? 'ok')) {
      if (result === 'ok') this.logger.log(`The ${name} works again.`);
      else this.logger.error(`${result} ${reason}`.trimEnd());
    }
    this.logged.set(name, result);
    return result;
  }

  private async outbox(): Promise<string | undefined> {
    return (await this.deliveries.isStuck()) ? STUCK : undefined;
  }
}

/** Only staff read the receiver's words, which may name its address. */
const waitingSince = ({ name, since, error }: WaitingMessage, withWords: boolean): string =>
  `${name}: messages have been waiting to be sent since ${londonTime(since)}.${withWords && error !== null ? ` The last attempt failed: ${error.slice(0, MAX_WORDS)}` : ''}`;

const faultsOf = (checks: object): string[] => Object.values(checks).filter((result): result is string => result !== 'ok');
