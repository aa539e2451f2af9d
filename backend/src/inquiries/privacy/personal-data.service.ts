import { Injectable } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import { In, type DataSource, type FindOptionsWhere } from 'typeorm';
import { AuditLog } from '../../audit/audit-log.entity.js';
import { Changes } from '../../audit/changes.service.js';
import { InvalidFields } from '../../platform/http/errors.js';
import { REQUIRED } from '../../platform/fields/validation.js';
import { MailStops } from '../../delivery/mail/mail-stops.service.js';
import { PersonalRenewals } from '../../renewals/personal-renewals.service.js';
import { ContactInquiry } from '../contact-inquiry.entity.js';
import { InquiryEvent } from '../inquiry-event.entity.js';
import { INQUIRY_KIND } from '../inquiry.kind.js';
import { findInquiries } from '../inquiry-words.js';
import { digitsOf } from '../../platform/words/fold.js';
import { InquiryPhoto } from '../photos/inquiry-photo.entity.js';
import { Delivery } from '../../delivery/outbox/delivery.entity.js';
import { ErasureService, type Erased } from './erasure.service.js';
import {
  toPersonalData,
  toSummary,
  type HeldInquiry,
  type HeldOfPerson,
  type PersonalData,
  type PersonalDataSummary,
  type PersonDto,
} from './personal-data.dto.js';

/**
 * Finds a person's enquiries and renewals by email address or telephone number, with mails, history, photos and audit rows, including trash and spam.
 * Staff accounts are left out.
 */
@Injectable()
export class PersonalDataService {
  constructor(
    @InjectDataSource() private readonly dataSource: DataSource,
    private readonly changes: Changes,
    private readonly erasure: ErasureService,
    private readonly renewals: PersonalRenewals,
    private readonly stops: MailStops,
  ) {}

  async summary(person: PersonDto): Promise<PersonalDataSummary> {
    return toSummary(await this.held(person));
  }

  /** The audit log records the export, not the address, which may have to be erased. */
  async export(person: PersonDto): Promise<PersonalData> {
    const held = await this.held(person);
    return this.changes.write(INQUIRY_KIND.resource, async ({ audit, now }) => {
      const changes = { enquiries: { after: held.enquiries.length }, renewals: { after: held.renewals.length } };
      await audit({ action: 'export', entityType: INQUIRY_KIND.resource, entityId: null, changes });
      return toPersonalData(person, held, now);
    });
  }

  async erase(person: PersonDto): Promise<Erased> {
    const ids = (await this.enquiries(person)).map(({ id }) => id);
    return this.erasure.erase(ids, 'request', await this.renewalsOf(person));
  }

  /** Throws InvalidFields (400) for nobody. */
  private async enquiries({ email, phone }: PersonDto): Promise<ContactInquiry[]> {
    const { manager } = this.dataSource;
    const find = (where: FindOptionsWhere<ContactInquiry>) =>
      manager.find(ContactInquiry, { where, order: { createdAt: 'ASC', id: 'ASC' }, withDeleted: true });
    if (email) return find({ email });
    if (!phone) throw new InvalidFields({ email: [REQUIRED] });
    const found: ContactInquiry[] = [];
    for await (const ids of findInquiries(manager, digitsOf(phone), true))
      for (const inquiry of ids.length ? await find({ id: In(ids) }) : [])
        if (digitsOf(inquiry.phone) === digitsOf(phone)) found.push(inquiry);
    return found;
  }

  private renewalsOf({ email, phone }: PersonDto): Promise<string[]> {
    return this.renewals.idsOf(email ? { email } : { isPhone: (other) => digitsOf(other) === digitsOf(phone ?? '') });
  }

  private async held(person: PersonDto): Promise<HeldOfPerson> {
    const [enquiries, ids] = await Promise.all([this.heldEnquiries(person), this.renewalsOf(person)]);
    const renewals = await this.renewals.held(ids);
    const emails = [...(person.email ? [person.email] : []), ...renewals.flatMap(({ renewal }) => renewal.email ?? [])];
    const stopped = await Promise.all([...new Set(emails)].map((email) => this.stops.isStopped(email)));
    return { enquiries, renewals, hasStopped: stopped.includes(true) };
  }

  private async heldEnquiries(person: PersonDto): Promise<HeldInquiry[]> {
    const inquiries = await this.enquiries(person);
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
