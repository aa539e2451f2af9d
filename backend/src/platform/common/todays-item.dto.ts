import { ApiProperty } from '@nestjs/swagger';

export const URGENCIES = ['now', 'today', 'later'] as const;
export type Urgency = (typeof URGENCIES)[number];

/** One request that does what there is to do, without leaving the list. */
export class TodaysAction {
  /** Label of its button, such as 'Called'. */
  label: string;
  @ApiProperty({ enum: ['POST', 'PUT', 'DELETE'] })
  method: 'POST' | 'PUT' | 'DELETE';
  /** Of the API, below /api/admin/. */
  path: string;
  @ApiProperty({ type: 'object', additionalProperties: true, nullable: true })
  body: Record<string, unknown> | null;
  /** Said once it is done, such as 'Call Logged'. */
  done: string;
}

/** Something to do today. */
export class TodaysItem {
  /** Unique in the list, and the same each time: the name of its table and an id. */
  key: string;
  /** What there is to do, in a word: 'Reply', 'Call', 'Renewal'. */
  kind: string;
  /** Whom or what it is about. */
  title: string;
  /** One sentence. */
  text: string;
  /** How a customer's message begins, in one line. In no mail: it would stay there when the enquiry is erased. */
  words: string | null;
  /** 'now': late, broken, or to be done before anything else; 'later': nothing is lost if it waits. */
  @ApiProperty({ enum: URGENCIES })
  urgency: Urgency;
  /** By when it has to be done; null: no time is promised. */
  dueAt: Date | null;
  /** Where the backoffice shows it, such as '/inquiries/<id>'; null: nowhere. */
  path: string | null;
  /** Label of the link to it, such as 'Reply'. */
  opens: string;
  /** To call. */
  phone: string | null;
  action: TodaysAction | null;
}
