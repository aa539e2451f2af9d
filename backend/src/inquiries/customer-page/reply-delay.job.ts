import { Injectable } from '@nestjs/common';
import { InjectRepository } from '@nestjs/typeorm';
import { IsNull, type Repository } from 'typeorm';
import { Changes } from '../../audit/changes.service.js';
import { DAY_MS, HOUR_MS } from '../../platform/common/durations.js';
import { EveryMinute } from '../../platform/common/every-minute.js';
import { CompanyInfoService } from '../../company/company-info.service.js';
import { ContactInquiry } from '../contact-inquiry.entity.js';
import { InquiryEventBus } from '../inquiry-event-bus.js';
import { INQUIRY_KIND } from '../inquiry.kind.js';
import { unanswered } from '../response-deadline.js';
import { laterPromise } from './office-hours.js';

/** Before the promise breaks. */
const AHEAD_MS = HOUR_MS;
/** How late the mail may still be sent if no process was running; any later, an apology would do more harm than good. */
const BEHIND_MS = DAY_MS;
const BATCH = 100;

/** Tells customers once, an hour ahead, that the promised reply will be late, and when to expect it. Safe on several processes. */
@Injectable()
export class ReplyDelayJob extends EveryMinute {
  constructor(
    @InjectRepository(ContactInquiry) private readonly inquiries: Repository<ContactInquiry>,
    private readonly changes: Changes,
    private readonly company: CompanyInfoService,
    private readonly events: InquiryEventBus,
  ) {
    super();
  }

  async run(now: Date): Promise<void> {
    const window = { soon: new Date(now.getTime() + AHEAD_MS), since: new Date(now.getTime() - BEHIND_MS) };
    const late = await unanswered(this.inquiries.createQueryBuilder('r'))
      .andWhere('r.dueAt <= :soon AND r.dueAt > :since', window)
      .andWhere('r.delayedTo IS NULL')
      .andWhere("r.email <> '' AND r.topic = 'work'")
      // It would arrive together with the answer.
      .andWhere("NOT EXISTS (SELECT 1 FROM deliveries d WHERE d.inquiryId = r.id AND d.kind = 'answer' AND d.status = 'queued')")
      .orderBy('r.dueAt')
      .take(BATCH)
      .getMany();
    for (const inquiry of late) await this.postpone(inquiry, now);
  }

  private postpone(inquiry: ContactInquiry, now: Date): Promise<void> {
    return this.changes.write(INQUIRY_KIND.resource, async ({ manager }) => {
      const delayedTo = laterPromise(await this.company.current(manager), inquiry.dueAt > now ? inquiry.dueAt : now);
      // Keeps the version: staff who have the enquiry open see no conflict.
      const { affected } = await manager.update(
        ContactInquiry,
        { id: inquiry.id, delayedTo: IsNull(), respondedAt: IsNull(), spamSince: IsNull() },
        { delayedTo, version: () => 'version' },
      );
      if (affected) await this.events.raise({ name: 'delayed', inquiry: Object.assign(inquiry, { delayedTo }), manager, now });
    });
  }
}
