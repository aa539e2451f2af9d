import { ApiProperty } from '@nestjs/swagger';
import { JobReport } from '../../inquiries/office/job-report.dto.js';
import { ResponseTimes } from '../../inquiries/office/response-times.dto.js';
import { PageStatistics } from '../../site/statistics/page-statistics.dto.js';

/** An enquiry is one of the list of enquiries, however it came in, without spam and deleted ones. */
export class PeriodFigures {
  @ApiProperty({ example: 'October 2026' })
  name: string;
  /** The first and the last day, London time. */
  from: string;
  to: string;
  enquiries: number;
  /** Of the enquiries, those that staff added, such as calls. */
  added: number;
  /** Of the enquiries. */
  won: number;
  lost: number;
  /** What the won ones are worth, as far as that was entered. */
  amountPence: number;
  /** Answered by the promised time, and not. */
  inTime: number;
  late: number;
  views: number;
  /** Clicks on a telephone number. */
  calls: number;
}

export class PeriodChoice {
  @ApiProperty({ example: '2026-10' })
  id: string;
  @ApiProperty({ example: 'October 2026' })
  name: string;
}

/** What a period brought, and the one before. */
export class OfficeReport {
  id: string;
  choices: PeriodChoice[];
  period: PeriodFigures;
  before: PeriodFigures;
  jobs: JobReport;
  statistics: PageStatistics;
  responses: ResponseTimes;
}
