import { Injectable } from '@nestjs/common';
import { AuditService, LOG } from '../../audit/audit.service.js';
import { Changes } from '../../audit/changes.service.js';
import { Env } from '../../platform/config/env.js';
import { OutboxService } from '../../delivery/outbox/outbox.service.js';
import { monthsBefore } from '../../platform/time/months.js';
import { DailyJob } from '../../platform/recurring/daily-job.js';

/** Removes old rows of the audit log, after verifying it, and old mails. */
@Injectable()
export class RetentionJob extends DailyJob {
  protected override readonly at = '03:45';

  constructor(
    private readonly audit: AuditService,
    private readonly outbox: OutboxService,
    private readonly changes: Changes,
    private readonly env: Env,
  ) {
    super();
  }

  protected override work(now: Date): Promise<void> {
    return this.removeOld(now);
  }

  async removeOld(now = new Date()): Promise<void> {
    const { AUDIT_LOG_MONTHS, MAIL_MONTHS } = this.env;
    if (MAIL_MONTHS) {
      const mails = await this.outbox.removeOld(monthsBefore(now, MAIL_MONTHS));
      if (mails) this.logger.log(`${mails} mails and notifications removed`);
    }
    try {
      const entries = await this.audit.prune(AUDIT_LOG_MONTHS ? monthsBefore(now, AUDIT_LOG_MONTHS) : null);
      if (!entries) return;
      this.logger.log(`${entries} entries of the audit log removed`);
      const removed = { action: 'prune' as const, entityType: LOG, entityId: null, changes: { entries: { before: entries } } };
      await this.changes.write('audit', ({ audit }) => audit(removed));
    } catch (error) {
      this.logger.error(error instanceof Error ? error.message : error);
    }
  }
}
