import { Controller, Get, Param, Body, Delete, Post, Put } from '@nestjs/common';
import { Public, VisitorApi, StaffApi, ReadsFrom } from '../common/access.js';
import {
  PublicLocation,
  toPublicLocation,
  CreateLocationDto,
  LocationRecord,
  toLocationRecord,
  UpdateLocationDto,
} from './location.dto.js';
import { LocationsService } from './locations.service.js';
import { Idempotent } from '../audit/idempotent.decorator.js';
import { IfMatch } from '../common/if-match.js';
import { ListDocs } from '../common/list-docs.js';
import { Query, type ListQuery, type Listing } from '../common/list-query.js';

@VisitorApi('locations')
@Controller('api/locations')
@Public()
@ReadsFrom('locations')
export class LocationsController {
  constructor(private readonly locations: LocationsService) {}

  @Get()
  async list(): Promise<PublicLocation[]> {
    return (await this.locations.listVisible()).map(toPublicLocation);
  }

  @Get(':slug')
  async get(@Param('slug') slug: string): Promise<PublicLocation> {
    return toPublicLocation(await this.locations.getVisible(slug));
  }
}

@StaffApi('admin/locations')
@Controller('api/admin/locations')
export class AdminLocationsController {
  constructor(private readonly locations: LocationsService) {}

  @Get()
  @ListDocs(LocationRecord)
  async list(@Query() query: ListQuery): Promise<Listing<LocationRecord>> {
    return (await this.locations.list(query)).map(toLocationRecord);
  }

  @Get(':id')
  async get(@Param('id') id: string): Promise<LocationRecord> {
    return toLocationRecord(await this.locations.get(id));
  }

  @Post()
  @Idempotent()
  async create(@Body() fields: CreateLocationDto): Promise<LocationRecord> {
    return toLocationRecord(await this.locations.create(fields));
  }

  @Put(':id')
  async update(@Param('id') id: string, @Body() fields: UpdateLocationDto, @IfMatch() ifMatch?: number): Promise<LocationRecord> {
    return toLocationRecord(await this.locations.update(id, fields, ifMatch));
  }

  @Delete(':id')
  async remove(@Param('id') id: string): Promise<LocationRecord> {
    return toLocationRecord(await this.locations.remove(id));
  }
}
