import { Injectable, Logger } from '@nestjs/common';
import { Cron, CronExpression } from '@nestjs/schedule';
import { Env } from '../../platform/config/env.js';
import { removeReplaced } from './replacing-data.js';

/** Removes what a restore replaced, which may hold what was erased since. */
@Injectable()
export class ReplacedDataJob {
  private readonly logger = new Logger(ReplacedDataJob.name);

  constructor(private readonly env: Env) {}

  @Cron(CronExpression.EVERY_HOUR)
  async run(now = new Date()): Promise<void> {
    for (const folder of await removeReplaced(this.env.dataDir, now)) this.logger.log(`${folder}, which a restore replaced, removed`);
  }
}
