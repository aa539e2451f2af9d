import { Injectable } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import { In, type DataSource } from 'typeorm';
import { AuditLog } from '../audit/audit-log.entity.js';
import { Changes } from '../audit/changes.service.js';
import { ContactInquiry } from '../inquiries/contact-inquiry.entity.js';
import { InquiryEvent } from '../inquiries/inquiry-event.entity.js';
import { INQUIRY_KIND } from '../inquiries/inquiry-kind.js';
import { OutboxMail } from '../mail/outbox-mail.entity.js';
import { ErasureService } from './erasure.service.js';
import { toPersonalData, toSummary, type Held, type PersonalData, type PersonalDataSummary } from './personal-data.dto.js';

/**
 * What is held about one person, by the e-mail address they wrote from: enquiries with mails, history and audit rows, in the trash
 * and in spam too. Staff accounts and testimonials are not part of it: those are edited on their own screens.
 */
@Injectable()
export class PersonalDataService {
  constructor(
    @InjectDataSource() private readonly dataSource: DataSource,
    private readonly changes: Changes,
    private readonly erasure: ErasureService,
  ) {}

  async summary(email: string): Promise<PersonalDataSummary> {
    return toSummary(await this.held(email));
  }

  /** The audit log keeps that it was exported, not whose it was: that address may have to be erased. */
  async export(email: string): Promise<PersonalData> {
    const held = await this.held(email);
    return this.changes.write(INQUIRY_KIND.resource, async ({ audit, now }) => {
      const entityType = INQUIRY_KIND.resource;
      await audit({ action: 'export', entityType, entityId: null, changes: { enquiries: { after: held.length } } });
      return toPersonalData(email, held, now);
    });
  }

  /** Answers how many enquiries there were. */
  async erase(email: string): Promise<number> {
    return this.erasure.erase(
      (await this.enquiries(email)).map(({ id }) => id),
      'request',
    );
  }

  /** Oldest first. Compared once more, because MariaDB takes 'josé@…' and 'jose@…', two people, for equal. */
  private async enquiries(email: string): Promise<ContactInquiry[]> {
    const found = await this.dataSource
      .getRepository(ContactInquiry)
      .find({ where: { email }, order: { createdAt: 'ASC', id: 'ASC' }, withDeleted: true });
    return found.filter((inquiry) => inquiry.email === email);
  }

  private async held(email: string): Promise<Held[]> {
    const inquiries = await this.enquiries(email);
    const ids = inquiries.map(({ id }) => id);
    const [mails, events, audit] = await Promise.all([
      this.dataSource.getRepository(OutboxMail).find({ where: { inquiryId: In(ids) }, order: { id: 'ASC' } }),
      this.dataSource.getRepository(InquiryEvent).find({ where: { inquiryId: In(ids) }, order: { id: 'ASC' } }),
      this.dataSource
        .getRepository(AuditLog)
        .find({ where: { entityType: INQUIRY_KIND.resource, entityId: In(ids) }, order: { id: 'ASC' } }),
    ]);
    return inquiries.map((inquiry) => ({
      inquiry,
      mails: mails.filter(({ inquiryId }) => inquiryId === inquiry.id),
      events: events.filter(({ inquiryId }) => inquiryId === inquiry.id),
      audit: audit.filter(({ entityId }) => entityId === inquiry.id),
    }));
  }
}
