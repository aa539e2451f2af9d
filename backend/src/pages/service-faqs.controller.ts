import { Controller, Get, Param } from '@nestjs/common';
import { Public } from '../auth/public.decorator.js';
import { VisitorApi } from '../auth/staff-api.decorator.js';
import { ReadsFrom } from '../common/reads-from.js';
import { ServiceFaq, toServiceFaq } from './faq.dto.js';
import { PageFaqsService } from './page-faqs.service.js';

/** The active questions and answers of an active, published service, in order. */
@VisitorApi('service-faqs')
@Controller('api/service-faqs')
@Public()
@ReadsFrom('page-faqs', 'faqs', 'services')
export class ServiceFaqsController {
  constructor(private readonly links: PageFaqsService) {}

  @Get(':serviceSlug')
  async list(@Param('serviceSlug') serviceSlug: string): Promise<ServiceFaq[]> {
    return (await this.links.listVisible(serviceSlug)).map(toServiceFaq);
  }
}
