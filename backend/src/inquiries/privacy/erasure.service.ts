import { Injectable } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import { setImmediate as nextTurn } from 'node:timers/promises';
import { In, LessThan, type DataSource, type FindOptionsWhere } from 'typeorm';
import { Changes } from '../../audit/changes.service.js';
import { DAY_MS } from '../../platform/time/durations.js';
import { CompanyInfoService } from '../../company/company-info.service.js';
import { ContactInquiry } from '../contact-inquiry.entity.js';
import { ErasedInquiries } from '../erased-inquiries.service.js';
import { InquiryPhotos } from '../photos/inquiry-photos.service.js';
import { MailQueue } from '../../delivery/mail/mail-queue.service.js';
import { erasedNotice } from '../notifications/office-mails.js';
import { officeRecipients } from '../../delivery/mail/office-recipients.js';
import { PersonalRenewals } from '../../renewals/personal-renewals.service.js';
import { monthsBefore } from '../../platform/time/months.js';
import { INQUIRY_KIND } from '../inquiry.kind.js';
import { forgetWords } from '../inquiry-words.js';
import { DailyJob } from '../../platform/recurring/daily-job.js';

/** How long spam is kept, so that staff can find enquiries that are not spam. */
const SPAM_DAYS = 90;
const BATCH = 25;

/** 'customer': deleted by the customer on the enquiry's page. */
type Reason = 'retention' | 'spam' | 'request' | 'customer';

/** How many of each. */
export interface Erased {
  enquiries: number;
  renewals: number;
}

/**
 * Deletes permanently. Photos are removed after the commit. Mails, history and search words follow by foreign keys; the audit log gets a number, no personal
 * data. What is erased is remembered, so that a restored backup does not bring it back.
 */
@Injectable()
export class ErasureService extends DailyJob {
  protected override readonly at = '03:30';

  constructor(
    @InjectDataSource() private readonly dataSource: DataSource,
    private readonly changes: Changes,
    private readonly company: CompanyInfoService,
    private readonly erased: ErasedInquiries,
    private readonly photos: InquiryPhotos,
    private readonly mails: MailQueue,
    private readonly renewals: PersonalRenewals,
  ) {
    super();
  }

  protected override work(now: Date): Promise<void> {
    return this.eraseOld(now);
  }

  /** Erases, every night, enquiries and renewals older than the settings allow, and old spam. */
  async eraseOld(now = new Date()): Promise<void> {
    const { retentionMonths } = await this.company.current();
    if (retentionMonths !== null) {
      const before = monthsBefore(now, retentionMonths);
      await this.eraseWhere({ createdAt: LessThan(before) }, 'retention');
      const { renewals } = await this.erase([], 'retention', await this.renewals.idsDueBefore(before));
      if (renewals) this.logger.log(`${renewals} renewals erased (retention)`);
    }
    await this.eraseWhere({ spamSince: LessThan(new Date(now.getTime() - SPAM_DAYS * DAY_MS)) }, 'spam');
  }

  /** The renewals go in one transaction with the first enquiries. */
  async erase(ids: string[], reason: Reason, renewalIds: string[] = []): Promise<Erased> {
    const erased = { enquiries: 0, renewals: 0 };
    for (let first = 0; first < ids.length || (first === 0 && renewalIds.length); first += BATCH) {
      const batch = await this.eraseBatch(ids.slice(first, first + BATCH), reason, first === 0 ? renewalIds : []);
      erased.enquiries += batch.enquiries;
      erased.renewals += batch.renewals;
    }
    await this.erased.removeTraces();
    return erased;
  }

  /** Tells the office that the customer did it, without saying who. Returns whether there was such an enquiry. */
  async eraseForCustomer(id: string): Promise<boolean> {
    return (await this.erase([id], 'customer')).enquiries > 0;
  }

  private async eraseWhere(where: FindOptionsWhere<ContactInquiry>, reason: Reason): Promise<void> {
    let enquiries = 0;
    for (let found = BATCH; found === BATCH;) {
      const expired = await this.dataSource
        .getRepository(ContactInquiry)
        .find({ select: { id: true }, where, take: BATCH, withDeleted: true });
      found = expired.length;
      const ids = expired.map(({ id }) => id);
      if (found) enquiries += (await this.eraseBatch(ids, reason, [])).enquiries;
      await nextTurn();
    }
    if (enquiries) await this.erased.removeTraces();
    if (enquiries) this.logger.log(`${enquiries} enquiries erased (${reason})`);
  }

  private async eraseBatch(ids: string[], reason: Reason, renewalIds: string[]): Promise<Erased> {
    await forgetWords(this.dataSource.manager, ids);
    return this.changes.write(INQUIRY_KIND.resource, async ({ manager, audit, now }) => {
      const [first] = reason === 'customer' ? await manager.find(ContactInquiry, { where: { id: In(ids) }, take: 1 }) : [];
      // What is kept no longer as an enquiry may still fall due; who asks for erasure means both.
      const isWanted = reason === 'request' || reason === 'customer';
      const due = isWanted ? await this.renewals.withMadeFrom(manager, renewalIds, ids) : renewalIds;
      await this.photos.eraseFor(ids, manager);
      const enquiries = ids.length ? ((await manager.delete(ContactInquiry, { id: In(ids) })).affected ?? 0) : 0;
      const renewals = await this.renewals.erase(manager, due);
      const erased: Erased = { enquiries, renewals };
      if (!enquiries && !renewals) return erased;
      await this.erased.remember(manager, [...ids, ...due]);
      const changes = { enquiries: { before: enquiries }, ...(renewals && { renewals: { before: renewals } }), reason: { after: reason } };
      await audit({ action: 'erase', entityType: INQUIRY_KIND.resource, entityId: null, changes });
      if (first && !first.spamSince) {
        const settings = await this.company.current(manager);
        const notice = erasedNotice(first.createdAt, settings);
        const mail = { kind: 'enquiry-erased' as const, recipients: officeRecipients(settings), ...notice };
        await this.mails.enqueue(manager, mail, now);
      }
      return erased;
    });
  }
}
