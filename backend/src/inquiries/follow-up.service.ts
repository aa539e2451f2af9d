import { ConflictException, Injectable } from '@nestjs/common';
import { InjectRepository } from '@nestjs/typeorm';
import type { Repository } from 'typeorm';
import { difference } from '../audit/audit-diff.js';
import { Changes, type Change } from '../audit/changes.service.js';
import { findLocked, findOrFail } from '../platform/common/records.js';
import { Channels } from '../delivery/outbox/channel.js';
import { OutboxService } from '../delivery/outbox/outbox.service.js';
import { ContactInquiry } from './contact-inquiry.entity.js';
import { toHistory, type InquiryCallDto, type InquiryEventRecord } from './inquiry-event.dto.js';
import type { InquiryEvent } from './inquiry-event.entity.js';
import { InquiryEventBus } from './inquiry-event-bus.js';
import { InquiryHistory } from './inquiry-history.service.js';
import { INQUIRY_KIND } from './inquiry.kind.js';

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
  ) {}

  /** Throws NoSuchRecord (404). */
  async history(id: string): Promise<InquiryEventRecord[]> {
    const inquiry = await findOrFail(this.inquiries, { id }, INQUIRY_KIND.label);
    const [events, deliveries] = await Promise.all([this.recorded.of(id), this.outbox.ofInquiries([id])]);
    const named = events.map((event) => (event.kind === 'delivery' ? { ...event, text: this.channels.nameOf(event.text ?? '') } : event));
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
      if (reached) await this.markContacted(change, inquiry);
      return this.recorded.add(change, id, 'call', said);
    });
  }

  /** Shows the customer a reply and mails it; it counts as the first reply. Throws NoSuchRecord (404), ConflictException (409) for spam. */
  reply(id: string, text: string): Promise<InquiryEvent> {
    return this.record(id, 'answer', async (change, inquiry) => {
      if (inquiry.spamSince) throw new ConflictException('This enquiry is marked as spam. Choose "Not spam" first.');
      await this.markContacted(change, inquiry);
      const { manager, now } = change;
      await this.events.raise({ name: 'staff-wrote', inquiry, manager, now, news: { did: 'answered', words: text } });
      return this.recorded.add(change, id, 'answer', text);
    });
  }

  private async markContacted(change: Change, inquiry: ContactInquiry): Promise<void> {
    if (inquiry.status !== 'new') return;
    const isFirst = inquiry.respondedAt === null;
    Object.assign(inquiry, { status: 'contacted', respondedAt: inquiry.respondedAt ?? change.now, updatedAt: change.now });
    await change.manager.save(inquiry);
    await this.recorded.add(change, inquiry.id, 'status', inquiry.status);
    if (isFirst) await this.events.raise({ name: 'answered', inquiry, manager: change.manager, now: change.now });
  }

  private async record(
    id: string,
    action: 'note' | 'call' | 'answer',
    work: (change: Change, inquiry: ContactInquiry) => Promise<string>,
  ): Promise<InquiryEvent> {
    const eventId = await this.changes.write(INQUIRY_KIND.resource, async (change) => {
      const inquiry = await findLocked(change.manager, ContactInquiry, id, INQUIRY_KIND.label);
      const before = inquiry.status;
      const written = await work(change, inquiry);
      if (inquiry.customerWroteAt) await change.manager.update(ContactInquiry, id, { customerWroteAt: null, version: () => 'version' });
      const changes = difference({ status: before }, { status: inquiry.status });
      await change.audit({ action, entityType: INQUIRY_KIND.resource, entityId: id, changes });
      return written;
    });
    return this.recorded.get(eventId);
  }
}
