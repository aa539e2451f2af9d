import { Controller, Get, Param } from '@nestjs/common';
import { Public } from '../auth/public.decorator.js';
import { VisitorApi } from '../auth/staff-api.decorator.js';
import { ReadsFrom } from '../common/reads-from.js';
import { CorePageDetail, CorePageSummary, toCorePageDetail, toCorePageSummary } from './core-page.dto.js';
import { CorePagesService } from './core-pages.service.js';

/** The published pages that stand on their own, except those for staff. */
@VisitorApi('core-pages')
@Controller('api/core-pages')
@Public()
@ReadsFrom('core-pages')
export class CorePagesController {
  constructor(private readonly pages: CorePagesService) {}

  @Get()
  async list(): Promise<CorePageSummary[]> {
    return (await this.pages.listVisible()).map(toCorePageSummary);
  }

  @Get(':slug')
  async get(@Param('slug') slug: string): Promise<CorePageDetail> {
    return toCorePageDetail(await this.pages.getVisible(slug));
  }
}
