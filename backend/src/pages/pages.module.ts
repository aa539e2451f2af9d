import { Module } from '@nestjs/common';
import { TypeOrmModule } from '@nestjs/typeorm';
import { ProjectsModule } from '../projects/projects.module.js';
import { RecordsModule } from '../records/records.module.js';
import { ServicesModule } from '../services/services.module.js';
import { TestimonialsModule } from '../testimonials/testimonials.module.js';
import { AdminServiceLocationPagesController, PagesForPlacesController } from './admin-service-location-pages.controller.js';
import { Originality } from './originality.service.js';
import { PageGrid } from './page-grid.service.js';
import { PageOriginality } from './page-originality.entity.js';
import { PagesForPlaces } from './pages-for-places.service.js';
import { RenamedPagesListener } from './renamed-pages.listener.js';
import { ServiceLocationPage } from './service-location-page.entity.js';
import { ServiceLocationPagesController } from './service-location-pages.controller.js';
import { ServiceLocationPagesService } from './service-location-pages.service.js';
import { UnsavedPages } from './unsaved-pages.service.js';

@Module({
  imports: [
    ProjectsModule,
    RecordsModule,
    ServicesModule,
    TestimonialsModule,
    TypeOrmModule.forFeature([ServiceLocationPage, PageOriginality]),
  ],
  controllers: [ServiceLocationPagesController, AdminServiceLocationPagesController, PagesForPlacesController],
  providers: [Originality, PageGrid, ServiceLocationPagesService, PagesForPlaces, RenamedPagesListener, UnsavedPages],
  exports: [Originality, PageGrid, ServiceLocationPagesService, UnsavedPages],
})
export class PagesModule {}
