import { Get, Query } from '@nestjs/common';
import { ApiQuery } from '@nestjs/swagger';
import { StaffController } from '../../platform/http/access.js';
import { PageTexts } from './page-texts.dto.js';
import { PageTextsService } from './page-texts.service.js';
import { COMPARED } from './part-of-page.js';

const LONGEST_PATH = 500;

@StaffController('admin/page-texts')
export class PageTextsController {
  constructor(private readonly texts: PageTextsService) {}

  /**
   * Returns the fields that a part of a page is made of. The part is told by the name of its element, the first 30 characters of its text without
   * spaces, and how many parts like it are before it. Without an element, only the record of the page is returned.
   */
  @Get()
  @ApiQuery({ name: 'nth', required: false, schema: { type: 'integer', minimum: 0, default: 0 } })
  @ApiQuery({ name: 'text', required: false, schema: { type: 'string', maxLength: COMPARED }, example: 'Whathappensduringatest?' })
  @ApiQuery({ name: 'tag', required: false, schema: { type: 'string' }, example: 'h2' })
  @ApiQuery({ name: 'page', schema: { type: 'string', maxLength: LONGEST_PATH }, example: '/services/eicr/heswall' })
  async find(
    @Query('page') page?: unknown,
    @Query('tag') tag?: unknown,
    @Query('text') text: unknown = '',
    @Query('nth') nth?: unknown,
  ): Promise<PageTexts> {
    const isPage = typeof page === 'string' && page.length <= LONGEST_PATH;
    const part = typeof tag === 'string' && typeof text === 'string' ? { tag, text, nth: Number(nth) || 0 } : undefined;
    return isPage ? this.texts.find(page, part) : { texts: [], page: null };
  }
}
