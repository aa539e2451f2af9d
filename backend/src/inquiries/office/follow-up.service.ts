import { ConflictException, Injectable } from '@nestjs/common';
import { InjectRepository } from '@nestjs/typeorm';
import { IsNull, type Repository } from 'typeorm';
import { difference } from '../../audit/audit-diff.js';
import { Changes, type Change } from '../../audit/changes.service.js';
import { findLocked, findOrFail } from '../../platform/common/records.js';
import { Channels } from '../../delivery/outbox/channel.js';
import { OutboxService } from '../../delivery/outbox/outbox.service.js';
import { ContactInquiry } from '../contact-inquiry.entity.js';
import { toHistory, type EventWithFiles, type InquiryCallDto, type InquiryEventRecord } from '../inquiry-event.dto.js';
import { InquiryEvent } from '../inquiry-event.entity.js';
import { InquiryEventBus } from '../inquiry-event-bus.js';
import { AnswerFiles } from '../photos/answer-files.service.js';
import type { Attachment } from '../../delivery/mail/mail-transport.service.js';
import type { ReplyDto } from '../customer-page/customer-page.dto.js';
import { InquiryHistory } from './inquiry-history.service.js';
import { INQUIRY_KIND, NO_EMAIL } from '../inquiry.kind.js';

type ReachedAt = Pick<Change, 'manager' | 'now'>;

/** The audit log records that notes, calls and replies were added; only the history has their text. */
@Injectable()
export class FollowUpService {
  constructor(
    @InjectRepository(ContactInquiry) private readonly inquiries: Repository<ContactInquiry>,
    private readonly changes: Changes,
    private readonly recorded: InquiryHistory,
    private readonly events: InquiryEventBus,
    private readonly outbox: OutboxService,
    private readonly channels: Channels,
    private readonly files: AnswerFiles,
  ) {}

  /** Throws NoSuchRecord (404). */
  async history(id: string): Promise<InquiryEventRecord[]> {
    const inquiry = await findOrFail(this.inquiries, { id }, INQUIRY_KIND.label);
    const [events, deliveries, files] = await Promise.all([this.recorded.of(id), this.outbox.ofInquiries([id]), this.files.sent(id)]);
    const named = events.map((event) => {
      const text = event.kind === 'delivery' ? this.channels.nameOf(event.text ?? '') : event.text;
      return { ...event, text, files: files.get(event.id) };
    });
    return toHistory(inquiry, named, deliveries.get(id) ?? []);
  }

  /** Throws NoSuchRecord (404). */
  addNote(id: string, text: string): Promise<InquiryEvent> {
    return this.record(id, 'note', (change) => this.recorded.add(change, id, 'note', text));
  }

  /** A call that reached the customer counts as the reply. Throws NoSuchRecord (404). */
  logCall(id: string, { outcome, text }: InquiryCallDto): Promise<InquiryEvent> {
    const reached = outcome === 'reached';
    const said = [reached ? 'Reached.' : 'Not reached.', text].filter(Boolean).join(' ');
    return this.record(id, 'call', async (change, inquiry) => {
      if (reached) {
        await this.reached(inquiry, change);
        Object.assign(inquiry, { callBackFrom: null, callBackUntil: null });
      }
      return this.recorded.add(change, id, 'call', said);
    });
  }

  /**
   * Shows the customer a reply and mails it with its files; it counts once it is delivered (`answerSettled`). `ifMatch`: the version that its writer saw.
   * Throws NoSuchRecord (404), ConflictException (409) for spam and for files that are gone, ChangedMeanwhile (412) if somebody else has been at work since.
   */
  async reply(id: string, { text, files }: ReplyDto, ifMatch?: number): Promise<EventWithFiles> {
    const event = await this.record(id, 'answer', async (change, inquiry) => {
      const { manager, now } = change;
      await this.changes.requireVersion(manager, INQUIRY_KIND, inquiry, ifMatch, 'Read what is new before you send your answer.');
      if (inquiry.spamSince) throw new ConflictException('This enquiry is marked as spam. Choose "Not spam" first.');
      if (!inquiry.email) throw new ConflictException(NO_EMAIL);
      inquiry.heldBackAt = null;
      await this.events.raise({ name: 'staff-wrote', inquiry, manager, now, news: { did: 'answered', words: text } });
      const answerId = await this.recorded.add(change, id, 'answer', text);
      await this.files.attach(manager, id, files ?? [], answerId);
      return answerId;
    });
    return { ...event, files: (await this.files.sent(id)).get(event.id) };
  }

