import { OneOf, Text } from '../../platform/fields/validation.js';

/** Reported by the page itself: views of pages that the browser fetched before they were opened, calls, and searches that found nothing. */
export const EVENT_KINDS = ['view', 'call', 'search'] as const;

export class PageEventDto {
  @OneOf(EVENT_KINDS)
  kind: (typeof EVENT_KINDS)[number];

  /** Path of the page; other paths are not counted. Of a search, what was typed: one to three words of letters; others are not counted. */
  @Text({ max: 300 })
  path: string;
}
