import { Controller, Get, Query } from '@nestjs/common';
import { ApiQuery } from '@nestjs/swagger';
import { Public } from '../auth/public.decorator.js';
import { VisitorApi } from '../auth/staff-api.decorator.js';
import { ReadsFrom } from '../common/reads-from.js';
import { PostcodeAnswer } from './postcode-check.dto.js';
import { PostcodeCheck } from './postcode-check.service.js';

@VisitorApi('locations')
@Controller('api/postcode-check')
@Public()
@ReadsFrom('locations', 'services', 'service-location-pages')
export class PostcodeCheckController {
  constructor(private readonly postcodes: PostcodeCheck) {}

  /** Whether the company comes to a postcode, by its exact outward code. 400 when it is no postcode. */
  @Get()
  @ApiQuery({ name: 'postcode', type: String, example: 'ch62 4sq', description: 'Whole or its beginning, as people type it.' })
  @ApiQuery({ name: 'service', required: false, type: String, example: 'eicr-testing', description: 'Slug of the service it is about.' })
  check(@Query('postcode') postcode?: unknown, @Query('service') service?: unknown): Promise<PostcodeAnswer> {
    return this.postcodes.check(postcode, service);
  }
}
