import { Body, Controller, Delete, Get, Param, Post, Put } from '@nestjs/common';
import { Idempotent } from '../audit/idempotent.decorator.js';
import { StaffApi } from '../platform/common/access.js';
import { IfMatch } from '../platform/common/if-match.js';
import { ListDocs } from '../platform/common/list-docs.js';
import { Query, type ListQuery, type Listing } from '../platform/common/list-query.js';
import { CreatePageFaqDto, PageFaqRecord, toPageFaqRecord, UpdatePageFaqDto } from './page-faq.dto.js';
import { PageFaqsService } from './page-faqs.service.js';

@StaffApi('admin/page-faqs')
@Controller('api/admin/page-faqs')
export class AdminPageFaqsController {
  constructor(private readonly links: PageFaqsService) {}

  @Get()
  @ListDocs(PageFaqRecord)
  async list(@Query() query: ListQuery): Promise<Listing<PageFaqRecord>> {
    return (await this.links.list(query)).map(toPageFaqRecord);
  }

  @Get(':id')
  async get(@Param('id') id: string): Promise<PageFaqRecord> {
    return toPageFaqRecord(await this.links.get(id));
  }

  @Post()
  @Idempotent()
  async create(@Body() fields: CreatePageFaqDto): Promise<PageFaqRecord> {
    return toPageFaqRecord(await this.links.create(fields));
  }

  @Put(':id')
  async update(@Param('id') id: string, @Body() fields: UpdatePageFaqDto, @IfMatch() ifMatch?: number): Promise<PageFaqRecord> {
    return toPageFaqRecord(await this.links.update(id, fields, ifMatch));
  }

  @Delete(':id')
  async remove(@Param('id') id: string): Promise<PageFaqRecord> {
    return toPageFaqRecord(await this.links.remove(id));
  }
}
