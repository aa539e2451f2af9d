import { ApiProperty } from '@nestjs/swagger';

/** Of enquiries received in a span of time; without spam, deleted ones, and those that customers solved before anybody replied. */
export class ResponseFigures {
  received: number;
  /** With a reply: staff answered, reached the customer on the phone, or set a status other than 'new'. */
  answered: number;
  /** Answered by the promised time. */
  inTime: number;
  /** Answered later than promised, or overdue without a reply. */
  late: number;
  /** Not answered, and not overdue. */
  waiting: number;
  /** Of those answered; whole minutes from the enquiry to the reply. Null without any. */
  @ApiProperty({ example: 95 })
  medianMinutes: number | null;
}

export class ResponseSpan extends ResponseFigures {
  /** First day, London time. */
  @ApiProperty({ example: '2026-11-16' })
  from: string;
  @ApiProperty({ example: '2026-11-22' })
  to: string;
}

export class ResponseTimes {
  @ApiProperty({ example: '2026-10-23' })
  from: string;
  @ApiProperty({ example: '2026-11-21' })
  to: string;
  totals: ResponseFigures;
  /** Single days in a period of 7 days. In longer periods weeks that begin on Monday; the first and the last may be shorter. */
  spans: ResponseSpan[];
}
