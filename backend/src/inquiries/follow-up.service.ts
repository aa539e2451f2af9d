import { Injectable } from '@nestjs/common';
import { InjectRepository } from '@nestjs/typeorm';
import type { Repository } from 'typeorm';
import { difference } from '../audit/audit-diff.js';
import { Changes, type Change } from '../audit/changes.service.js';
import { findLocked, findOrFail } from '../common/records.js';
import { currentActor } from '../common/request-context.js';
import type { ReplyTemplate } from '../company/company-info.entity.js';
import { CompanyInfoService } from '../company/company-info.service.js';
import { MailWorker } from '../mail/mail-worker.service.js';
import type { OutboxMail } from '../mail/outbox-mail.entity.js';
import { OutboxService } from '../mail/outbox.service.js';
import { customerValues } from '../mail/templates/autoresponder.js';
import { fillIn } from '../mail/templates/text.js';
import { UsersService } from '../users/users.service.js';
import { ContactInquiry } from './contact-inquiry.entity.js';
import { alertRecipients, officeRecipients } from './enquiry-mails.js';
import { toHistory, type InquiryCallDto, type InquiryEventRecord } from './inquiry-event.dto.js';
import type { InquiryEvent } from './inquiry-event.entity.js';
import { InquiryEvents } from './inquiry-events.service.js';
import { INQUIRY_KIND } from './inquiry-kind.js';
import { serviceForCustomer } from './service-labels.js';

/** What staff do with an enquiry besides changing its fields. The audit log says that they did; what they wrote is in the history. */
@Injectable()
export class FollowUpService {
  constructor(
    @InjectRepository(ContactInquiry) private readonly inquiries: Repository<ContactInquiry>,
    private readonly changes: Changes,
    private readonly events: InquiryEvents,
    private readonly outbox: OutboxService,
    private readonly mailWorker: MailWorker,
    private readonly company: CompanyInfoService,
    private readonly users: UsersService,
  ) {}

  /** @throws NoSuchRecord (404) */
  async history(id: string): Promise<InquiryEventRecord[]> {
    const inquiry = await findOrFail(this.inquiries, { id }, INQUIRY_KIND.label);
    const [events, mails] = await Promise.all([this.events.of(id), this.outbox.ofInquiries([id])]);
    return toHistory(inquiry, events, mails.get(id) ?? []);
  }

  /**
   * The reply templates of the settings, filled in for this enquiry and who is signed in.
   * @throws NoSuchRecord (404)
   */
  async replies(id: string): Promise<ReplyTemplate[]> {
    const { name, serviceType } = await findOrFail(this.inquiries, { id }, INQUIRY_KIND.label);
    const { userId } = currentActor();
    const [settings, names] = await Promise.all([this.company.current(), this.users.namesOf(userId ? [userId] : [])]);
    const values = customerValues({ name, service: serviceForCustomer(serviceType) }, settings);
    const sender = names.get(userId ?? '')?.username ?? '';
    return settings.replyTemplates.map((template) => ({ ...template, text: fillIn(template.text, { ...values, sender }) }));
  }

  /** @throws NoSuchRecord (404) */
  addNote(id: string, text: string): Promise<InquiryEvent> {
    return this.record(id, 'note', (change) => this.events.add(change, id, 'note', text));
  }

  /**
   * A call that reached the customer is the response that was promised.
   * @throws NoSuchRecord (404)
   */
  logCall(id: string, { outcome, text }: InquiryCallDto): Promise<InquiryEvent> {
    const reached = outcome === 'reached';
    const said = [reached ? 'Reached.' : 'Not reached.', text].filter(Boolean).join(' ');
    return this.record(id, 'call', async (change, inquiry) => {
      if (reached && inquiry.status === 'new') {
        Object.assign(inquiry, { status: 'contacted', respondedAt: inquiry.respondedAt ?? change.now, updatedAt: change.now });
        await change.manager.save(inquiry);
        await this.events.add(change, id, 'status', inquiry.status);
      }
      return this.events.add(change, id, 'call', said);
    });
  }

  /** @throws NoSuchRecord (404), ConflictException (409) while the mail is on its way */
  async sendAgain(id: string, mailId: string): Promise<OutboxMail> {
    const settings = await this.company.current();
    const mail = await this.changes.write(INQUIRY_KIND.resource, async (change) => {
      const inquiry = await findLocked(change.manager, ContactInquiry, id, INQUIRY_KIND.label);
      const { assigneeId } = inquiry;
      const assignee = (await this.users.addressesOf(assigneeId ? [assigneeId] : [], change.manager)).get(assigneeId ?? '');
      const recipients = { 'office-notice': officeRecipients(settings), 'promise-alert': alertRecipients(settings, assignee) };
      const queued = await this.outbox.sendAgain(change.manager, mailId, inquiry.id, change.now, recipients);
      await this.events.add(change, id, 'mail', queued.kind);
      await change.audit({
        action: 'send-again',
        entityType: INQUIRY_KIND.resource,
        entityId: id,
        changes: { mail: { after: queued.kind } },
      });
      return queued;
    });
    this.mailWorker.wake();
    return mail;
  }

  private async record(
    id: string,
    action: 'note' | 'call',
    work: (change: Change, inquiry: ContactInquiry) => Promise<string>,
  ): Promise<InquiryEvent> {
    const eventId = await this.changes.write(INQUIRY_KIND.resource, async (change) => {
      const inquiry = await findLocked(change.manager, ContactInquiry, id, INQUIRY_KIND.label);
      const before = inquiry.status;
      const written = await work(change, inquiry);
      const changes = difference({ status: before }, { status: inquiry.status });
      await change.audit({ action, entityType: INQUIRY_KIND.resource, entityId: id, changes });
      return written;
    });
    return this.events.get(eventId);
  }
}
