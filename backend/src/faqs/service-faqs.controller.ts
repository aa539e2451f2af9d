import { Get, Param, Body, Put } from '@nestjs/common';
import { StaffController, VisitorController } from '../platform/http/access.js';
import { ServiceFaq, toServiceFaq } from './faq.dto.js';
import { PageFaqsService } from './page-faqs.service.js';
import { PageFaqRecord, ServiceFaqOrderDto, toPageFaqRecord } from './page-faq.dto.js';

@VisitorController('service-faqs')
export class ServiceFaqsController {
  constructor(private readonly links: PageFaqsService) {}

  @Get(':serviceSlug')
  async list(@Param('serviceSlug') serviceSlug: string): Promise<ServiceFaq[]> {
    return (await this.links.listVisible(serviceSlug)).map(toServiceFaq);
  }
}

@StaffController('admin/services/:serviceId/faqs', 'admin/page-faqs')
export class AdminServiceFaqsController {
  constructor(private readonly links: PageFaqsService) {}

  /** Sets the order of all FAQs of a service. 412 if the list has changed since it was read. */
  @Put()
  async setOrder(@Param('serviceId') serviceId: string, @Body() { faqIds }: ServiceFaqOrderDto): Promise<PageFaqRecord[]> {
    return (await this.links.setOrder(serviceId, faqIds)).map(toPageFaqRecord);
  }
}
