import { Injectable, Logger } from '@nestjs/common';
import { Cron } from '@nestjs/schedule';
import { InjectDataSource } from '@nestjs/typeorm';
import { In, LessThan, type DataSource, type FindOptionsWhere } from 'typeorm';
import { Changes } from '../audit/changes.service.js';
import { CompanyInfoService } from '../company/company-info.service.js';
import { ContactInquiry } from '../inquiries/contact-inquiry.entity.js';
import { INQUIRY_KIND } from '../inquiries/inquiry-kind.js';

/** So long someone may still find in it what was no spam. */
const SPAM_DAYS = 90;
const DAY_MS = 86_400_000;
/** At once, so that no transaction holds up visitors for long. */
const BATCH = 200;

type Reason = 'retention' | 'spam' | 'request';

/**
 * Erases enquiries for good, past the trash. Mails, history and search words go with them by their foreign keys; the audit log holds
 * nothing personal of them (`logged` in inquiry-kind.ts) and gets a row that says how many, not whose.
 */
@Injectable()
export class ErasureService {
  private readonly logger = new Logger(ErasureService.name);

  constructor(
    @InjectDataSource() private readonly dataSource: DataSource,
    private readonly changes: Changes,
    private readonly company: CompanyInfoService,
  ) {}

  /** Every night what is older than the settings say, and spam. Several processes may do so at once: each row goes, and is told of, once. */
  @Cron('30 3 * * *')
  async eraseOld(now = new Date()): Promise<void> {
    const { retentionMonths } = await this.company.current();
    if (retentionMonths !== null) await this.eraseWhere({ createdAt: LessThan(monthsBefore(now, retentionMonths)) }, 'retention');
    await this.eraseWhere({ spamSince: LessThan(new Date(now.getTime() - SPAM_DAYS * DAY_MS)) }, 'spam');
  }

  /** Answers how many there were. */
  async erase(ids: string[], reason: Reason): Promise<number> {
    let erased = 0;
    for (let first = 0; first < ids.length; first += BATCH) erased += await this.eraseBatch(ids.slice(first, first + BATCH), reason);
    return erased;
  }

  private async eraseWhere(where: FindOptionsWhere<ContactInquiry>, reason: Reason): Promise<void> {
    const expired = await this.dataSource.getRepository(ContactInquiry).find({ select: { id: true }, where, withDeleted: true });
    const erased = await this.erase(
      expired.map(({ id }) => id),
      reason,
    );
    if (erased) this.logger.log(`${erased} enquiries erased (${reason})`);
  }

  private eraseBatch(ids: string[], reason: Reason): Promise<number> {
    return this.changes.write(INQUIRY_KIND.resource, async ({ manager, audit }) => {
      // Another process may have taken some meanwhile: only what this one took is counted.
      const { affected } = await manager.delete(ContactInquiry, { id: In(ids) });
      if (!affected) return 0;
      const changes = { enquiries: { before: affected }, reason: { after: reason } };
      await audit({ action: 'erase', entityType: INQUIRY_KIND.resource, entityId: null, changes });
      return affected;
    });
  }
}

/** The same day of an earlier month, or that month's last day. */
export function monthsBefore(now: Date, months: number): Date {
  const before = new Date(now);
  before.setUTCMonth(now.getUTCMonth() - months);
  if (before.getUTCDate() !== now.getUTCDate()) before.setUTCDate(0);
  return before;
}
