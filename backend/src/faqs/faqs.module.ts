import { Module } from '@nestjs/common';
import { TypeOrmModule } from '@nestjs/typeorm';
import { staffRoutes } from '../kinds/staff-routes.js';
import { ServicesModule } from '../services/services.module.js';
import { Faq } from './faq.entity.js';
import { FAQS } from './faq.kind.js';
import { FaqsService } from './faqs.service.js';
import { PageFaq } from './page-faq.entity.js';
import { PAGE_FAQS, PageFaqsService } from './page-faqs.service.js';
import { AdminServiceFaqsController, ServiceFaqsController } from './service-faqs.controller.js';

@Module({
  imports: [ServicesModule, TypeOrmModule.forFeature([Faq, PageFaq])],
  controllers: [ServiceFaqsController, staffRoutes(FAQS, FaqsService), staffRoutes(PAGE_FAQS, PageFaqsService), AdminServiceFaqsController],
  providers: [FaqsService, PageFaqsService],
  exports: [FaqsService, PageFaqsService],
})
export class FaqsModule {}
