import { Module } from '@nestjs/common';
import { TypeOrmModule } from '@nestjs/typeorm';
import { FaqsModule } from '../faqs/faqs.module.js';
import { staffRoutes } from '../kinds/staff-routes.js';
import { ProjectsModule } from '../projects/projects.module.js';
import { RecordsModule } from '../records/records.module.js';
import { ServicesModule } from '../services/services.module.js';
import { TestimonialsModule } from '../testimonials/testimonials.module.js';
import { AdminServiceLocationPagesController, PagesForPlacesController } from './admin-service-location-pages.controller.js';
import { Originality } from './originality.service.js';
import { PageOriginality } from './page-originality.entity.js';
import { PagesForPlaces } from './pages-for-places.service.js';
import { RenamedPagesListener } from './renamed-pages.listener.js';
import { ServiceLocationPage } from './service-location-page.entity.js';
import { SERVICE_PAGES } from './service-location-page.kind.js';
import { ServiceLocationPagesController } from './service-location-pages.controller.js';
import { ServiceLocationPagesService } from './service-location-pages.service.js';
import { ShownPages, ShownServices } from './shown-pages.service.js';
import { UnsavedPages } from './unsaved-pages.service.js';

@Module({
  imports: [
    FaqsModule,
    ProjectsModule,
    RecordsModule,
    ServicesModule,
    TestimonialsModule,
    TypeOrmModule.forFeature([ServiceLocationPage, PageOriginality]),
  ],
  controllers: [
    ServiceLocationPagesController,
    staffRoutes(SERVICE_PAGES, ServiceLocationPagesService),
    AdminServiceLocationPagesController,
    PagesForPlacesController,
  ],
  providers: [Originality, ServiceLocationPagesService, PagesForPlaces, RenamedPagesListener, ShownPages, ShownServices, UnsavedPages],
  exports: [ServiceLocationPagesService],
})
export class PagesModule {}
