import { Get, Param } from '@nestjs/common';
import { VisitorController } from '../platform/http/access.js';
import { CorePageDetail, CorePageSummary, toCorePageDetail, toCorePageSummary } from './core-page.dto.js';
import { CorePagesService } from './core-pages.service.js';

/** Staff-only pages are left out. */
@VisitorController('core-pages')
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
