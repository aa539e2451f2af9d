import { Injectable } from '@nestjs/common';
import { Changes, type Change } from '../../audit/changes.service.js';
import { findLocked } from '../../common/records.js';
import { currentActor, runAs } from '../../common/request-context.js';
import { keyedHash } from '../../config/crypto.js';
import { Secrets } from '../../config/secrets.js';
import { ContactInquiry } from '../contact-inquiry.entity.js';
import { InquiriesService } from '../inquiries.service.js';
import type { EventKind } from '../inquiry-event.entity.js';
import { InquiryEventBus, type News } from '../inquiry-event-bus.js';
import { InquiryHistory } from '../inquiry-history.service.js';
import { INQUIRY_KIND as KIND } from '../inquiry-kind.js';
import type { CustomerWordsDto } from './customer-page.dto.js';
import { customerView, type CustomerView } from './customer-view.js';

/** The history, and the office's notification. */
interface Deed {
  kind: EventKind;
  text: string | null;
  news: News;
}

/** What a customer sees and does on the page of an enquiry. No audit row, because no user did it. */
@Injectable()
export class CustomerPages {
  constructor(
    private readonly inquiries: InquiriesService,
    private readonly history: InquiryHistory,
    private readonly events: InquiryEventBus,
    private readonly changes: Changes,
    private readonly secrets: Secrets,
  ) {}

  /** Throws NoSuchRecord (404), also for the trash. */
  async view(inquiryId: string): Promise<CustomerView> {
    const { inquiry, assignee } = await this.inquiries.get(inquiryId);
    return customerView(inquiry, assignee, await this.history.of(inquiryId));
  }

  /** `formKey`: of the rendered form; the same words with the same key are stored once. Throws NoSuchRecord (404). */
  addWords(inquiryId: string, { text }: CustomerWordsDto, formKey: string): Promise<void> {
    return this.change(inquiryId, [formKey, text], () => ({ kind: 'message', text, news: { title: 'New message', words: text } }));
  }

  /** Each change takes effect once, keeps the version, as staff may have the enquiry open, and shows staff that the customer wrote. */
  private async change(inquiryId: string, once: string[], act: (inquiry: ContactInquiry, change: Change) => Deed): Promise<void> {
    const id = keyedHash(this.secrets.key, 'request', JSON.stringify([inquiryId, ...once]));
    await runAs({ ...currentActor(), requestKey: { id, fingerprint: () => id } }, () =>
      this.changes.write(KIND.resource, async (change) => {
        const { manager, now } = change;
        const inquiry = await findLocked(manager, ContactInquiry, inquiryId, KIND.label);
        const { kind, text, news } = act(inquiry, change);
        await manager.update(ContactInquiry, inquiryId, { customerWroteAt: now, updatedAt: now, version: () => 'version' });
        const eventId = await this.history.add(change, inquiryId, kind, text);
        if (!inquiry.spamSince) await this.events.raise({ name: 'customer-wrote', inquiry, manager, now, news });
        return eventId;
      }),
    );
  }
}
