import { Body, Controller, Delete, Get, Param, Post, Put } from '@nestjs/common';
import { Idempotent } from '../audit/idempotent.decorator.js';
import { StaffApi } from '../common/access.js';
import { IfMatch } from '../common/if-match.js';
import { ListDocs } from '../common/list-docs.js';
import { Query, type ListQuery, type Listing } from '../common/list-query.js';
import { CreateFaqDto, FaqRecord, toFaqRecord, UpdateFaqDto } from './faq.dto.js';
import { FaqsService } from './faqs.service.js';

@StaffApi('admin/faqs')
@Controller('api/admin/faqs')
export class AdminFaqsController {
  constructor(private readonly faqs: FaqsService) {}

  @Get()
  @ListDocs(FaqRecord)
  async list(@Query() query: ListQuery): Promise<Listing<FaqRecord>> {
    return (await this.faqs.list(query)).map(toFaqRecord);
  }

  @Get(':id')
  async get(@Param('id') id: string): Promise<FaqRecord> {
    return toFaqRecord(await this.faqs.get(id));
  }

  @Post()
  @Idempotent()
  async create(@Body() fields: CreateFaqDto): Promise<FaqRecord> {
    return toFaqRecord(await this.faqs.create(fields));
  }

  @Put(':id')
  async update(@Param('id') id: string, @Body() fields: UpdateFaqDto, @IfMatch() ifMatch?: number): Promise<FaqRecord> {
    return toFaqRecord(await this.faqs.update(id, fields, ifMatch));
  }

  @Delete(':id')
  async remove(@Param('id') id: string): Promise<FaqRecord> {
    return toFaqRecord(await this.faqs.remove(id));
  }
}
