import { staffRoutes } from '../records/staff-routes.js';
import { FAQS } from './faq.kind.js';
import { Module } from '@nestjs/common';
import { TypeOrmModule } from '@nestjs/typeorm';
import { AuditModule } from '../audit/audit.module.js';
import { CompanyModule } from '../company/company.module.js';
import { ProjectsModule } from '../projects/projects.module.js';
import { ServicesModule } from '../services/services.module.js';
import { TestimonialsModule } from '../testimonials/testimonials.module.js';
import { UsersModule } from '../users/users.module.js';
import { AdminCorePagesController, CorePagesController } from './core-pages.controller.js';
import { AdminPageFaqsController } from './admin-page-faqs.controller.js';
import { AdminServiceFaqsController, ServiceFaqsController } from './service-faqs.controller.js';
import { AdminServiceLocationPagesController } from './admin-service-location-pages.controller.js';
import { AdminPageDraftsController } from './drafts/admin-page-drafts.controller.js';
import { PageDraft } from './drafts/page-draft.entity.js';
import { PageDrafts } from './drafts/page-drafts.service.js';
import { CorePage } from './core-page.entity.js';
import { CorePagesService } from './core-pages.service.js';
import { Faq } from './faq.entity.js';
import { FaqsService } from './faqs.service.js';
import { Originality } from './originality.service.js';
import { PageOriginality } from './page-originality.entity.js';
import { PageFaq } from './page-faq.entity.js';
import { PageFaqsService } from './page-faqs.service.js';
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
