import { Get, Param } from '@nestjs/common';
import { VisitorController } from '../../platform/http/access.js';
import { AreaDetail, AreaSummary, toAreaDetail, toAreaSummary } from './area.dto.js';
import { LocationsService } from '../../locations/locations.service.js';
import { AreasService } from './areas.service.js';

@VisitorController('areas', 'locations')
export class AreasController {
  constructor(
    private readonly areas: AreasService,
    private readonly locations: LocationsService,
  ) {}

  @Get()
  async list(): Promise<AreaSummary[]> {
    return (await this.locations.listVisible()).map(toAreaSummary);
  }

  @Get(':slug')
  async get(@Param('slug') slug: string): Promise<AreaDetail> {
    return toAreaDetail(await this.areas.getWhole(slug));
  }
}
