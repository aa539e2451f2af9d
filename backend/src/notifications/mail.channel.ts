import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import type { CompanyInfo } from '../company/company-info.entity.js';
import { Env } from '../config/env.js';
import type { ContactInquiry } from '../inquiries/contact-inquiry.entity.js';
import type { RaisedEvent } from '../inquiries/inquiry-event-bus.js';
import { InquiryPhotos } from '../inquiries/photos/inquiry-photos.service.js';
import { serviceForCustomer, serviceLabel } from '../inquiries/service-types.js';
import { MAIL, MAIL_KINDS } from '../mail/mail-kinds.js';
import type { NewMail } from '../mail/mail-queue.service.js';
import { MailTransport } from '../mail/mail-transport.service.js';
import { autoresponder } from '../mail/templates/autoresponder.js';
import { deadlineAlert, officeNotice } from '../mail/templates/office-mails.js';
import type { Outcome } from '../outbox/channel.js';
import type { Delivery } from '../outbox/delivery.entity.js';
import { UsersService } from '../users/users.service.js';
import type { NotificationChannel } from './notification-channel.js';

export const officeRecipients = ({ emailRecipients, email }: Pick<CompanyInfo, 'email' | 'emailRecipients'>): string[] =>
  emailRecipients.length ? emailRecipients : [email];

@Injectable()
export class MailChannel implements NotificationChannel {
  readonly id = MAIL;
  readonly name = 'Mail';
  readonly missing = 'until a mail server is set up';
  readonly kinds = MAIL_KINDS;

  constructor(
    private readonly transport: MailTransport,
    private readonly users: UsersService,
    private readonly photos: InquiryPhotos,
    private readonly env: Env,
  ) {}

  isConfigured(): Promise<boolean> {
    return this.transport.isConfigured();
  }

  send(delivery: Delivery, stop: AbortSignal): Promise<Outcome> {
    return this.transport.send(delivery, stop);
  }

  async messagesFor(event: RaisedEvent, settings: CompanyInfo): Promise<NewMail[]> {
    const { name, inquiry, manager, now } = event;
    const facts = { ...inquiry, service: serviceLabel(inquiry.serviceType) };
    const about = { inquiryId: inquiry.id, replyTo: inquiry.email };
    if (name === 'received' || name === 'rescued') {
      const notice = officeNotice({ ...facts, photos: await this.aboutPhotos(event) }, settings, this.env.publicUrl);
      const customer = { name: inquiry.name, service: serviceForCustomer(inquiry.serviceType) };
      return [
        { kind: 'office-notice', ...about, recipients: officeRecipients(settings), ...notice },
        { kind: 'autoresponder', inquiryId: inquiry.id, recipients: [inquiry.email], ...autoresponder(customer, settings) },
      ];
    }
    if (name !== 'deadline-near') return [];
    const alert = deadlineAlert(facts, inquiry.dueAt < now, settings, this.env.publicUrl);
    const recipients = await this.alertRecipients(inquiry, settings, manager);
    return [{ kind: 'promise-alert', ...about, recipients, onceKey: `promise-alert ${inquiry.id}`, ...alert }];
  }

  async recipientsNow(
    { kind }: Delivery,
    { inquiry, settings, manager }: { inquiry: ContactInquiry; settings: CompanyInfo; manager: EntityManager },
  ): Promise<string[] | undefined> {
    if (kind === 'office-notice') return officeRecipients(settings);
    return kind === 'promise-alert' ? this.alertRecipients(inquiry, settings, manager) : undefined;
  }

  /** The mail is written before the photos arrive. */
  private async aboutPhotos({ name, inquiry, manager, photosToFollow = 0 }: RaisedEvent): Promise<string | null> {
    if (name === 'received') return photosToFollow ? `${photosToFollow} to follow: see the enquiry in the backoffice` : null;
    const arrived = (await this.photos.counts([inquiry.id], manager)).get(inquiry.id);
    return arrived ? `${arrived}, in the backoffice` : null;
  }

  /** The office and the assignee, each address once. */
  private async alertRecipients({ assigneeId }: ContactInquiry, settings: CompanyInfo, manager: EntityManager): Promise<string[]> {
    const office = officeRecipients(settings);
    const assignee = (await this.users.addressesOf(assigneeId ? [assigneeId] : [], manager)).get(assigneeId ?? '');
    const isIncluded = office.some((address) => address.toLowerCase() === assignee?.toLowerCase());
    return assignee === undefined || isIncluded ? office : [...office, assignee];
  }
}
