import { ApiProperty } from '@nestjs/swagger';

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

/** All pages of a service, or all pages of a place. */
export class TopicFigures extends Counts {
  @ApiProperty({ example: 'eicr-testing' })
  slug: string;
  /** Null: no service or place has this slug any more. */
  @ApiProperty({ example: 'EICR Testing' })
  name: string | null;
  rate: number | null;
}

/** Asked for and not found. */
export class Miss {
  @ApiProperty({ example: 'heat pump' })
  words: string;
  count: number;
}

export class DayFigures extends Counts {
  @ApiProperty({ example: '2026-11-21' })
  day: string;
}

export class DailyStatistics {
  /** First day, London time. */
  @ApiProperty({ example: '2026-10-23' })
  from: string;
  @ApiProperty({ example: '2026-11-21' })
  to: string;
  totals: Counts;
  days: DayFigures[];
}

export class PageStatistics extends DailyStatistics {
  /** Pages with the most calls and enquiries first, then by views. */
  pages: PageFigures[];
  /** Each service with all its pages; in the order of `pages`. */
  services: TopicFigures[];
  /** Each place with its own page and those of services there; in the order of `pages`. */
  places: TopicFigures[];
  /** Searches for services without a result, the most frequent first; at most 50. */
  searches: Miss[];
  /** Postcode districts that no page is about, the most frequent first; at most 50. */
  districts: Miss[];
}
