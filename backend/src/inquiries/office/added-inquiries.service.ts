import { Injectable } from '@nestjs/common';
import { Changes } from '../../audit/changes.service.js';
import { promisedReply } from '../../company/business-clock.js';
import { CompanyInfoService } from '../../company/company-info.service.js';
import { addedComplaint, isComplaint } from './complaints.js';
import type { CreateContactInquiryDto } from '../contact-inquiry.dto.js';
import type { ContactInquiry } from '../contact-inquiry.entity.js';
import { InquiryEventBus } from '../inquiry-event-bus.js';
import { INQUIRY_KIND } from '../inquiry.kind.js';
import { Subjects } from '../reception/subjects.service.js';

/** Enquiries that reach the office by telephone, by text, by letter or in person. */
@Injectable()
export class AddedInquiries {
  constructor(
    private readonly changes: Changes,
    private readonly company: CompanyInfoService,
    private readonly events: InquiryEventBus,
    private readonly subjects: Subjects,
  ) {}

  /**
   * Its reply is due when that of the form would be, and a complaint is acknowledged by email if there is an address. The office is not notified: who adds it
   * knows. Throws InvalidFields (400) for work without a number, and for a day on which no complaint can have come.
   */
  async add({ email, phone, receivedOn, serviceSlug, ...fields }: CreateContactInquiryDto): Promise<ContactInquiry> {
    const { serviceTitle, serviceType } = await this.subjects.of({ serviceSlug, serviceType: fields.serviceType });
    const complains = isComplaint(fields);
    const known = { ...fields, email: email ?? '', phone: phone ?? (complains ? '' : null) };
    return this.changes.together(INQUIRY_KIND.resource, async ({ manager, now }) => {
      const inquiry = await this.changes.create(INQUIRY_KIND, known, async (record) => {
        if (complains) {
          Object.assign(record, addedComplaint(receivedOn, now));
          return;
        }
        Object.assign(record, { serviceTitle, serviceType });
        record.dueAt = promisedReply(await this.company.current(manager), now);
      });
      if (complains) await this.events.raise({ name: 'complaint-added', inquiry, manager, now });
      return inquiry;
    });
  }
}
