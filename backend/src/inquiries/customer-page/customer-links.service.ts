import { ConflictException, Injectable } from '@nestjs/common';
import { InjectRepository } from '@nestjs/typeorm';
import type { Repository } from 'typeorm';
import { Changes } from '../../audit/changes.service.js';
import { findLocked, findOrFail } from '../../platform/common/records.js';
import { ContactInquiry } from '../contact-inquiry.entity.js';
import { InquiryEventBus } from '../inquiry-event-bus.js';
import { InquiryHistory } from '../inquiry-history.service.js';
import { INQUIRY_KIND as KIND, NO_EMAIL } from '../inquiry.kind.js';
import type { CustomerPageState } from './customer-page.dto.js';
import { EnquiryLinks } from './enquiry-links.service.js';

/** Renews and withdraws customers' links for staff. */
@Injectable()
export class CustomerLinksService {
  constructor(
    @InjectRepository(ContactInquiry) private readonly inquiries: Repository<ContactInquiry>,
    private readonly links: EnquiryLinks,
    private readonly changes: Changes,
    private readonly history: InquiryHistory,
    private readonly events: InquiryEventBus,
  ) {}

  /** Throws NoSuchRecord (404). */
  async state(id: string): Promise<CustomerPageState> {
    await findOrFail(this.inquiries, { id }, KIND.label);
    return this.links.stateOf(id);
  }

  /** Throws NoSuchRecord (404), ConflictException (409) for spam. */
  renew(id: string): Promise<CustomerPageState> {
    return this.replace(id, 'renewed');
  }

  /** Throws NoSuchRecord (404). */
  withdraw(id: string): Promise<CustomerPageState> {
    return this.replace(id, 'withdrawn');
  }

  private async replace(id: string, done: 'renewed' | 'withdrawn'): Promise<CustomerPageState> {
    await this.changes.write(KIND.resource, async (change) => {
      const { manager, now } = change;
      const inquiry = await findLocked(manager, ContactInquiry, id, KIND.label);
      if (done === 'withdrawn') await this.links.withdraw(manager, id, now);
      else if (inquiry.spamSince) throw new ConflictException('This enquiry is marked as spam. Choose "Not spam" first.');
      else if (!inquiry.email) throw new ConflictException(NO_EMAIL);
      else {
        await this.links.renew(manager, id, now);
        await this.events.raise({ name: 'link-renewed', inquiry, manager, now });
      }
      const eventId = await this.history.add(change, id, 'link', done);
      await change.audit({
        action: done === 'renewed' ? 'renew-link' : 'withdraw-link',
        entityType: KIND.resource,
        entityId: id,
        changes: {},
      });
      return eventId;
    });
    return this.links.stateOf(id);
  }
}
