import { Body, Controller, Delete, Get, Param, Post, Put } from '@nestjs/common';
import { StaffApi } from '../auth/staff-api.decorator.js';
import { IfMatch } from '../common/if-match.js';
import { ListDocs } from '../common/list-docs.js';
import { Query, type ListQuery, type Listing } from '../common/list-query.js';
import { CreateServiceDto, ServiceRecord, toServiceRecord, UpdateServiceDto } from './service.dto.js';
import { ServicesService } from './services.service.js';

@StaffApi('admin/services')
@Controller('api/admin/services')
export class AdminServicesController {
  constructor(private readonly services: ServicesService) {}

  @Get()
  @ListDocs(ServiceRecord)
  async list(@Query() query: ListQuery): Promise<Listing<ServiceRecord>> {
    return (await this.services.list(query)).map(toServiceRecord);
  }

  @Get(':id')
  async get(@Param('id') id: string): Promise<ServiceRecord> {
    return toServiceRecord(await this.services.get(id));
  }

  @Post()
  async create(@Body() fields: CreateServiceDto): Promise<ServiceRecord> {
    return toServiceRecord(await this.services.create(fields));
  }

  @Put(':id')
  async update(@Param('id') id: string, @Body() fields: UpdateServiceDto, @IfMatch() ifMatch?: number): Promise<ServiceRecord> {
    return toServiceRecord(await this.services.update(id, fields, ifMatch));
  }

  @Delete(':id')
  async remove(@Param('id') id: string): Promise<ServiceRecord> {
    return toServiceRecord(await this.services.remove(id));
  }
}
