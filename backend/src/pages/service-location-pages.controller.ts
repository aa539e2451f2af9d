import { Controller, Get, Query } from '@nestjs/common';
import { ApiExtraModels, ApiOkResponse, ApiQuery, getSchemaPath } from '@nestjs/swagger';
import { Public, VisitorApi, ReadsFrom } from '../common/access.js';
import { ServiceLocationPageDetail, ServiceLocationPageSummary, toPageDetail, toPageSummary } from './service-location-page-answers.dto.js';
import { ServiceLocationPagesService } from './service-location-pages.service.js';

@VisitorApi('service-location-pages')
@Controller('api/service-location-pages')
@Public()
@ReadsFrom('service-location-pages', 'services', 'locations')
export class ServiceLocationPagesController {
  constructor(private readonly pages: ServiceLocationPagesService) {}

  /** Returns summaries. With `slug`, or `service` for its first location, returns a list of one whole page, or an empty list. */
  @Get()
  @ApiQuery({ name: 'slug', required: false, type: String, example: 'eicr-testing-wirral' })
  @ApiQuery({ name: 'service', required: false, type: String, example: 'eicr-testing' })
  @ApiExtraModels(ServiceLocationPageSummary, ServiceLocationPageDetail)
  @ApiOkResponse({
    schema: {
      oneOf: [ServiceLocationPageDetail, ServiceLocationPageSummary].map((view) => ({
        type: 'array',
        items: { $ref: getSchemaPath(view) },
      })),
    },
  })
  async list(
    @Query('slug') slug?: unknown,
    @Query('service') service?: unknown,
  ): Promise<ServiceLocationPageSummary[] | ServiceLocationPageDetail[]> {
    if (slug === undefined && service === undefined) return (await this.pages.listVisible()).map(toPageSummary);
    const asked =
      typeof slug === 'string' ? this.pages.findVisible(slug) : typeof service === 'string' && this.pages.findFirstVisible(service);
    const whole = await asked;
    return whole ? [toPageDetail(whole)] : [];
  }
}
