import { staffRoutes } from '../records/staff-routes.js';
import { FAQS } from '../faqs/faq.kind.js';
import { Module } from '@nestjs/common';
import { TypeOrmModule } from '@nestjs/typeorm';
import { AuditModule } from '../audit/audit.module.js';
import { CompanyModule } from '../company/company.module.js';
import { ProjectsModule } from '../projects/projects.module.js';
import { ServicesModule } from '../services/services.module.js';
import { TestimonialsModule } from '../testimonials/testimonials.module.js';
import { UsersModule } from '../users/users.module.js';
import { AdminCorePagesController, CorePagesController } from '../core-pages/core-pages.controller.js';
import { AdminPageFaqsController } from '../faqs/admin-page-faqs.controller.js';
import { AdminServiceFaqsController, ServiceFaqsController } from '../faqs/service-faqs.controller.js';
import { AdminServiceLocationPagesController } from './admin-service-location-pages.controller.js';
import { AdminPageDraftsController } from '../records/drafts/admin-page-drafts.controller.js';
import { PageDraft } from '../records/drafts/page-draft.entity.js';
import { PageDrafts } from '../records/drafts/page-drafts.service.js';
import { CorePage } from '../core-pages/core-page.entity.js';
import { CorePagesService } from '../core-pages/core-pages.service.js';
import { Faq } from '../faqs/faq.entity.js';
import { FaqsService } from '../faqs/faqs.service.js';
import { Originality } from './originality.service.js';
import { PageOriginality } from './page-originality.entity.js';
import { PageFaq } from '../faqs/page-faq.entity.js';
import { PageFaqsService } from '../faqs/page-faqs.service.js';
import { PagesForPlacesController } from './pages-for-places.controller.js';
import { PagesForPlaces } from './pages-for-places.service.js';
import { ServiceLocationPage } from './service-location-page.entity.js';
import { ServiceLocationPagesController } from './service-location-pages.controller.js';
import { ServiceLocationPagesService } from './service-location-pages.service.js';
import { UnsavedPages } from './unsaved-pages.service.js';

@Module({
  imports: [
    AuditModule,
    CompanyModule,
    ProjectsModule,
    ServicesModule,
    TestimonialsModule,
    UsersModule,
    TypeOrmModule.forFeature([ServiceLocationPage, PageOriginality, CorePage, Faq, PageFaq, PageDraft]),
  ],
  controllers: [
    ServiceLocationPagesController,
    AdminServiceLocationPagesController,
    PagesForPlacesController,
    CorePagesController,
    AdminCorePagesController,
    ServiceFaqsController,
    staffRoutes(FAQS, FaqsService),
    AdminPageFaqsController,
    AdminServiceFaqsController,
    AdminPageDraftsController,
  ],
  providers: [
    Originality,
    ServiceLocationPagesService,
    CorePagesService,
    FaqsService,
    PageFaqsService,
    PageDrafts,
    PagesForPlaces,
    UnsavedPages,
  ],
  exports: [Originality, ServiceLocationPagesService, CorePagesService, FaqsService, PageFaqsService, UnsavedPages],
})
export class PagesModule {}
