import { Injectable } from '@nestjs/common';
import { Changes } from '../../audit/changes.service.js';
import type { TracedInquiry } from '../contact-inquiry.dto.js';
import { InquiriesService } from '../inquiries.service.js';
import { InquiryEventBus } from '../inquiry-event-bus.js';
import { InquiryHistory } from '../inquiry-history.service.js';
import { INQUIRY_KIND } from '../inquiry.kind.js';

const MARKED = 'Marked as spam by staff';

@Injectable()
export class SpamMarkingService {
  constructor(
    private readonly inquiries: InquiriesService,
    private readonly changes: Changes,
    private readonly history: InquiryHistory,
    private readonly events: InquiryEventBus,
  ) {}

  /** The deadline stays what the visitor was promised. Throws NoSuchRecord (404), ChangedMeanwhile (412). */
  async setSpam(id: string, isSpam: boolean, ifMatch?: number): Promise<TracedInquiry> {
    await this.changes.update(INQUIRY_KIND, id, ifMatch, {}, async (inquiry, change) => {
      if (isSpam === (inquiry.spamSince !== null)) return;
      inquiry.spamSince = isSpam ? change.now : null;
      const reasons = (inquiry.spamReasons ?? []).filter((reason) => reason !== MARKED);
      inquiry.spamReasons = isSpam ? [MARKED, ...reasons] : reasons;
      await this.history.add(change, id, 'spam', isSpam ? 'yes' : 'no');
      await this.events.raise({ name: isSpam ? 'marked-as-spam' : 'rescued', inquiry, manager: change.manager, now: change.now });
    });
    return this.inquiries.get(id);
  }
}
