import { Controller, Get, Param } from '@nestjs/common';
import { Public } from '../auth/public.decorator.js';
import { VisitorApi } from '../auth/staff-api.decorator.js';
import { ReadsFrom } from '../common/reads-from.js';
import { NavigationGroup, ServiceDetail, ServiceSummary, toNavigation, toServiceDetail, toServiceSummary } from './service.dto.js';
import { ServicesService } from './services.service.js';

/** The active, published services. */
@VisitorApi('services')
@Controller('api')
@Public()
@ReadsFrom('services')
export class ServicesController {
  constructor(private readonly services: ServicesService) {}

  @Get('services')
  async list(): Promise<ServiceSummary[]> {
    return (await this.services.listVisible()).map(toServiceSummary);
  }

  @Get('services/:slug')
  async get(@Param('slug') slug: string): Promise<ServiceDetail> {
    return toServiceDetail(await this.services.getVisible(slug));
  }

  /** The services menu: groups in the menu's order, each with its services. */
  @Get('navigation')
  async navigation(): Promise<NavigationGroup[]> {
    return toNavigation(await this.services.listVisible());
  }
}
