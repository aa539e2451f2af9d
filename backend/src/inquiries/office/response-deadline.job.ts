import { Injectable } from '@nestjs/common';
import { InjectRepository } from '@nestjs/typeorm';
import { IsNull, type EntityManager, type Repository, type SelectQueryBuilder } from 'typeorm';
import { Changes } from '../../audit/changes.service.js';
import { CompanyInfoService } from '../../company/company-info.service.js';
import { DAY_MS, HOUR_MS } from '../../platform/time/durations.js';
import { Recurring } from '../../platform/recurring/recurring.js';
import { ContactInquiry } from '../contact-inquiry.entity.js';
import { laterPromise } from '../customer-page/office-hours.js';
import { InquiryEventBus } from '../inquiry-event-bus.js';
import { INQUIRY_KIND } from '../inquiry.kind.js';
import { DUE_SOON_MS, unanswered } from './response-deadline.js';

/** Older alerts are in the daily digest; a later apology would do more harm than good. */
const BEHIND_MS = DAY_MS;
const BATCH = 100;

/** Says something once about each enquiry whose reply is due. Safe on several processes. */
abstract class DeadlineJob extends Recurring {
  constructor(
    @InjectRepository(ContactInquiry) private readonly inquiries: Repository<ContactInquiry>,
    protected readonly changes: Changes,
    protected readonly events: InquiryEventBus,
  ) {
    super();
  }

  /** Unanswered, and due within this time or overdue for less than a day. What a flood has brought is on Today's list alone. */
  protected due(now: Date, aheadMs: number): SelectQueryBuilder<ContactInquiry> {
    const window = { soon: new Date(now.getTime() + aheadMs), since: new Date(now.getTime() - BEHIND_MS) };
    return unanswered(this.inquiries.createQueryBuilder('r'))
      .andWhere('r.heldBackAt IS NULL')
      .andWhere('r.dueAt <= :soon AND r.dueAt > :since', window)
      .orderBy('r.dueAt')
      .take(BATCH);
  }

  /** Returns false if it was marked before. Keeps the version: staff who have the enquiry open see no conflict. */
  protected async mark(manager: EntityManager, id: string, field: 'deadlineAlertAt' | 'delayedTo', time: Date): Promise<boolean> {
    const unmarked = { id, [field]: IsNull(), respondedAt: IsNull(), spamSince: IsNull() };
    const { affected } = await manager.update(ContactInquiry, unmarked, { [field]: time, version: () => 'version' });
    return Boolean(affected);
  }
}

/** Alerts staff when the reply is due within 4 hours or just overdue. */
@Injectable()
export class ResponseDeadlineJob extends DeadlineJob {
  protected override async work(now: Date): Promise<void> {
    for (const inquiry of await this.due(now, DUE_SOON_MS).andWhere('r.deadlineAlertAt IS NULL').getMany())
      await this.changes.write(INQUIRY_KIND.resource, async ({ manager }) => {
        if (await this.mark(manager, inquiry.id, 'deadlineAlertAt', now))
          await this.events.raise({ name: 'deadline-near', inquiry, manager, now });
      });
  }
}

/** Tells customers, an hour before the promise breaks, that the reply will be late, and when to expect it. */
@Injectable()
export class ReplyDelayJob extends DeadlineJob {
  constructor(
    @InjectRepository(ContactInquiry) inquiries: Repository<ContactInquiry>,
    changes: Changes,
    events: InquiryEventBus,
    private readonly company: CompanyInfoService,
  ) {
    super(inquiries, changes, events);
  }

  protected override async work(now: Date): Promise<void> {
    const late = await this.due(now, HOUR_MS)
      .andWhere('r.delayedTo IS NULL')
      .andWhere("r.email <> '' AND r.topic = 'work'")
      // It would arrive together with the answer.
      .andWhere("NOT EXISTS (SELECT 1 FROM deliveries d WHERE d.inquiryId = r.id AND d.kind = 'answer' AND d.status = 'queued')")
      .getMany();
    for (const inquiry of late)
      await this.changes.write(INQUIRY_KIND.resource, async ({ manager }) => {
        const delayedTo = laterPromise(await this.company.current(manager), inquiry.dueAt > now ? inquiry.dueAt : now);
        if (await this.mark(manager, inquiry.id, 'delayedTo', delayedTo))
          await this.events.raise({ name: 'delayed', inquiry: Object.assign(inquiry, { delayedTo }), manager, now });
      });
  }
}
