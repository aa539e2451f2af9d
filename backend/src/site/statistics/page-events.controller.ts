import { Body, Headers, HttpCode, HttpStatus, Post } from '@nestjs/common';
import type { IncomingHttpHeaders } from 'node:http';
import { PublicController } from '../../platform/http/access.js';
import { MINUTE_MS } from '../../platform/time/durations.js';
import { Limits, type Limit } from '../../platform/limits/limits.js';
import { PageCounter } from './page-counter.service.js';
import { PageEventDto } from './page-event.dto.js';
import { isVisitor } from './visitor.js';

export const PAGE_EVENTS: Limit = {
  name: 'page-events',
  windowMs: MINUTE_MS,
  stages: [
    { perAddress: 120, perNetwork: 1_200, overall: 6_000 },
    { perAddress: 20, perNetwork: 6_400, overall: 20_000 },
  ],
  refusal: (wait) => `Too many events from this address. Please try again in ${wait}.`,
};

@PublicController('page-events')
export class PageEventsController {
  constructor(
    private readonly counter: PageCounter,
    private readonly limits: Limits,
  ) {}

  /** Counts a view or call by page and day, or a search by words and day; stores nothing else. Bots and staff are not counted. 429 after too many events. */
  @Post()
  @HttpCode(HttpStatus.NO_CONTENT)
  async count(@Body() { kind, path }: PageEventDto, @Headers() headers: IncomingHttpHeaders): Promise<void> {
    if (!isVisitor(headers)) return;
    await this.limits.take(PAGE_EVENTS);
    if (kind === 'search') this.counter.countSearch(path);
    else await this.counter.countIfPage(kind, path);
  }
}
