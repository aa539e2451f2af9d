import { ConflictException, type OnModuleInit } from '@nestjs/common';
import { OnEvent } from '@nestjs/event-emitter';
import { IsNull, LessThanOrEqual, type EntityManager } from 'typeorm';
import type { Change } from '../audit/changes.service.js';
import { MailStops, STOPPED, STOPPED_BY_CUSTOMER, type Stopped } from '../delivery/mail/mail-stops.service.js';
import { Channels } from '../delivery/outbox/channel.js';
import type { Delivery } from '../delivery/outbox/delivery.entity.js';
import { formPath, ServiceOf } from '../kinds/kind.js';
import { PlainRecords } from '../kinds/plain-records.js';
import type { FieldErrors } from '../platform/http/error-response.dto.js';
import { InvalidFields, NoSuchRecord } from '../platform/http/errors.js';
import { daysBefore, londonDate, londonDay } from '../platform/time/london.js';
import { OnToday, type ItemForToday, type KnowsToday } from '../platform/common/on-today.js';
import { patch } from '../platform/common/records.js';
import { REQUIRED } from '../platform/fields/validation.js';
import { ContactInquiry } from '../inquiries/contact-inquiry.entity.js';
import { monthsAfter } from '../platform/time/months.js';
import { toRenewalRecord, type RenewalDoneDto, type RenewalsOfInquiry, type UpdateRenewalDto } from './renewal.dto.js';
import { Renewal } from './renewal.entity.js';
import { RENEWALS } from './renewal.kind.js';

/** The button was pressed twice. */
class DoneAlready extends Error {}

const FROM_INQUIRY = 'Won enquiry';
/** The second reminder has gone out by then. */
const SHOWN_DAYS = 14;

@OnToday({ name: 'what is due again', path: '/renewals' })
@ServiceOf(RENEWALS)
export class RenewalsService extends PlainRecords<Renewal> implements OnModuleInit, KnowsToday {
  protected readonly kind = RENEWALS;

  constructor(
    private readonly stops: MailStops,
    private readonly channels: Channels,
  ) {
    super();
  }

  onModuleInit(): void {
    this.channels.registerWriter('renewal-reminder', {
      whyNot: (mail) => this.whyNot(mail),
      settled: async ({ renewalId }, isSent, { manager, now }) => {
        if (isSent && renewalId) await manager.update(Renewal, renewalId, { remindedAt: now, version: () => 'version' });
      },
    });
  }

  /** A later last day, or a first one that the due day is not after, means that it was done again, as by `done`; a due day given with it counts. */
  override update(id: string, fields: UpdateRenewalDto, ifMatch?: number): Promise<Renewal> {
    return this.changes.update(RENEWALS, id, ifMatch, {}, async (renewal, change) => {
      const { lastOn, dueOn } = renewal;
      patch(change.manager.getRepository(Renewal), renewal, fields);
      const isDoneAgain = renewal.lastOn !== null && (lastOn === null ? renewal.lastOn >= dueOn : renewal.lastOn > lastOn);
      if (isDoneAgain && renewal.dueOn === dueOn) renewal.dueOn = '';
      await this.complete(renewal, change);
      if (isDoneAgain && renewal.dueOn > dueOn) renewal.replyInquiryId = null;
    });
  }

  async ofInquiry(inquiryId: string): Promise<RenewalsOfInquiry> {
    const [made, asked] = await Promise.all([
      this.manager.findOneBy(Renewal, { inquiryId }),
      this.manager.findOneBy(Renewal, { replyInquiryId: inquiryId }),
    ]);
    return { made: made && toRenewalRecord(made), asked: asked && toRenewalRecord(asked) };
  }

  /**
   * Sets the last and the next day. The same call sent again changes nothing. Throws NoSuchRecord (404), ConflictException (409) if it is
   * due on another day by now.
   */
  async done(id: string, { dueOn, doneOn }: RenewalDoneDto): Promise<Renewal> {
    const today = londonDay(new Date());
    const lastOn = doneOn ?? today;
    try {
      return await this.changes.update(RENEWALS, id, undefined, {}, (renewal) => {
        if (renewal.dueOn !== dueOn && renewal.lastOn === lastOn) throw new DoneAlready();
        if (renewal.dueOn !== dueOn) throw new ConflictException('Somebody has changed the day since. Please look again.');
        Object.assign(renewal, { lastOn, dueOn: monthsAfter(lastOn, renewal.intervalMonths), replyInquiryId: null });
      });
    } catch (error) {
      if (!(error instanceof DoneAlready)) throw error;
      return this.get(id);
    }
  }

