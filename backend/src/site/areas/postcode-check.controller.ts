import { Controller, Get, Query } from '@nestjs/common';
import { ApiQuery } from '@nestjs/swagger';
import { Public, VisitorApi, ReadsFrom } from '../../platform/common/access.js';
import { Limited } from '../../platform/common/limits.js';
import { PostcodeResult } from './postcode-check.dto.js';
import { MAX_NAME, NO_PLACE, POSTCODE_CHECKS, PostcodeCheck } from './postcode-check.service.js';

const typed = { type: 'string', maxLength: MAX_NAME, 'x-messages': { pattern: NO_PLACE } };

@VisitorApi('locations')
@Controller('api/postcode-check')
@Public()
@ReadsFrom('company-info', 'locations', 'services', 'service-location-pages')
export class PostcodeCheckController {
  constructor(private readonly postcodes: PostcodeCheck) {}

  /** Returns the place that covers a postcode, matched by its exact outward code, or that has the name. 400 for what is neither. */
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
  check(@Query('postcode') postcode?: unknown, @Query('service') service?: unknown): Promise<PostcodeResult> {
    return this.postcodes.check(postcode, service);
  }
}
