import { Body, Controller, Headers, HttpCode, HttpStatus, Post } from '@nestjs/common';
import type { IncomingHttpHeaders } from 'node:http';
import { Public, VisitorApi } from '../common/access.js';
import { RateLimit } from '../common/rate-limit.js';
import { currentActor } from '../common/request-context.js';
import { TooManyTries } from '../common/errors.js';
import { PageCounter } from './page-counter.service.js';
import { PageEventDto } from './page-event.dto.js';
import { isVisitor } from './visitor.js';

const PER_ADDRESS = 120;
const PER_NETWORK = 1_200;
const WINDOW_MS = 60_000;

@VisitorApi('page-events')
@Controller('api/page-events')
@Public()
export class PageEventsController {
  constructor(
    private readonly counter: PageCounter,
    private readonly rateLimit: RateLimit,
  ) {}

  /** Counts a view or call by page and day; stores nothing else. Bots and staff are not counted. 429 after too many events. */
  @Post()
  @HttpCode(HttpStatus.NO_CONTENT)
  async count(@Body() { kind, path }: PageEventDto, @Headers() headers: IncomingHttpHeaders): Promise<void> {
    if (!isVisitor(headers)) return;
    const { address, network } = currentActor().origin;
    const { allowed, retryAfter } = await this.rateLimit.take(
      { key: `page-events:${address}`, limit: PER_ADDRESS, windowMs: WINDOW_MS },
      { key: `page-events-network:${network}`, limit: PER_NETWORK, windowMs: WINDOW_MS },
    );
    if (!allowed) throw new TooManyTries('Too many events from this address. Please try again in a minute.', retryAfter);
    await this.counter.countIfPage(kind, path);
  }
}
