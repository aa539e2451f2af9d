import { Get, Param, Query } from '@nestjs/common';
import { ApiParam, ApiQuery } from '@nestjs/swagger';
import { StaffController } from '../../platform/http/access.js';
import { kindNames } from '../../kinds/names.js';
import { MAX_NAME, SlugsService } from './slugs.service.js';

class SlugSuggestion {
  /** Empty when the name has no letter or digit. */
  slug: string;
}

@StaffController('admin/slugs')
export class AdminSlugsController {
  constructor(private readonly slugs: SlugsService) {}

  /** Returns the slug that a new record of this name would get, with -2, -3… if taken. */
  @Get(':resource')
  @ApiParam({ name: 'resource', schema: kindNames('slugs') })
  @ApiQuery({
    name: 'name',
    schema: { type: 'string', maxLength: MAX_NAME },
    example: 'Café wiring',
    description: 'Title or name of the record.',
  })
  async suggest(@Param('resource') resource: string, @Query('name') name?: unknown): Promise<SlugSuggestion> {
    return { slug: await this.slugs.suggest(resource, name) };
  }
}
