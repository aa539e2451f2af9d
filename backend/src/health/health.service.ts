import { Injectable, Logger } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import type { DataSource } from 'typeorm';
import { MediaStorage } from '../media/media-storage.service.js';
import type { Health, HealthChecks } from './health.dto.js';

const ANSWER_WITHIN_MS = 3_000;
const OVERDUE_MS = 3_600_000;

const FAULTS: HealthChecks = {
  database: 'The database does not answer.',
  storage: 'Uploads cannot be stored.',
  outbox: 'Mails have been waiting for more than an hour although sending them had begun.',
};

@Injectable()
export class HealthService {
  private readonly logger = new Logger(HealthService.name);

  constructor(
    @InjectDataSource() private readonly dataSource: DataSource,
    private readonly storage: MediaStorage,
  ) {}

  async check(): Promise<Health> {
    const [database, storage, outbox] = await Promise.all([
      this.run('database', () => this.database()),
      this.run('storage', () => this.storage.check()),
      this.run('outbox', () => this.outbox()),
    ]);
    const checks = { database, storage, outbox };
    return { status: Object.values(checks).every((result) => result === 'ok') ? 'ok' : 'failing', checks };
  }

  /** The share of checks that are well, in whole per cent: the dashboard's System Health. */
  async systemHealth(): Promise<number> {
    const results = Object.values((await this.check()).checks);
    return Math.round((results.filter((result) => result === 'ok').length / results.length) * 100);
  }

  private async run(name: keyof HealthChecks, check: () => Promise<void>): Promise<string> {
    let timer: NodeJS.Timeout | undefined;
    const late = new Promise<never>((_, reject) => {
      timer = setTimeout(() => reject(new Error(`no answer within ${ANSWER_WITHIN_MS} ms`)), ANSWER_WITHIN_MS);
    });
    try {
      await Promise.race([check(), late]);
      return 'ok';
    } catch (error) {
      // The reason is for whoever runs the site; the answer is public.
      this.logger.error(`${FAULTS[name]} ${error instanceof Error ? error.message : String(error)}`);
      return FAULTS[name];
    } finally {
      clearTimeout(timer);
    }
  }

  private async database(): Promise<void> {
    await this.dataSource.query('SELECT 1');
  }

  /** A mail that was never claimed waits for mail to be configured; one whose claim ran out long ago is stuck. */
  private async outbox(): Promise<void> {
    const overdue = new Date(Date.now() - OVERDUE_MS);
    const stuck = await this.dataSource
      .getRepository('outbox_mails')
      .createQueryBuilder('mail')
      .where("mail.status = 'queued' AND mail.nextAttemptAt < :overdue AND mail.claimedUntil < :overdue", { overdue })
      .getCount();
    if (stuck) throw new Error(`${stuck} mails are stuck`);
  }
}
