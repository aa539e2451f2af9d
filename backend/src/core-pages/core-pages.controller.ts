import { Get, Param, Body, Delete, Post, Put } from '@nestjs/common';
import { ReadsFrom, StaffController, VisitorController } from '../platform/common/access.js';
import {
  CorePageDetail,
  CorePageSummary,
  toCorePageDetail,
  toCorePageSummary,
  CreateCorePageDto,
  CorePageRecord,
  toCorePageRecord,
  UpdateCorePageDto,
} from './core-page.dto.js';
import { CorePagesService } from './core-pages.service.js';
import { Idempotent } from '../audit/idempotent.decorator.js';
import { DraftVersion, IfMatch } from '../platform/common/if-match.js';
import { ListDocs } from '../platform/common/list-docs.js';
import { Query, type ListQuery, type Listing } from '../platform/common/list-query.js';

/** Staff-only pages are left out. */
@VisitorController('core-pages')
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

@StaffController('admin/core-pages')
export class AdminCorePagesController {
  constructor(private readonly pages: CorePagesService) {}

  @Get()
  @ListDocs(CorePageRecord)
  async list(@Query() query: ListQuery): Promise<Listing<CorePageRecord>> {
    return (await this.pages.list(query)).map(toCorePageRecord);
  }

  @Get(':id')
  async get(@Param('id') id: string): Promise<CorePageRecord> {
    return toCorePageRecord(await this.pages.get(id));
  }

  @Post()
  @Idempotent()
  async create(@Body() fields: CreateCorePageDto): Promise<CorePageRecord> {
    return toCorePageRecord(await this.pages.create(fields));
  }

  @Put(':id')
  async update(
    @Param('id') id: string,
    @Body() fields: UpdateCorePageDto,
    @IfMatch() ifMatch?: number,
    @DraftVersion() draft?: number,
  ): Promise<CorePageRecord> {
    return toCorePageRecord(await this.pages.update(id, fields, ifMatch, draft));
  }

  @Delete(':id')
  async remove(@Param('id') id: string): Promise<CorePageRecord> {
    return toCorePageRecord(await this.pages.remove(id));
  }
}
