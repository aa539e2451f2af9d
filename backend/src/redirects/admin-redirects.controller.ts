import { Body, Controller, Delete, Get, Param, Post, Put } from '@nestjs/common';
import { Idempotent } from '../audit/idempotent.decorator.js';
import { Roles, StaffApi } from '../common/access.js';
import { IfMatch } from '../common/if-match.js';
import { ListDocs } from '../common/list-docs.js';
import { Query, type ListQuery, type Listing } from '../common/list-query.js';
import { CreateRedirectDto, RedirectRecord, toRedirectRecord, UpdateRedirectDto } from './redirect.dto.js';
import { RedirectsService } from './redirects.service.js';

@StaffApi('admin/redirects')
@Controller('api/admin/redirects')
@Roles('admin')
export class AdminRedirectsController {
  constructor(private readonly redirects: RedirectsService) {}

  @Get()
  @ListDocs(RedirectRecord)
  async list(@Query() query: ListQuery): Promise<Listing<RedirectRecord>> {
    return (await this.redirects.list(query)).map(toRedirectRecord);
  }

  @Get(':id')
  async get(@Param('id') id: string): Promise<RedirectRecord> {
    return toRedirectRecord(await this.redirects.get(id));
  }

  @Post()
  @Idempotent()
  async create(@Body() fields: CreateRedirectDto): Promise<RedirectRecord> {
    return toRedirectRecord(await this.redirects.create(fields));
  }

  @Put(':id')
  async update(@Param('id') id: string, @Body() fields: UpdateRedirectDto, @IfMatch() ifMatch?: number): Promise<RedirectRecord> {
    return toRedirectRecord(await this.redirects.update(id, fields, ifMatch));
  }

  @Delete(':id')
  async remove(@Param('id') id: string): Promise<RedirectRecord> {
    return toRedirectRecord(await this.redirects.remove(id));
  }
}
