import { Body, Get, Param, Post } from '@nestjs/common';
import { Idempotent } from '../audit/idempotent.decorator.js';
import { StaffController } from '../platform/http/access.js';
import { IfMatch } from '../platform/http/if-match.js';
import { CreatePagesDto, PlacesForPages } from './pages-for-places.dto.js';
import { PagesForPlaces } from './pages-for-places.service.js';
import { PageVersion, ServiceLocationPageRecord, toPageRecord, toPageVersion } from './service-location-page-responses.dto.js';
import { RestorePageDto } from './service-location-page.dto.js';
import { ServiceLocationPagesService } from './service-location-pages.service.js';

@StaffController('admin/service-location-pages')
export class AdminServiceLocationPagesController {
  constructor(private readonly pages: ServiceLocationPagesService) {}

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