  /** Returns the files of an answer. */
  async attachmentsOf(inquiryId: string, writtenAt: Date): Promise<Attachment[]> {
    const answer = await this.recorded.answerOf(inquiryId, writtenAt);
    return answer ? this.files.attachmentsOf(answer.id) : [];
  }

  /** The customer got an answer, or it was given up: then the promise still stands. Keeps the version, because staff may have it open. */
  async answerSettled(id: string, writtenAt: Date, isDelivered: boolean, { manager, now }: ReachedAt): Promise<void> {
    const inquiry = await findLocked(manager, ContactInquiry, id, INQUIRY_KIND.label, { withDeleted: true });
    if (isDelivered) {
      const answer = await this.recorded.answerOf(id, writtenAt, manager);
      if (inquiry.customerWroteAt && inquiry.customerWroteAt <= writtenAt) inquiry.customerWroteAt = null;
      await this.reached(inquiry, { manager, now }, { writtenAt, userId: answer?.userId ?? null });
    } else Object.assign(inquiry, { replyFailedAt: now, deadlineAlertAt: null });
    const { status, respondedAt, customerWroteAt, replyFailedAt, deadlineAlertAt } = inquiry;
    const fields = { status, respondedAt, customerWroteAt, replyFailedAt, deadlineAlertAt, updatedAt: now };
    await manager.update(ContactInquiry, id, { ...fields, version: () => 'version' });
  }

  /** An automatic mail to the customer was refused for good: the office has to call. Keeps the version, because staff may have it open. */
  async mailCameBack(id: string, { manager, now }: ReachedAt): Promise<void> {
    const failed = { replyFailedAt: now, updatedAt: now, version: () => 'version' };
    await manager.update(ContactInquiry, { id, replyFailedAt: IsNull() }, failed);
  }

  /** The customer has a reply. `answer`: the one that was delivered. */
  private async reached(inquiry: ContactInquiry, { manager, now }: ReachedAt, answer?: { writtenAt: Date; userId: string | null }) {
    const isFirst = inquiry.respondedAt === null;
    const isNew = inquiry.status === 'new';
    Object.assign(inquiry, {
      respondedAt: inquiry.respondedAt ?? now,
      replyFailedAt: null,
      heldBackAt: null,
      ...(isNew && { status: 'contacted' }),
    });
    if (isNew) await this.recorded.add({ manager, now: answer?.writtenAt ?? now }, inquiry.id, 'status', 'contacted', answer?.userId);
    if (isFirst) await this.events.raise({ name: 'answered', inquiry, manager, now });
  }

  private async record(
    id: string,
    action: 'note' | 'call' | 'answer',
    work: (change: Change, inquiry: ContactInquiry) => Promise<string>,
  ): Promise<InquiryEvent> {
    const eventId = await this.changes.locked(INQUIRY_KIND, id, async (inquiry, change) => {
      const before = inquiry.status;
      const written = await work(change, inquiry);
      if (action !== 'answer') inquiry.customerWroteAt = null;
      // Raises the version, so that nobody answers without having seen this.
      await change.manager.save(Object.assign(inquiry, { updatedAt: change.now }));
      const changes = difference({ status: before }, { status: inquiry.status });
      await change.audit({ action, entityType: INQUIRY_KIND.resource, entityId: id, changes });
      return written;
    });
    return this.recorded.get(eventId);
  }
}
