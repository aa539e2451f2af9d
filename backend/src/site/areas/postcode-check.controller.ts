import { Controller, Get, Query } from '@nestjs/common';
import { ApiQuery } from '@nestjs/swagger';
import { Public, VisitorApi, ReadsFrom } from '../../platform/common/access.js';
import { Limited } from '../../platform/common/limits.js';
import { PostcodeResult } from './postcode-check.dto.js';
import { MAX_TYPED, NOT_A_POSTCODE } from '../../locations/postcodes.js';
import { POSTCODE_CHECKS, PostcodeCheck } from './postcode-check.service.js';

const typed = { type: 'string', maxLength: MAX_TYPED, 'x-messages': { pattern: NOT_A_POSTCODE } };

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
  check(@Query('postcode') postcode?: unknown, @Query('service') service?: unknown): Promise<PostcodeResult> {
    return this.postcodes.check(postcode, service);
  }
}
