import { Get, Query } from '@nestjs/common';
import { ApiQuery } from '@nestjs/swagger';
import { StaffController } from '../../platform/http/access.js';
import { SearchGroup } from './search.dto.js';
import { LONGEST_SEARCH, SearchService } from './search.service.js';

@StaffController('admin/search')
export class AdminSearchController {
  constructor(private readonly search: SearchService) {}

  /** Returns what each list that the user may see finds; nothing for less than two characters. */
  @Get()
  @ApiQuery({ name: 'q', schema: { type: 'string', maxLength: LONGEST_SEARCH }, example: 'eicr' })
  find(@Query('q') q?: unknown): Promise<SearchGroup[]> {
    return this.search.find(q);
  }
}
