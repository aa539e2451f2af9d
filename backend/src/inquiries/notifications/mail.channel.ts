import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import type { Change } from '../../audit/changes.service.js';
import type { CompanyInfo } from '../../company/company-info.entity.js';
import { comingClosing } from '../../company/closings.js';
import { CompanyInfoService } from '../../company/company-info.service.js';
import { Env } from '../../platform/config/env.js';
import type { ContactInquiry } from '../contact-inquiry.entity.js';
import { isComplaint } from '../office/complaints.js';
import { FollowUpService } from '../office/follow-up.service.js';
import { comingCall } from '../customer-page/customer-view.js';
import { InquiryLinks } from '../customer-page/inquiry-links.service.js';
import type { RaisedEvent } from '../inquiry-event-bus.js';
import { InquiryPhotos } from '../photos/inquiry-photos.service.js';
import { serviceForCustomer, serviceName } from '../reception/service-types.js';
import { MAIL, MAIL_KINDS, type MailKind } from '../../delivery/mail/mail-kinds.js';
import { officeRecipients } from '../../delivery/mail/office-recipients.js';
import type { NewMail } from '../../delivery/mail/mail-queue.service.js';
import { MailTransport, type Attachment } from '../../delivery/mail/mail-transport.service.js';
import { autoresponder } from './autoresponder.js';
import { complaintMail, replyMail, delayMail, formerAddressMail, linkMail, newAddressMail } from './customer-mails.js';
import { customerNews, deadlineAlert, officeNotice } from './office-mails.js';
import { withPageLink } from './page-link.js';
import type { Outcome } from '../../delivery/outbox/channel.js';
import { Delivery } from '../../delivery/outbox/delivery.entity.js';
import { UsersService } from '../../users/users.service.js';
import type { NotificationChannel } from './notification-channel.js';

/** These carry the link to the customer's page. */
const LINKED: readonly string[] = ['autoresponder', 'complaint-received', 'answer', 'enquiry-link', 'reply-delayed'] satisfies MailKind[];

/** How a mail server says that trying again will not help. */
const REFUSED = /^5\d\d[ -]/;

@Injectable()
export class MailChannel implements NotificationChannel {
  readonly id = MAIL;
  readonly name = 'Mail';
  readonly missing = 'until a mail server is set up';
  readonly kinds = MAIL_KINDS;
  readonly hasSecondConnection = true;

  constructor(
    private readonly transport: MailTransport,
    private readonly users: UsersService,
    private readonly photos: InquiryPhotos,
    private readonly links: InquiryLinks,
    private readonly followUp: FollowUpService,
    private readonly company: CompanyInfoService,
    private readonly env: Env,
  ) {}

  isConfigured(): Promise<boolean> {
    return this.transport.isConfigured();
  }

  async send(delivery: Delivery, stop: AbortSignal): Promise<Outcome> {
    const failed = (error: string): Outcome => ({ sent: false, error, isFinal: false, isReachable: false });
    const linked = await this.linked(delivery).catch(() => null);
    if (!linked) return failed("The link to the customer's page could not be read.");
    const attachments = await this.attachmentsOf(delivery).catch(() => null);
    if (!attachments) return failed('A file that goes with the answer could not be read.');
    return this.transport.send(linked, stop, attachments);
  }

  private async attachmentsOf({ kind, inquiryId, createdAt }: Delivery): Promise<Attachment[]> {
    return kind === 'answer' && inquiryId !== null ? this.followUp.attachmentsOf(inquiryId, createdAt) : [];
  }

  /** Only an answer that was delivered counts as a reply. What the server of the customer refuses for good says that the address is wrong. */
  async settled({ id, kind, inquiryId, createdAt }: Delivery, isSent: boolean, change: Pick<Change, 'manager' | 'now'>): Promise<void> {
    if (inquiryId === null) return;
    if (kind === 'answer') await this.followUp.answerSettled(inquiryId, createdAt, isSent, change);
    else if (!isSent && LINKED.includes(kind)) {
      const settled = await change.manager.findOneBy(Delivery, { id });
      if (REFUSED.test(settled?.lastError ?? '')) await this.followUp.mailCameBack(inquiryId, change);
    }
  }

