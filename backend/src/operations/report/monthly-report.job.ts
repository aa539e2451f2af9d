import { Injectable } from '@nestjs/common';
import { Changes } from '../../audit/changes.service.js';
import { CompanyInfoService } from '../../company/company-info.service.js';
import { MailQueue } from '../../delivery/mail/mail-queue.service.js';
import { officeRecipients } from '../../delivery/mail/office-recipients.js';
import { withButton, type Brand } from '../../delivery/mail/templates/brand.js';
import { oneLine, type MailContent } from '../../delivery/mail/templates/text.js';
import { OutboxService } from '../../delivery/outbox/outbox.service.js';
import { Env } from '../../platform/config/env.js';
import { DailyJob } from '../../platform/recurring/daily-job.js';
import { londonDay } from '../../platform/time/london.js';
import { lastMonth, readPeriod } from '../../platform/time/periods.js';
import type { OfficeReport, PeriodFigures } from './report.dto.js';
import { ReportService } from './report.service.js';

/** Days of the month: the mail of a site that was stopped on the 1st is still of use. */
const LAST_DAY = 7;

/** Mails what last month brought to the office on the 1st at 08:00 in London, once a month. A month without anything is not reported. */
@Injectable()
export class MonthlyReportJob extends DailyJob {
  protected override readonly at = '08:00';
  protected override readonly hours = [8, 20] as const;

  constructor(
    private readonly changes: Changes,
    private readonly reports: ReportService,
    private readonly mails: MailQueue,
    private readonly outbox: OutboxService,
    private readonly company: CompanyInfoService,
    private readonly env: Env,
  ) {
    super();
  }

  protected override async work(now: Date): Promise<void> {
    const settings = await this.company.current();
    const onceKey = `monthly-report ${lastMonth(now)}`;
    if (!settings.mailsMonthlyReport || Number(londonDay(now).slice(-2)) > LAST_DAY || (await this.outbox.isWritten(onceKey))) return;
    const report = await this.reports.of(readPeriod(lastMonth(now), now), now);
    const { enquiries, views, calls } = report.period;
    if (!enquiries && !views && !calls) return;
    const content = monthlyReport(report, settings, this.env.publicUrl);
    const mail = { kind: 'monthly-report' as const, recipients: officeRecipients(settings), onceKey, ...content };
    await this.changes.write('monthly-report', ({ manager }) => this.mails.enqueue(manager, mail, now));
  }
}

/** The report as a mail: each figure with that of the month before in brackets. */
export function monthlyReport(report: OfficeReport, brand: Brand, publicUrl: string): MailContent {
  const { period, before, jobs, statistics } = report;
  const best = [
    bestOf('came from', jobs.sources[0]),
    bestOf('were about', jobs.services[0]),
    bestOf('were in', jobs.places[0]),
    statistics.pages[0] && `The page that brought the most: ${publicUrl}${statistics.pages[0].path}.`,
  ].filter(Boolean);
  const text = [
    `What ${period.name} brought, in brackets ${before.name}.`,
    linesOf(period, before).join('\n'),
    ...(best.length ? [best.join('\n')] : []),
    'To stop this mail: Settings, Mail, ‘Report on the 1st’.',
  ].join('\n\n');
  const link = `${publicUrl}/admin/report?period=${report.id}`;
  const subject = `${period.name}: ${wonOf(period)}`;
  return withButton(subject, text, { said: 'The whole report', label: 'Open the report', link }, brand);
}

const POUNDS = new Intl.NumberFormat('en-GB', { style: 'currency', currency: 'GBP', trailingZeroDisplay: 'stripIfInteger' });
const NUMBER = new Intl.NumberFormat('en-GB');
const counted = (count: number, one: string, many = `${one}s`) => `${NUMBER.format(count)} ${count === 1 ? one : many}`;

const wonOf = ({ won, amountPence }: Pick<PeriodFigures, 'won' | 'amountPence'>): string =>
  `${counted(won, 'job')} won${amountPence ? `, worth ${POUNDS.format(amountPence / 100)}` : ''}`;

const inTimeOf = ({ inTime, late }: PeriodFigures): string => (inTime + late ? `${inTime} of ${inTime + late}` : 'none');

const linesOf = (period: PeriodFigures, before: PeriodFigures): string[] => [
  `${wonOf(period)} (${wonOf(before)})`,
  `${counted(period.enquiries, 'enquiry', 'enquiries')}, ${NUMBER.format(period.added)} of them added by you (${NUMBER.format(before.enquiries)})`,
  `${inTimeOf(period)} answered by the promised time (${inTimeOf(before)})`,
  `${counted(period.calls, 'press', 'presses')} of a telephone number on the website (${NUMBER.format(before.calls)})`,
  `${counted(period.views, 'view')} of pages (${NUMBER.format(before.views)})`,
];

/** Names are typed by visitors and staff. */
const bestOf = (said: string, best: OfficeReport['jobs']['sources'][number] | undefined): string | undefined =>
  best && `Most ${said}: ${oneLine(best.name).slice(0, 100)} (${wonOf(best)} of ${counted(best.enquiries, 'enquiry', 'enquiries')}).`;
