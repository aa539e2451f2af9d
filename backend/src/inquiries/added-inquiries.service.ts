import { Injectable } from '@nestjs/common';
import { Changes } from '../audit/changes.service.js';
import { promisedReply } from '../company/business-clock.js';
import { CompanyInfoService } from '../company/company-info.service.js';
import type { CreateContactInquiryDto } from './contact-inquiry.dto.js';
import type { ContactInquiry } from './contact-inquiry.entity.js';
import { INQUIRY_KIND } from './inquiry.kind.js';

/** Enquiries that reach the office by telephone, by text or in person. */
@Injectable()
export class AddedInquiries {
  constructor(
    private readonly changes: Changes,
    private readonly company: CompanyInfoService,
  ) {}

  /** Its reply is due when that of the form would be. Nobody is notified: who adds it knows, and the customer may have no email address. */
  add({ email, ...fields }: CreateContactInquiryDto): Promise<ContactInquiry> {
    return this.changes.create(INQUIRY_KIND, fields, async (inquiry, { manager, now }) => {
      inquiry.email = email ?? '';
      inquiry.dueAt = promisedReply(await this.company.current(manager), now);
    });
  }
}
