import { Injectable, type StreamableFile } from '@nestjs/common';
import { JobReportService } from '../../inquiries/office/job-report.service.js';
import type { JobReport, NamedJobFigures } from '../../inquiries/office/job-report.dto.js';
import { ResponseTimesService } from '../../inquiries/office/response-times.service.js';
import type { ResponseTimes } from '../../inquiries/office/response-times.dto.js';
import { londonDate } from '../../platform/time/london.js';
import { periodsUpTo, type DaySpan, type Period } from '../../platform/time/periods.js';
import { column } from '../../records/csv/columns.js';
import { toFile } from '../../records/csv/export-file.js';
import type { Counts } from '../../site/statistics/page-statistics.dto.js';
import { PageStatisticsService } from '../../site/statistics/page-statistics.service.js';
import type { OfficeReport, PeriodFigures } from './report.dto.js';

type Named = DaySpan & { name: string };

const PENCE = 100;

const COLUMNS = [
  ...[
    column('part', 'Part'),
    column('name', 'Name'),
    column('enquiries', 'Enquiries', 'number'),
    column('added', 'Added by staff', 'number'),
  ],
  ...[column('won', 'Won', 'number'), column('lost', 'Lost', 'number'), column('pounds', 'Worth (£)', 'number')],
  ...[column('inTime', 'Answered in time', 'number'), column('late', 'Late', 'number')],
  ...[column('views', 'Views', 'number'), column('calls', 'Calls', 'number'), column('forms', 'Forms sent', 'number')],
];

/** What a period brought: jobs and money, enquiries, how soon they were answered, and the pages that brought them. */
@Injectable()
export class ReportService {
  constructor(
    private readonly jobs: JobReportService,
    private readonly responses: ResponseTimesService,
    private readonly statistics: PageStatisticsService,
  ) {}

  async of(period: Period, now = new Date()): Promise<OfficeReport> {
    const [jobs, responses, statistics] = await this.parts(period, now);
    return {
      id: period.id,
      choices: periodsUpTo(now),
      period: figuresOf(period, jobs.totals, responses.totals, statistics.totals),
      before: await this.figures(period.before, period.days, now),
      ...{ jobs, responses, statistics },
    };
  }

  /** A table of all parts, for spreadsheets. */
  async csv(period: Period, now = new Date()): Promise<StreamableFile> {
    const { period: asked, before, jobs, statistics } = await this.of(period, now);
    const ofJobs = (part: string, rows: readonly NamedJobFigures[]) => rows.map((row) => ({ part, ...inPounds(row) }));
    const rows = [
      ...[asked, before].map((figures) => ({ part: 'Period', ...inPounds(figures), name: daysOf(figures) })),
      ...[...ofJobs('Source', jobs.sources), ...ofJobs('Service', jobs.services), ...ofJobs('Place', jobs.places)],
      ...statistics.pages.map(({ path, views, calls, enquiries }) => ({ part: 'Page', name: path, views, calls, forms: enquiries })),
    ];
    async function* parts() {
      yield await Promise.resolve(rows);
    }
    return toFile(`report-${period.id}`, COLUMNS, parts());
  }

  private parts(period: Period, now: Date) {
    return Promise.all([this.jobs.report(period), this.responses.report(period, now), this.statistics.report(period)]);
  }

  private async figures(span: Named, days: number, now: Date): Promise<PeriodFigures> {
    const [jobs, responses, counts] = await Promise.all([
      this.jobs.report(span),
      this.responses.report({ ...span, days }, now),
      this.statistics.totals(span),
    ]);
    return figuresOf(span, jobs.totals, responses.totals, counts);
  }
}

const figuresOf = (
  { name, from, to }: Named,
  { enquiries, added, won, lost, amountPence }: JobReport['totals'],
  { inTime, late }: ResponseTimes['totals'],
  { views, calls }: Counts,
): PeriodFigures => ({ name, from, to, enquiries, added, won, lost, amountPence, inTime, late, views, calls });

/** A spreadsheet would make a day of the name of a month. */
const daysOf = ({ from, to }: DaySpan): string => `${londonDate(from)} to ${londonDate(to)}`;

const inPounds = <T extends { amountPence: number }>({ amountPence, ...row }: T) => ({ ...row, pounds: amountPence / PENCE });
