import { Injectable, Logger } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import type { DataSource } from 'typeorm';
import { OutboxService } from '../../delivery/outbox/outbox.service.js';
import { MediaStorage } from '../../media/media-storage.service.js';
import { reasonOf } from '../../platform/config/start-error.js';
import type { HealthChecks } from './health.dto.js';

const TIMEOUT_MS = 3_000;

const FAULTS: HealthChecks = {
  database: 'The database does not respond.',
  storage: 'Uploads cannot be stored.',
  outbox: 'The queue of emails and notifications cannot be read.',
};
const STUCK = 'Some emails or notifications have been waiting to be sent for more than an hour.';

/** Whether what every request needs responds: 'ok', or the fault in a sentence. */
@Injectable()
export class VitalChecks {
  private readonly logger = new Logger(VitalChecks.name);
  private readonly logged = new Map<keyof HealthChecks, string>();

  constructor(
    @InjectDataSource() private readonly dataSource: DataSource,
    private readonly storage: MediaStorage,
    private readonly deliveries: OutboxService,
  ) {}

  async run(): Promise<HealthChecks> {
    const [database, storage, outbox] = await Promise.all([
      this.result('database', () => this.dataSource.query('SELECT 1')),
      this.result('storage', () => this.storage.check()),
      this.result('outbox', async () => ((await this.deliveries.isStuck()) ? STUCK : undefined)),
    ]);
    return { database, storage, outbox };
  }

  /** `check` resolves to the fault, if any. */
  private async result(name: keyof HealthChecks, check: () => Promise<unknown>): Promise<string> {
    let timer: NodeJS.Timeout | undefined;
    const late = new Promise<never>((_, reject) => {
      timer = setTimeout(() => reject(new Error(`no response within ${TIMEOUT_MS} ms`)), TIMEOUT_MS);
    });
    try {
      const found = await Promise.race([check(), late]);
      return typeof found === 'string' ? this.report(name, found) : this.report(name, 'ok');
    } catch (error) {
      // The response is public, so the reason is only logged.
      return this.report(name, FAULTS[name], reasonOf(error));
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
}
