export const FINDING_KINDS = ['links', 'alt', 'headings', 'title', 'description', 'phone', 'text', 'views'] as const;
export type FindingKind = (typeof FINDING_KINDS)[number];

/** Something about a page that a person can mend. */
export interface Fault {
  kind: FindingKind;
  /** A sentence: what is wrong and what to do. */
  message: string;
  /** The field, where it is certain. */
  field?: string;
  /** What the field holds: a text, or the address of a link or picture. */
  holds?: string;
}