  /** The customer has responded to the reminder by this enquiry. Keeps the version, because staff may have it open. */
  async responded(manager: EntityManager, id: string, inquiryId: string): Promise<void> {
    await manager.update(Renewal, id, { replyInquiryId: inquiryId, version: () => 'version' });
  }

  /** What is due again within two weeks, unless the customer has already asked for an appointment. */
  async today(now: Date, most: number): Promise<{ items: ItemForToday[]; total: number }> {
    const day = londonDay(now);
    const [rows, total] = await this.manager.findAndCount(Renewal, {
      where: { dueOn: LessThanOrEqual(daysBefore(day, -SHOWN_DAYS)), replyInquiryId: IsNull() },
      order: { dueOn: 'ASC', id: 'ASC' },
      take: most,
    });
    return { items: rows.map((renewal) => toItem(renewal, day)), total };
  }

  @OnEvent(STOPPED, { suppressErrors: false })
  async stopped({ addressKey, manager, now }: Stopped): Promise<void> {
    await manager.update(Renewal, { addressKey, stoppedAt: IsNull() }, { stoppedAt: now, version: () => 'version' });
  }

  protected override async complete(renewal: Renewal, { manager }: Change): Promise<void> {
    const problems: FieldErrors = {};
    if (!renewal.dueOn && renewal.lastOn) renewal.dueOn = monthsAfter(renewal.lastOn, renewal.intervalMonths);
    if (!renewal.dueOn) problems['dueOn'] = [REQUIRED];
    if (renewal.hasAgreed && !renewal.agreedOn) problems['agreedOn'] = [REQUIRED];
    if (renewal.hasAgreed && !renewal.agreedHow) problems['agreedHow'] = [REQUIRED];
    if (renewal.lastOn && renewal.dueOn && renewal.dueOn <= renewal.lastOn)
      problems['dueOn'] = [
        `The next inspection has to be after the last one, on ${londonDate(renewal.lastOn)}. Leave it blank to count the months from that day.`,
      ];
    if (Object.keys(problems).length) throw new InvalidFields(problems);
    const addressKey = renewal.email ? this.stops.keyOf(renewal.email) : null;
    if (addressKey !== renewal.addressKey) {
      renewal.addressKey = addressKey;
      renewal.stoppedAt = (addressKey && (await this.stops.find(addressKey, manager))?.createdAt) || null;
    }
    if (renewal.inquiryId && renewal.version === undefined) await this.checkInquiry(renewal, renewal.inquiryId, manager);
  }

  private async checkInquiry(renewal: Renewal, inquiryId: string, manager: EntityManager): Promise<void> {
    const inquiry = await manager.findOneBy(ContactInquiry, { id: inquiryId });
    if (!inquiry) throw new InvalidFields({ inquiryId: [new NoSuchRecord('enquiry').message] });
    if (inquiry.outcome !== 'won') throw new ConflictException('Only what was won falls due again. Save the outcome of the enquiry first.');
    const before = await manager.findOne(Renewal, { where: { inquiryId }, withDeleted: true });
    if (before) throw new ConflictException(`This enquiry was added before${before.deletedAt ? '; its due date is in the trash' : ''}.`);
    renewal.source ??= FROM_INQUIRY;
  }

  private async whyNot({ renewalId, recipients: [recipient = ''], onceKey }: Delivery): Promise<string | null> {
    const renewal = renewalId && (await this.manager.findOneBy(Renewal, { id: renewalId }));
    if (!renewal) return 'Not sent: its due date was deleted.';
    if (renewal.stoppedAt || (await this.stops.isStopped(recipient))) return STOPPED_BY_CUSTOMER;
    if (renewal.replyInquiryId) return 'Not sent: the customer has asked for an appointment.';
    if (!renewal.hasAgreed || renewal.email !== recipient) return 'Not sent: the customer no longer agrees, or has another address.';
    return onceKey?.includes(renewal.dueOn) ? null : 'Not sent: it is due on another day by now.';
  }
}

const toItem = ({ id, customer, what, address, dueOn, phone }: Renewal, day: string): ItemForToday => ({
  key: `renewals ${id}`,
  kind: 'Due again',
  title: customer,
  text: `${what}, ${address}: ${dueOn < day ? 'was due' : 'due'} on ${londonDate(dueOn)}.`,
  urgency: dueOn < day ? 'today' : 'later',
  path: formPath(RENEWALS, id),
  phone,
  action: { label: 'Done', method: 'POST', path: `/api/admin/${RENEWALS.resource}/${id}/done`, body: { dueOn }, done: 'Done' },
});
