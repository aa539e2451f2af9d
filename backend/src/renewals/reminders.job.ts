import { Injectable } from '@nestjs/common';
import { InjectRepository } from '@nestjs/typeorm';
import { IsNull, type Repository } from 'typeorm';
import { Changes } from '../audit/changes.service.js';
import { CompanyInfoService } from '../company/company-info.service.js';
import { MailQueue } from '../delivery/mail/mail-queue.service.js';
import { MailStops } from '../delivery/mail/mail-stops.service.js';
import { MailTransport } from '../delivery/mail/mail-transport.service.js';
import { DAY_MS, HOUR_MS } from '../platform/time/durations.js';
import { Recurring } from '../platform/recurring/recurring.js';
import { daysBefore, londonDate, londonDay } from '../platform/time/london.js';
import { RenewalLinks } from './renewal-links.service.js';
import { Renewal } from './renewal.entity.js';
import { waysToReach, type Brand } from '../delivery/mail/templates/brand.js';
import { stoppable } from '../delivery/mail/templates/stoppable.js';
import { type MailContent, oneLine, presentableName } from '../delivery/mail/templates/text.js';
import { spanOf } from '../platform/time/months.js';

/** Automatic mails do not arrive at night. */
const HOURS = [9, 17] as const;

/**
 * Days before the due day. A record that was added later gets the reminder that still makes sense: with three weeks or less to go, only the
 * second. `quietDays`: so long after another reminder of the same record none is sent, also if its day was corrected.
 */
const WINDOWS = [
  { field: 'reminded60For', days: 60, downTo: 22, quietDays: 46 },
  { field: 'reminded14For', days: 14, downTo: 1, quietDays: 7 },
] as const;

const BATCH = 100;

/**
 * Mails customers who agreed to it 60 and 14 days before an inspection is due again, once each, until they respond or stop it. Every process
 * runs it: the record is marked by one conditional statement in the transaction that writes the mail.
 */
@Injectable()
export class RemindersJob extends Recurring {
  protected override readonly hours = HOURS;

  constructor(
    @InjectRepository(Renewal) private readonly renewals: Repository<Renewal>,
    private readonly changes: Changes,
    private readonly company: CompanyInfoService,
    private readonly mails: MailQueue,
    private readonly transport: MailTransport,
    private readonly stops: MailStops,
    private readonly links: RenewalLinks,
  ) {
    super();
  }

  protected override async work(now: Date): Promise<void> {
    // Without a mail server they would wait until they are out of date.
    if (!(await this.transport.isConfigured())) return;
    for (const window of WINDOWS) for (const renewal of await this.due(window, now)) await this.remind(renewal, window, now);
  }

  private due({ field, days, downTo, quietDays }: (typeof WINDOWS)[number], now: Date): Promise<Renewal[]> {
    const today = londonDay(now);
    return this.renewals
      .createQueryBuilder('r')
      .where('r.dueOn >= :first AND r.dueOn <= :last', { first: daysBefore(today, -downTo), last: daysBefore(today, -days) })
      .andWhere(`r.hasAgreed = :yes AND r.email <> '' AND r.stoppedAt IS NULL AND r.replyInquiryId IS NULL`, { yes: true })
      .andWhere(`(r.${field} IS NULL OR r.${field} <> r.dueOn)`)
      .andWhere('(r.remindedAt IS NULL OR r.remindedAt <= :quiet OR r.remindedAt > :ahead)', {
        quiet: new Date(now.getTime() - quietDays * DAY_MS),
        // Written by a clock that has since been corrected.
        ahead: new Date(now.getTime() + HOUR_MS),
      })
      .orderBy('r.dueOn')
      .addOrderBy('r.id')
      .take(BATCH)
      .getMany();
  }

  private remind(renewal: Renewal, { field, days }: (typeof WINDOWS)[number], now: Date): Promise<void> {
    const { id, dueOn, email, [field]: remindedFor } = renewal;
    return this.changes.write('reminders', async ({ manager }) => {
      if (!email || (await this.stops.isStopped(email, manager))) return;
      // Keeps the version: staff who have it open see no conflict.
      const mark = { [field]: dueOn, version: () => 'version' };
      const unchanged = { id, dueOn, email, hasAgreed: true, stoppedAt: IsNull(), replyInquiryId: IsNull(), deletedAt: IsNull() };
      const { affected } = await manager.update(Renewal, { ...unchanged, [field]: remindedFor ?? IsNull() }, mark);
      if (!affected) return;
      const settings = await this.company.current(manager);
      const links = { appointment: this.links.addressOf(renewal), stop: this.stops.addressOf(email) };
      const content = renewalReminder(renewal, links, settings);
      const onceKey = `renewal ${id} ${dueOn} ${days}`;
      const mail = { kind: 'renewal-reminder' as const, renewalId: id, recipients: [email] as [string], onceKey, ...content };
      // Who has several inspections due gets the others on the next days.
      if (!(await this.mails.enqueueAutomatic(manager, mail, now))) await manager.update(Renewal, id, { ...mark, [field]: remindedFor });
    });
  }
}

interface Links {
  /** The contact form, with the details filled in. */
  appointment: string;
  stop: string;
}

const ANY = new Intl.ListFormat('en-GB', { type: 'disjunction' });

/** Says what is due, why the customer reads it, and how to stop it. */
function renewalReminder(facts: Renewal, { appointment, stop }: Links, brand: Brand): MailContent {
  const [what, address] = [oneLine(facts.what), oneLine(facts.address)];
  const due = londonDate(facts.dueOn);
  const last = facts.lastOn ? ` It was last done on ${londonDate(facts.lastOn)}.` : '';
  const source = facts.intervalSource ? `: ${oneLine(facts.intervalSource)}` : '';
  const usual = ` It is usually done every ${spanOf(facts.intervalMonths)}${source}${source.endsWith('.') ? '' : '.'}`;
  const told = facts.agreedOn ? ` on ${londonDate(facts.agreedOn)}` : '';
  const body = `Hello ${presentableName(facts.customer) ?? 'customer'},\n\nThis is due again on ${due}:\n\n${what}\n${address}\n\n${(last + usual).trim()}`;
  const offer = `To agree a date, ${ANY.format(['ask for an appointment', ...waysToReach(brand)])}. If it has been done already, you need not do anything.`;
  const why = `You receive this email from ${oneLine(brand.companyName)} because we told you${told} that we would remind you, and you agreed or did not object.`;
  const links = [{ said: 'Ask for an appointment', label: 'Ask for an appointment', url: appointment }];
  // With the address, because a landlord may get several on one day.
  return stoppable(`${what}, ${address}: due on ${due}`, { body: `${body}\n\n${offer}`, links, why, stop }, brand);
}
