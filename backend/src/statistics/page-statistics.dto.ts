import { ApiProperty } from '@nestjs/swagger';

/** Days, including today. */
export const PERIODS = [7, 30, 90, 365] as const;
export type Period = (typeof PERIODS)[number];

export class Counts {
  views: number;
  /** Clicks on a telephone number. */
  calls: number;
  /** Enquiries from the page, without suspected spam. */
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

export class PageStatistics {
  /** First day, London time. */
  @ApiProperty({ example: '2026-10-23' })
  from: string;
  @ApiProperty({ example: '2026-11-21' })
  to: string;
  totals: Counts;
  /** Pages with the most calls and enquiries first, then by views. */
  pages: PageFigures[];
  days: DayFigures[];
}
