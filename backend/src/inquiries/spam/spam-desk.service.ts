import { Injectable } from '@nestjs/common';
import { Changes } from '../../audit/changes.service.js';
import { CompanyInfoService } from '../../company/company-info.service.js';
import { Env } from '../../config/env.js';
import { MailWorker } from '../../mail/mail-worker.service.js';
import { OutboxService } from '../../mail/outbox.service.js';
import type { TracedInquiry } from '../contact-inquiry.dto.js';
import { enquiryMails } from '../enquiry-mails.js';
import { InquiriesService } from '../inquiries.service.js';
import { InquiryEvents } from '../inquiry-events.service.js';
import { INQUIRY_KIND } from '../inquiry-kind.js';

/** What staff read when it was not the rules that said so. */
const MARKED = 'Marked as spam by staff';

/** Marks enquiries as spam and rescues them. */
@Injectable()
export class SpamDeskService {
  constructor(
    private readonly inquiries: InquiriesService,
    private readonly changes: Changes,
    private readonly events: InquiryEvents,
    private readonly outbox: OutboxService,
    private readonly mailWorker: MailWorker,
    private readonly company: CompanyInfoService,
    private readonly env: Env,
  ) {}

  /**
   * Mails that still wait are withdrawn. A rescue sends what was held back, in its transaction; what was sent before is not sent again. The reply stays due 24
   * hours after the visitor wrote, as they were promised.
   * @throws NoSuchRecord (404), ChangedMeanwhile (412)
   */
  async setSpam(id: string, isSpam: boolean, ifMatch?: number): Promise<TracedInquiry> {
    const settings = await this.company.current();
    await this.changes.update(INQUIRY_KIND, id, ifMatch, {}, async (inquiry, change) => {
      if (isSpam === (inquiry.spamSince !== null)) return;
      inquiry.spamSince = isSpam ? change.now : null;
      const reasons = (inquiry.spamReasons ?? []).filter((reason) => reason !== MARKED);
      inquiry.spamReasons = isSpam ? [MARKED, ...reasons] : reasons;
      await this.events.add(change, id, 'spam', isSpam ? 'yes' : 'no');
      if (isSpam) return this.outbox.withdraw(change.manager, id, change.now);
      if (await this.outbox.hasNotice(change.manager, id)) return this.outbox.requeue(change.manager, id, change.now);
      for (const mail of enquiryMails(inquiry, settings, this.env.publicUrl)) await this.outbox.enqueue(change.manager, mail, change.now);
    });
    this.mailWorker.wake();
    return this.inquiries.get(id);
  }
}
