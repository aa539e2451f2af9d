import { Injectable } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import { In, type DataSource } from 'typeorm';
import { AuditLog } from '../../audit/audit-log.entity.js';
import { Changes } from '../../audit/changes.service.js';
import { ContactInquiry } from '../contact-inquiry.entity.js';
import { InquiryEvent } from '../inquiry-event.entity.js';
import { INQUIRY_KIND } from '../inquiry.kind.js';
import { InquiryPhoto } from '../photos/inquiry-photo.entity.js';
import { Delivery } from '../../delivery/outbox/delivery.entity.js';
import { ErasureService } from './erasure.service.js';
import { toPersonalData, toSummary, type Held, type PersonalData, type PersonalDataSummary } from './personal-data.dto.js';

/** Finds a person's enquiries by email address, with mails, history, photos and audit rows, including trash and spam. Staff accounts are left out. */
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

  /** The audit log records the export, not the address, which may have to be erased. */
  async export(email: string): Promise<PersonalData> {
    const held = await this.held(email);
    return this.changes.write(INQUIRY_KIND.resource, async ({ audit, now }) => {
      const entityType = INQUIRY_KIND.resource;
      await audit({ action: 'export', entityType, entityId: null, changes: { enquiries: { after: held.length } } });
      return toPersonalData(email, held, now);
    });
  }

  async erase(email: string): Promise<number> {
    return this.erasure.erase(
      (await this.enquiries(email)).map(({ id }) => id),
      'request',
    );
  }

  private enquiries(email: string): Promise<ContactInquiry[]> {
    return this.dataSource
      .getRepository(ContactInquiry)
      .find({ where: { email }, order: { createdAt: 'ASC', id: 'ASC' }, withDeleted: true });
  }

  private async held(email: string): Promise<Held[]> {
    const inquiries = await this.enquiries(email);
    const ids = inquiries.map(({ id }) => id);
    const [mails, events, photos, audit] = await Promise.all([
      this.dataSource.getRepository(Delivery).find({ where: { inquiryId: In(ids) }, order: { id: 'ASC' } }),
      this.dataSource.getRepository(InquiryEvent).find({ where: { inquiryId: In(ids) }, order: { id: 'ASC' } }),
      this.dataSource.getRepository(InquiryPhoto).find({ where: { inquiryId: In(ids) }, order: { id: 'ASC' } }),
      this.dataSource
        .getRepository(AuditLog)
        .find({ where: { entityType: INQUIRY_KIND.resource, entityId: In(ids) }, order: { id: 'ASC' } }),
    ]);
    return inquiries.map((inquiry) => ({
      inquiry,
      mails: mails.filter(({ inquiryId }) => inquiryId === inquiry.id),
      events: events.filter(({ inquiryId }) => inquiryId === inquiry.id),
      photos: photos.filter(({ inquiryId }) => inquiryId === inquiry.id),
      audit: audit.filter(({ entityId }) => entityId === inquiry.id),
    }));
  }
}