  private async linked(delivery: Delivery): Promise<Delivery> {
    const { kind, inquiryId } = delivery;
    if (!LINKED.includes(kind) || inquiryId === null) return delivery;
    return withPageLink(delivery, await this.links.addressOf(inquiryId), await this.company.current());
  }

  async messagesFor(event: RaisedEvent, settings: CompanyInfo): Promise<NewMail[]> {
    // Who rang may have no email address.
    const mails = (await this.mailsFor(event, settings)).filter(({ recipients }) => !recipients.includes(''));
    const isLinked = mails.some(({ kind }) => LINKED.includes(kind));
    if (isLinked) await this.links.ensure(event.manager, event.inquiry.id, event.now);
    return mails;
  }

  private async mailsFor(event: RaisedEvent, settings: CompanyInfo): Promise<NewMail[]> {
    const { name, inquiry, manager, now, news, formerEmail } = event;
    const facts = { ...inquiry, service: serviceName(inquiry), call: comingCall(inquiry, now) };
    const about = { inquiryId: inquiry.id, replyTo: inquiry.email || undefined };
    const toCustomer = { inquiryId: inquiry.id, recipients: [inquiry.email] };
    const acknowledgement = (): NewMail => ({ kind: 'complaint-received', ...toCustomer, ...complaintMail(inquiry, settings) });
    if (name === 'complaint-added') return [acknowledgement()];
    if (name === 'received' || name === 'rescued' || name === 'released') {
      const notice = officeNotice({ ...facts, photos: await this.aboutPhotos(event) }, settings, this.env.publicUrl);
      const customer = {
        name: inquiry.name,
        service: serviceForCustomer(inquiry),
        replyBy: inquiry.dueAt > now ? inquiry.dueAt : null,
        closing: comingClosing(settings, now),
      };
      return [
        // Who releases an enquiry knows it.
        ...(name === 'released' ? [] : [{ kind: 'office-notice' as const, ...about, recipients: officeRecipients(settings), ...notice }]),
        isComplaint(inquiry) ? acknowledgement() : { kind: 'autoresponder', ...toCustomer, ...autoresponder(customer, settings) },
      ];
    }
    if (name === 'staff-wrote' && news) {
      const sender = await this.users.currentName(manager);
      return [{ kind: 'answer', ...toCustomer, ...replyMail(inquiry.name, news.words, settings, sender) }];
    }
    if (name === 'link-renewed') return [{ kind: 'enquiry-link', ...toCustomer, ...linkMail(inquiry.name, settings) }];
    if (name === 'delayed' && inquiry.delayedTo) {
      const { dueAt, delayedTo } = inquiry;
      const apology = delayMail(inquiry.name, { dueAt, delayedTo }, now, settings);
      return [{ kind: 'reply-delayed', ...toCustomer, onceKey: `reply-delayed ${inquiry.id} ${dueAt.toISOString()}`, ...apology }];
    }
    if (name === 'email-changed' && formerEmail) {
      return [
        { kind: 'details-changed', inquiryId: inquiry.id, recipients: [formerEmail], ...formerAddressMail(inquiry.name, settings) },
        { kind: 'enquiry-link', ...toCustomer, ...newAddressMail(inquiry.name, settings) },
      ];
    }
    if (name === 'customer-wrote' && news) {
      const recipients = await this.alertRecipients(inquiry, settings, manager);
      return [{ kind: 'customer-wrote', ...about, recipients, ...customerNews(facts, news, settings, this.env.publicUrl) }];
    }
    if (name !== 'deadline-near') return [];
    const alert = deadlineAlert(facts, inquiry.dueAt < now, settings, this.env.publicUrl);
    const recipients = await this.alertRecipients(inquiry, settings, manager);
    const onceKey = `promise-alert ${inquiry.id} ${(inquiry.replyFailedAt ?? inquiry.dueAt).toISOString()}`;
    return [{ kind: 'promise-alert', ...about, recipients, onceKey, ...alert }];
  }

  async recipientsNow(
    { kind }: Delivery,
    { inquiry, settings, manager }: { inquiry: ContactInquiry; settings: CompanyInfo; manager: EntityManager },
  ): Promise<string[] | undefined> {
    if (kind === 'office-notice') return officeRecipients(settings);
    return kind === 'promise-alert' || kind === 'customer-wrote' ? this.alertRecipients(inquiry, settings, manager) : undefined;
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
