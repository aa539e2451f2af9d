import { Body, Controller, Delete, Get, Param, Post, Put } from '@nestjs/common';
import { StaffApi } from '../auth/staff-api.decorator.js';
import { IfMatch } from '../common/if-match.js';
import { ListDocs } from '../common/list-docs.js';
import { Query, type ListQuery, type Listing } from '../common/list-query.js';
import { CreateCorePageDto, CorePageRecord, toCorePageRecord, UpdateCorePageDto } from './core-page.dto.js';
import { CorePagesService } from './core-pages.service.js';

@StaffApi('admin/core-pages')
@Controller('api/admin/core-pages')
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
  async create(@Body() fields: CreateCorePageDto): Promise<CorePageRecord> {
    return toCorePageRecord(await this.pages.create(fields));
  }

  @Put(':id')
  async update(@Param('id') id: string, @Body() fields: UpdateCorePageDto, @IfMatch() ifMatch?: number): Promise<CorePageRecord> {
    return toCorePageRecord(await this.pages.update(id, fields, ifMatch));
  }

  @Delete(':id')
  async remove(@Param('id') id: string): Promise<CorePageRecord> {
    return toCorePageRecord(await this.pages.remove(id));
  }
}
