import { Controller, Get, Query } from '@nestjs/common';
import { ApiQuery } from '@nestjs/swagger';
import { Public, VisitorApi, ReadsFrom } from '../common/access.js';
import { MINUTE_MS } from '../common/durations.js';
import { Limited, type Limit } from '../common/limits.js';
import { PostcodeAnswer } from './postcode-check.dto.js';
import { MAX_TYPED, NOT_A_POSTCODE } from './postcodes.js';
import { PostcodeCheck } from './postcode-check.service.js';

const typed = { type: 'string', maxLength: MAX_TYPED, 'x-messages': { pattern: NOT_A_POSTCODE } };

export const POSTCODE_CHECKS: Limit = {
  name: 'postcode-check',
  windowMs: MINUTE_MS,
  stages: [
    { perAddress: 60, perNetwork: 300, overall: 1_200 },
    { perAddress: 10, perNetwork: 2_900, overall: 6_000 },
  ],
  refusal: (wait) => `Too many postcodes were checked from your network. Please call us, or try again in ${wait}.`,
};

@VisitorApi('locations')
@Controller('api/postcode-check')
@Public()
@ReadsFrom('locations', 'services', 'service-location-pages')
export class PostcodeCheckController {
  constructor(private readonly postcodes: PostcodeCheck) {}

  /** Returns the place that covers a postcode, matched by its exact outward code. 400 for anything that is not a UK postcode. */
  @Get()
  @Limited(POSTCODE_CHECKS)
  @ApiQuery({
    name: 'postcode',
    schema: typed,
    example: 'ch62 4sq',
    description: 'A full or partial postcode; case and spaces are ignored.',
  })
  @ApiQuery({
    name: 'service',
    required: false,
    type: String,
    example: 'eicr-testing',
    description: 'Slug of the service that the visitor is looking at, to link to its page.',
  })
  check(@Query('postcode') postcode?: unknown, @Query('service') service?: unknown): Promise<PostcodeAnswer> {
    return this.postcodes.check(postcode, service);
  }
}
