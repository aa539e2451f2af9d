import { OneOf, Text } from '../../platform/common/validation.js';

/** Reported by the page itself: views of pages that the browser fetched before they were opened, and calls. */
export const EVENT_KINDS = ['view', 'call'] as const;

export class PageEventDto {
  @OneOf(EVENT_KINDS)
  kind: (typeof EVENT_KINDS)[number];

  /** Path of the page; other paths are not counted. */
  @Text({ max: 300 })
  path: string;
}
