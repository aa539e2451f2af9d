import { Get, Param } from '@nestjs/common';
import { VisitorController } from '../platform/http/access.js';
import { NavigationGroup, ServiceDetail, ServiceSummary, toNavigation, toServiceDetail, toServiceSummary } from './service.dto.js';
import { ServicesService } from './services.service.js';

@VisitorController('', 'services')
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
