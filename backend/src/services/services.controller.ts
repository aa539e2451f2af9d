import { Controller, Get, Param, Body, Delete, Post, Put } from '@nestjs/common';
import { Public, VisitorApi, StaffApi, ReadsFrom } from '../common/access.js';
import {
  NavigationGroup,
  ServiceDetail,
  ServiceSummary,
  toNavigation,
  toServiceDetail,
  toServiceSummary,
  CreateServiceDto,
  ServiceRecord,
  toServiceRecord,
  UpdateServiceDto,
} from './service.dto.js';
import { ServicesService } from './services.service.js';
import { Idempotent } from '../audit/idempotent.decorator.js';
import { IfMatch } from '../common/if-match.js';
import { ListDocs } from '../common/list-docs.js';
import { Query, type ListQuery, type Listing } from '../common/list-query.js';

@VisitorApi('services')
@Controller('api')
@Public()
@ReadsFrom('services', 'service-location-pages', 'locations')
export class ServicesController {
  constructor(private readonly services: ServicesService) {}

  @Get('services')
  async list(): Promise<ServiceSummary[]> {
    return (await this.services.listOffered()).map(toServiceSummary);
  }

  @Get('services/:slug')
  async get(@Param('slug') slug: string): Promise<ServiceDetail> {
    return toServiceDetail(await this.services.getVisible(slug));
  }

  /** Returns the services menu, in its order. */
  @Get('navigation')
  async navigation(): Promise<NavigationGroup[]> {
    return toNavigation(await this.services.listOffered());
  }
}

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
  @Idempotent()
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
