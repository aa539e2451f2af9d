import { Inject, Injectable } from '@nestjs/common';
import { Changes } from '../../audit/changes.service.js';
import type { ReplyTemplateDto } from '../../company/company-parts.dto.js';
import { CompanyInfoService } from '../../company/company-info.service.js';
import { InquiriesService } from '../inquiries.service.js';
import { InquiryHistory } from '../office/inquiry-history.service.js';
import { INQUIRY_KIND } from '../inquiry.kind.js';
import { serviceForCustomer } from '../reception/service-types.js';
import { customerValues } from './autoresponder.js';
import type { MailPreview } from './autoresponder-preview.dto.js';
import { replyMail } from './customer-mails.js';
import { withPageLink } from './page-link.js';
import { fillIn } from '../../delivery/mail/templates/text.js';
import type { NamedDelivery } from '../../delivery/outbox/delivery.dto.js';
import { OutboxService } from '../../delivery/outbox/outbox.service.js';
import { UsersService } from '../../users/users.service.js';
import { NOTIFICATION_CHANNELS, type NotificationChannel } from './notification-channel.js';

/** A line for the name of who replies, above that of the company. */
const SIGNATURE = /^\{sender\},?[^\S\n]*\n(?=\{companyName\})/m;

@Injectable()
export class CorrespondenceService {
  constructor(
    @Inject(NOTIFICATION_CHANNELS) private readonly channels: readonly NotificationChannel[],
    private readonly inquiries: InquiriesService,
    private readonly history: InquiryHistory,
    private readonly changes: Changes,
    private readonly outbox: OutboxService,
    private readonly company: CompanyInfoService,
    private readonly users: UsersService,
  ) {}

  /** Returns the reply templates, filled in for this enquiry and the current user. Throws NoSuchRecord (404). */
  async replies(id: string): Promise<ReplyTemplateDto[]> {
    const { inquiry } = await this.inquiries.get(id);
    const { name, dueAt } = inquiry;
    const [settings, own] = await Promise.all([this.company.current(), this.users.currentName()]);
    const values = customerValues({ name, replyBy: dueAt > new Date() ? dueAt : null, service: serviceForCustomer(inquiry) }, settings);
    const sender = own ?? settings.companyName;
    const signed = (text: string) => (own ? text : text.replace(SIGNATURE, ''));
    return settings.replyTemplates.map((template) => ({ ...template, text: fillIn(signed(template.text), { ...values, sender }) }));
  }

  /** Throws NoSuchRecord (404). */
  async preview(id: string, words: string): Promise<MailPreview> {
    const { inquiry } = await this.inquiries.get(id);
    const [settings, sender] = await Promise.all([this.company.current(), this.users.currentName()]);
    return withPageLink(replyMail(inquiry.name, words, settings, sender), '/e/…', settings);
  }

  /** Throws NoSuchRecord (404), or ConflictException (409) while the message is being sent. */
  sendAgain(id: string, deliveryId: string): Promise<NamedDelivery> {
    return this.changes.locked(INQUIRY_KIND, id, async (inquiry, change) => {
      const { manager, now } = change;
      const settings = await this.company.current(manager);
      const queued = await this.outbox.sendAgain(manager, deliveryId, inquiry.id, now, async (delivery) =>
        this.channels.find((channel) => channel.id === delivery.channel)?.recipientsNow?.(delivery, { inquiry, settings, manager }),
      );
      await this.history.add(change, id, 'delivery', queued.kind);
      const changes = { [queued.channel]: { after: queued.kind } };
      await change.audit({ action: 'send-again', entityType: INQUIRY_KIND.resource, entityId: id, changes });
      return queued;
    });
  }
}
