import { Get, Query } from '@nestjs/common';
import { ApiExtraModels, ApiOkResponse, ApiQuery, getSchemaPath } from '@nestjs/swagger';
import { VisitorController } from '../platform/http/access.js';
import {
  ServiceLocationPageDetail,
  ServiceLocationPageSummary,
  toPageDetail,
  toPageSummary,
  type WholePage,
} from './service-location-page-responses.dto.js';
import { ServiceLocationPagesService } from './service-location-pages.service.js';

@VisitorController('service-location-pages')
export class ServiceLocationPagesController {
  constructor(private readonly pages: ServiceLocationPagesService) {}

  /** Returns summaries. With `slug`, or `service` and `location` (by default the service's first), returns a list of one whole page, or an empty list. */
  @Get()
  @ApiQuery({ name: 'slug', required: false, type: String, example: 'eicr-testing-wirral' })
  @ApiQuery({ name: 'service', required: false, type: String, example: 'eicr-testing' })
  @ApiQuery({ name: 'location', required: false, type: String, example: 'wirral' })
  @ApiExtraModels(ServiceLocationPageSummary, ServiceLocationPageDetail)
  @ApiOkResponse({
    schema: {
      anyOf: [ServiceLocationPageDetail, ServiceLocationPageSummary].map((view) => ({
        type: 'array',
        items: { $ref: getSchemaPath(view) },
      })),
    },
  })
  async list(
    @Query('slug') slug?: unknown,
    @Query('service') service?: unknown,
    @Query('location') location?: unknown,
  ): Promise<ServiceLocationPageSummary[] | ServiceLocationPageDetail[]> {
    if (slug === undefined && service === undefined) return (await this.pages.listVisible()).map(toPageSummary);
    const whole = typeof slug === 'string' ? await this.pages.findBySlug(slug) : await this.at(service, location);
    return whole ? [toPageDetail(whole)] : [];
  }

  private async at(service: unknown, location: unknown): Promise<WholePage | null> {
    if (typeof service !== 'string' || (location !== undefined && typeof location !== 'string')) return null;
    return this.pages.findAt(service, location);
  }
}
