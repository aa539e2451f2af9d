import { Get, Headers, Query } from '@nestjs/common';
import { ApiQuery } from '@nestjs/swagger';
import type { IncomingHttpHeaders } from 'node:http';
import { VisitorController } from '../../platform/http/access.js';
import { Limited } from '../../platform/limits/limits.js';
import { PageCounter } from '../statistics/page-counter.service.js';
import { isVisitor } from '../statistics/visitor.js';
import { PostcodeResult } from './postcode-check.dto.js';
import { MAX_NAME, NO_PLACE, POSTCODE_CHECKS, PostcodeCheck } from './postcode-check.service.js';

const typed = { type: 'string', maxLength: MAX_NAME, 'x-messages': { pattern: NO_PLACE } };

@VisitorController('postcode-check', 'locations')
export class PostcodeCheckController {
  constructor(
    private readonly postcodes: PostcodeCheck,
    private readonly counter: PageCounter,
  ) {}

  /** Returns the place that covers a postcode, matched by its exact outward code, or that has the name. Counts districts without a page, by day. 400 for what is neither. */
  @Get()
  @Limited(POSTCODE_CHECKS)
  @ApiQuery({
    name: 'postcode',
    schema: typed,
    example: 'ch62 4sq',
    description: 'A full or partial postcode, or the name of a town or village; case and spaces are ignored.',
  })
  @ApiQuery({
    name: 'service',
    required: false,
    type: String,
    example: 'eicr-testing',
    description: 'Slug of the service that the visitor is looking at, to link to its page.',
  })
  async check(
    @Headers() headers: IncomingHttpHeaders,
    @Query('postcode') postcode?: unknown,
    @Query('service') service?: unknown,
  ): Promise<PostcodeResult> {
    const result = await this.postcodes.check(postcode, service);
    const [outward = ''] = result.postcode.split(' ');
    // Names of places may be anything that somebody types.
    if (!result.area && /\d/.test(outward) && isVisitor(headers)) this.counter.count('district', outward);
    return result;
  }
}
