import { OneOf, Text } from '../common/validation.js';

/** What the page counts of its own accord: pages that were reached without a request, and calls. */
export const EVENT_KINDS = ['view', 'call'] as const;

export class PageEventDto {
  @OneOf(EVENT_KINDS)
  kind: (typeof EVENT_KINDS)[number];

  /** Path of the page on which it happened; one that is no page is not counted. */
  @Text({ max: 300 })
  path: string;
}
