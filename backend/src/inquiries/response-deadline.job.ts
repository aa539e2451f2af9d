import { Injectable } from '@nestjs/common';
import { InjectRepository } from '@nestjs/typeorm';
import { IsNull, type Repository } from 'typeorm';
import { Changes } from '../audit/changes.service.js';
import { DAY_MS } from '../platform/common/durations.js';
import { EveryMinute } from '../platform/common/every-minute.js';
import { ContactInquiry } from './contact-inquiry.entity.js';
import { InquiryEventBus } from './inquiry-event-bus.js';
import { INQUIRY_KIND } from './inquiry.kind.js';
import { DUE_SOON_MS, unanswered } from './response-deadline.js';

/** Older ones are in the daily digest. */
const ALERTED_FOR_MS = DAY_MS;
const BATCH = 100;

/** Alerts once per enquiry when the reply is due within 4 hours or just overdue. Safe on several processes. */
@Injectable()
export class ResponseDeadlineJob extends EveryMinute {
  constructor(
    @InjectRepository(ContactInquiry) private readonly inquiries: Repository<ContactInquiry>,
    private readonly changes: Changes,
    private readonly events: InquiryEventBus,
  ) {
    super();
  }

  async run(now: Date): Promise<void> {
    const window = { soon: new Date(now.getTime() + DUE_SOON_MS), since: new Date(now.getTime() - ALERTED_FOR_MS) };
    const due = await unanswered(this.inquiries.createQueryBuilder('r'))
      .andWhere('r.dueAt <= :soon AND r.dueAt > :since', window)
      .andWhere('r.deadlineAlertAt IS NULL')
      .orderBy('r.dueAt')
      .take(BATCH)
      .getMany();
    for (const inquiry of due) await this.announce(inquiry, now);
  }

  private announce(inquiry: ContactInquiry, now: Date): Promise<void> {
    return this.changes.write(INQUIRY_KIND.resource, async ({ manager }) => {
      // Keeps the version: staff who have the enquiry open see no conflict.
      const mark = { deadlineAlertAt: now, version: () => 'version' };
      const { affected } = await manager.update(
        ContactInquiry,
        { id: inquiry.id, deadlineAlertAt: IsNull(), respondedAt: IsNull(), spamSince: IsNull() },
        mark,
      );
      if (affected) await this.events.raise({ name: 'deadline-near', inquiry, manager, now });
    });
  }
}
