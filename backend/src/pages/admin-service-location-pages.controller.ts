import { Body, Delete, Get, Param, Post, Put } from '@nestjs/common';
import { Idempotent } from '../audit/idempotent.decorator.js';
import { StaffController } from '../platform/common/access.js';
import { DraftVersion, IfMatch } from '../platform/common/if-match.js';
import { ListDocs } from '../platform/common/list-docs.js';
import { Query, type ListQuery, type Listing } from '../platform/common/list-query.js';
import { CreatePagesDto, PlacesForPages } from './pages-for-places.dto.js';
import { PagesForPlaces } from './pages-for-places.service.js';
import { PageVersion, ServiceLocationPageRecord, toPageRecord, toPageVersion } from './service-location-page-responses.dto.js';
import { CreateServiceLocationPageDto, RestorePageDto, UpdateServiceLocationPageDto } from './service-location-page.dto.js';
import { ServiceLocationPagesService } from './service-location-pages.service.js';

@StaffController('admin/service-location-pages')
export class AdminServiceLocationPagesController {
  constructor(private readonly pages: ServiceLocationPagesService) {}

  @Get()
  @ListDocs(ServiceLocationPageRecord)
  async list(@Query() query: ListQuery): Promise<Listing<ServiceLocationPageRecord>> {
    return (await this.pages.list(query)).map(toPageRecord);
  }

  @Get(':id')
  async get(@Param('id') id: string): Promise<ServiceLocationPageRecord> {
    return toPageRecord(await this.pages.get(id));
  }

  @Post()
  @Idempotent()
  async create(@Body() fields: CreateServiceLocationPageDto): Promise<ServiceLocationPageRecord> {
    return toPageRecord(await this.pages.create(fields));
  }

  @Put(':id')
  async update(
    @Param('id') id: string,
    @Body() fields: UpdateServiceLocationPageDto,
    @IfMatch() ifMatch?: number,
    @DraftVersion() draft?: number,
  ): Promise<ServiceLocationPageRecord> {
    return toPageRecord(await this.pages.update(id, fields, ifMatch, draft));
  }

  @Delete(':id')
  async remove(@Param('id') id: string): Promise<ServiceLocationPageRecord> {
    return toPageRecord(await this.pages.remove(id));
  }

  /** Returns the newest 50 earlier versions, newest first. */
  @Get(':id/history')
  async history(@Param('id') id: string): Promise<PageVersion[]> {
    return (await this.pages.history(id)).map(toPageVersion);
  }

  /** Restores the content of a version, but not its service, location, slug or status. */
  @Post(':id/restore')
  @Idempotent()
  async restore(
    @Param('id') id: string,
    @Body() { version }: RestorePageDto,
    @IfMatch() ifMatch?: number,
  ): Promise<ServiceLocationPageRecord> {
    return toPageRecord(await this.pages.restore(id, version, ifMatch));
  }
}

@StaffController('admin/service-location-pages')
export class PagesForPlacesController {
  constructor(private readonly pages: PagesForPlaces) {}

  /** Returns all places with the service's page there, or the texts with which one can begin. */
  @Get('places/:serviceId')
  places(@Param('serviceId') serviceId: string): Promise<PlacesForPages> {
    return this.pages.places(serviceId);
  }

  /** Creates several pages, all or none. The fields of an error name the page, as in 'pages.1.metaTitle'. */
  @Post('batch')
  @Idempotent()
  async create(@Body() { pages }: CreatePagesDto): Promise<ServiceLocationPageRecord[]> {
    return (await this.pages.create(pages ?? [])).map(toPageRecord);
  }
}
