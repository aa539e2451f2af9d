import { Body, Controller, Param, Put } from '@nestjs/common';
import { StaffApi } from '../auth/staff-api.decorator.js';
import { PageFaqRecord, ServiceFaqOrderDto, toPageFaqRecord } from './page-faq.dto.js';
import { PageFaqsService } from './page-faqs.service.js';

/** In what order a service's page shows its FAQs; which ones is said by page-faqs. */
@StaffApi('admin/page-faqs')
@Controller('api/admin/services/:serviceId/faqs')
export class AdminServiceFaqsController {
  constructor(private readonly links: PageFaqsService) {}

  /** All or nothing. 412 when the service shows others meanwhile. */
  @Put()
  async setOrder(@Param('serviceId') serviceId: string, @Body() { faqIds }: ServiceFaqOrderDto): Promise<PageFaqRecord[]> {
    return (await this.links.setOrder(serviceId, faqIds)).map(toPageFaqRecord);
  }
}
