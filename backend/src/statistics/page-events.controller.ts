import { Body, Controller, Headers, HttpCode, HttpStatus, Post } from '@nestjs/common';
import type { IncomingHttpHeaders } from 'node:http';
import { Public } from '../auth/public.decorator.js';
import { VisitorApi } from '../auth/staff-api.decorator.js';
import { RateLimit } from '../common/rate-limit.js';
import { currentActor } from '../common/request-context.js';
import { TooManyTries } from '../common/too-many-tries.js';
import { PageCounter } from './page-counter.service.js';
import { PageEventDto } from './page-event.dto.js';
import { isVisitor } from './visitor.js';

/** From one address: nobody reads faster, and a whole office may share one. */
const PER_ADDRESS = 120;
const WINDOW_MS = 60_000;

@VisitorApi('page-events')
@Controller('api/page-events')
@Public()
export class PageEventsController {
  constructor(
    private readonly counter: PageCounter,
    private readonly rateLimit: RateLimit,
  ) {}

  /** Counts a call or a view by day and page, and keeps nothing else. Bots and staff are not counted. 429 for too many. */
  @Post()
  @HttpCode(HttpStatus.NO_CONTENT)
  async count(@Body() { kind, path }: PageEventDto, @Headers() headers: IncomingHttpHeaders): Promise<void> {
    if (!isVisitor(headers)) return;
    const key = `page-events:${currentActor().ipAddress ?? 'unknown'}`;
    const { allowed, retryAfter } = await this.rateLimit.take(key, PER_ADDRESS, WINDOW_MS);
    if (!allowed) throw new TooManyTries('Too many events from this address. They are counted again in a minute.', retryAfter);
    await this.counter.countIfPage(kind, path);
  }
}
