import { Injectable, type OnModuleInit } from '@nestjs/common';
import { InjectEntityManager } from '@nestjs/typeorm';
import { IsNull, MoreThan, type EntityManager } from 'typeorm';
import { Changes } from '../../audit/changes.service.js';
import type { CompanyInfo } from '../../company/company-info.entity.js';
import { CompanyInfoService } from '../../company/company-info.service.js';
import type { ReviewProfileDto } from '../../company/company-parts.dto.js';
import { MailQueue } from '../../delivery/mail/mail-queue.service.js';
import { MailStops, STOPPED_BY_CUSTOMER } from '../../delivery/mail/mail-stops.service.js';
import { MailTransport } from '../../delivery/mail/mail-transport.service.js';
import { waysToReach, type Brand } from '../../delivery/mail/templates/brand.js';
import { stoppable } from '../../delivery/mail/templates/stoppable.js';
import { oneLine, presentableName, type MailContent } from '../../delivery/mail/templates/text.js';
import { Channels } from '../../delivery/outbox/channel.js';
import type { Delivery } from '../../delivery/outbox/delivery.entity.js';
import { DAY_MS } from '../../platform/time/durations.js';
import { Recurring } from '../../platform/recurring/recurring.js';
import { londonDay } from '../../platform/time/london.js';
import { ContactInquiry } from '../contact-inquiry.entity.js';
import { INQUIRY_KIND } from '../inquiry.kind.js';

const WEEKEND = [0, 6];
/** The customer has used the work by then, and what is wrong with it was said to the office first. */
const AFTER_DAYS = 3;
/** Jobs that were done before the switch was set, or while no mail could be sent, are not asked about late. */
const UNTIL_DAYS = 30;
/** How long an address is not asked again. */
const PAUSE_DAYS = 365;
/** More are not done in a month. */
const MOST = 1_000;

/** What decides whether a job is won and done. */
const DECISIONS = ['status', 'outcome', 'solved'];

/**
 * Asks every customer once for a review after a job that is won and completed, if the company wants it and has profiles on review sites: all alike, whatever
 * they think of it. Every process runs it: the enquiry is marked by one conditional statement in the transaction that writes the mail.
 */
@Injectable()
export class ReviewRequestsJob extends Recurring implements OnModuleInit {
  protected override readonly hours = [10, 17] as const;

  constructor(
    @InjectEntityManager() private readonly manager: EntityManager,
    private readonly changes: Changes,
    private readonly company: CompanyInfoService,
    private readonly mails: MailQueue,
    private readonly transport: MailTransport,
    private readonly stops: MailStops,
    private readonly channels: Channels,
  ) {
    super();
  }

  onModuleInit(): void {
    this.channels.registerWriter('review-request', { whyNot: (mail) => this.whyNot(mail) });
  }

  protected override async work(now: Date): Promise<void> {
    if (WEEKEND.includes(new Date(londonDay(now)).getUTCDay())) return;
    if (!asks(await this.company.current()) || !(await this.transport.isConfigured())) return;
    for (const inquiry of await this.due(now)) await this.ask(inquiry, now);
  }

  /** Returns enquiries that were last decided between 3 and 30 days ago. */
  private due(now: Date): Promise<ContactInquiry[]> {
    const before = (days: number) => new Date(now.getTime() - days * DAY_MS);
    const decided = 'SELECT 1 FROM inquiry_events e WHERE e.inquiryId = r.id AND e.kind IN (:...decisions)';
    return this.manager
      .createQueryBuilder(ContactInquiry, 'r')
      .where('r.outcome = :won AND r.status = :completed AND r.reviewRequestedAt IS NULL', { won: 'won', completed: 'completed' })
      .andWhere(`r.spamSince IS NULL AND r.email <> ''`)
      .andWhere(`EXISTS (${decided} AND e.createdAt > :earliest)`, { earliest: before(UNTIL_DAYS), decisions: DECISIONS })
      .andWhere(`NOT EXISTS (${decided} AND e.createdAt > :latest)`, { latest: before(AFTER_DAYS) })
      .andWhere(`NOT EXISTS (SELECT 1 FROM contact_inquiries o WHERE o.email = r.email AND o.reviewRequestedAt > :year)`, {
        year: before(PAUSE_DAYS),
      })
      .orderBy('r.id')
      .take(MOST)
      .getMany();
  }

  private ask(inquiry: ContactInquiry, now: Date): Promise<void> {
    const { id, email } = inquiry;
    return this.changes.write(INQUIRY_KIND.resource, async ({ manager }) => {
      const settings = await this.company.current(manager);
      if (!asks(settings)) return;
      if ((await this.stops.isStopped(email, manager)) || (await wasAsked(manager, email, now))) return;
      // Keeps the version: staff who have the enquiry open see no conflict.
      const mark = { reviewRequestedAt: now, version: () => 'version' };
      const { affected } = await manager.update(ContactInquiry, { ...DONE, id, email, reviewRequestedAt: IsNull() }, mark);
      if (!affected) return;
      const content = reviewRequest(inquiry.name, settings.reviewProfiles ?? [], this.stops.addressOf(email), settings);
      // Two enquiries of one address at the same moment are one request.
      const onceKey = `review-request ${this.stops.keyOf(email)} ${londonDay(now)}`;
      const mail = { kind: 'review-request' as const, inquiryId: id, recipients: [email] as [string], onceKey, ...content };
      // Asked on another day.
      if (!(await this.mails.enqueueAutomatic(manager, mail, now)))
        await manager.update(ContactInquiry, id, { ...mark, reviewRequestedAt: null });
    });
  }

  private async whyNot({ inquiryId, recipients: [recipient = ''] }: Delivery): Promise<string | null> {
    if (await this.stops.isStopped(recipient)) return STOPPED_BY_CUSTOMER;
    if (!asks(await this.company.current())) return 'Not sent: the settings no longer ask for reviews.';
    const inquiry = inquiryId && (await this.manager.findOneBy(ContactInquiry, { ...DONE, id: inquiryId, email: recipient }));
    return inquiry ? null : 'Not sent: the job is no longer won and completed.';
  }
}

const DONE = { outcome: 'won', status: 'completed', spamSince: IsNull(), deletedAt: IsNull() } as const;

const asks = ({ asksForReviews, reviewProfiles }: CompanyInfo): boolean => asksForReviews && Boolean(reviewProfiles?.length);

/** Whether somebody at this address was asked within a year. */
const wasAsked = (manager: EntityManager, email: string, now: Date): Promise<boolean> =>
  manager.exists(ContactInquiry, {
    where: { email, reviewRequestedAt: MoreThan(new Date(now.getTime() - PAUSE_DAYS * DAY_MS)) },
    withDeleted: true,
  });

/** The same words for every customer, without a condition or a reward. */
function reviewRequest(name: string, profiles: readonly ReviewProfileDto[], stop: string, brand: Brand): MailContent {
  const company = oneLine(brand.companyName);
  const body = `Hello ${presentableName(name) ?? 'customer'},\n\nThank you for your order. If you would like to, tell others what you think of our work, good or bad:`;
  const why = `We ask every customer once after a job, whatever they think of it, and give nothing in return. You receive this email from ${company} because we have done work for you. If something is not as it should be, ${waysToReach(brand).join(' or ')}.`;
  const links = profiles.map(({ name: site, url }) => ({ said: oneLine(site), label: `Review us on ${oneLine(site)}`, url }));
  return stoppable(`What do you think of our work? ${company}`, { body, links, why, stop }, brand);
}
