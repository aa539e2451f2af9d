import { Body, Controller, Get, Param, Post } from '@nestjs/common';
import { Idempotent } from '../audit/idempotent.decorator.js';
import { StaffApi } from '../platform/common/access.js';
import { CreatePagesDto, PlacesForPages } from './pages-for-places.dto.js';
import { PagesForPlaces } from './pages-for-places.service.js';
import { ServiceLocationPageRecord, toPageRecord } from './service-location-page-responses.dto.js';

@StaffApi('admin/service-location-pages')
@Controller('api/admin/service-location-pages')
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
