import { Controller, Get, Query } from '@nestjs/common';
import { ApiExtraModels, ApiOkResponse, ApiQuery, getSchemaPath } from '@nestjs/swagger';
import { Public } from '../auth/public.decorator.js';
import { VisitorApi } from '../auth/staff-api.decorator.js';
import { ReadsFrom } from '../common/reads-from.js';
import { ServiceLocationPageDetail, ServiceLocationPageSummary, toPageDetail, toPageSummary } from './service-location-page-answers.dto.js';
import { ServiceLocationPagesService } from './service-location-pages.service.js';

/** The published pages of active, published services in active locations. */
@VisitorApi('service-location-pages')
@Controller('api/service-location-pages')
@Public()
@ReadsFrom('service-location-pages', 'services', 'locations')
export class ServiceLocationPagesController {
  constructor(private readonly pages: ServiceLocationPagesService) {}

  /** Summaries without long content; with `slug` the one page whole, as a list of one, or an empty list. */
  @Get()
  @ApiQuery({ name: 'slug', required: false, type: String, example: 'eicr-testing-wirral' })
  @ApiExtraModels(ServiceLocationPageSummary, ServiceLocationPageDetail)
  @ApiOkResponse({
    schema: {
      oneOf: [ServiceLocationPageDetail, ServiceLocationPageSummary].map((view) => ({
        type: 'array',
        items: { $ref: getSchemaPath(view) },
      })),
    },
  })
  async list(@Query('slug') slug?: unknown): Promise<ServiceLocationPageSummary[] | ServiceLocationPageDetail[]> {
    if (slug === undefined) return (await this.pages.listVisible()).map(toPageSummary);
    const whole = typeof slug === 'string' ? await this.pages.findVisible(slug) : null;
    return whole ? [toPageDetail(whole)] : [];
  }
}
