import { Get, Param } from '@nestjs/common';
import { VisitorController } from '../platform/http/access.js';
import { PublicLocation, toPublicLocation } from './location.dto.js';
import { LocationsService } from './locations.service.js';

@VisitorController('locations')
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
