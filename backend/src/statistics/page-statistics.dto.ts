import { ApiProperty } from '@nestjs/swagger';

/** Days up to and including today that a report covers. */
export const PERIODS = [7, 30, 90, 365] as const;
export type Period = (typeof PERIODS)[number];

export class Counts {
  /** Times that visitors opened it. */
  views: number;
  /** Times that they pressed a telephone number on it. */
  calls: number;
  /** Enquiries sent from it; suspected spam is not among them. */
  enquiries: number;
}

export class PageFigures extends Counts {
  @ApiProperty({ example: '/services/eicr-testing/wirral' })
  path: string;
  /** Calls and enquiries per view; null without views. */
  rate: number | null;
}

export class DayFigures extends Counts {
  @ApiProperty({ example: '2026-11-21' })
  day: string;
}

/** Which pages bring calls and enquiries. */
export class PageStatistics {
  /** First day, in London. */
  @ApiProperty({ example: '2026-10-23' })
  from: string;
  /** Last day: today. */
  @ApiProperty({ example: '2026-11-21' })
  to: string;
  totals: Counts;
  /** Those on which something happened; most calls and enquiries first, then most views. */
  pages: PageFigures[];
  /** Each day of the period. */
  days: DayFigures[];
}
