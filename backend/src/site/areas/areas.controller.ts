import { Controller, Get, Param } from '@nestjs/common';
import { Public, ReadsFrom, VisitorApi } from '../../platform/common/access.js';
import { AreaDetail, AreaSummary, toAreaDetail, toAreaSummary } from './area.dto.js';
import { AreasService } from './areas.service.js';

@VisitorApi('locations')
@Controller('api/areas')
@Public()
@ReadsFrom('locations', 'services', 'service-location-pages', 'projects', 'testimonials')
export class AreasController {
  constructor(private readonly areas: AreasService) {}

  @Get()
  async list(): Promise<AreaSummary[]> {
    return (await this.areas.list()).map(toAreaSummary);
  }

  @Get(':slug')
  async get(@Param('slug') slug: string): Promise<AreaDetail> {
    return toAreaDetail(await this.areas.getWhole(slug));
  }
}
