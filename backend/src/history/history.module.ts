import { Module } from '@nestjs/common';
import { AuditModule } from '../audit/audit.module.js';
import { CompanyModule } from '../company/company.module.js';
import { LocationsModule } from '../locations/locations.module.js';
import { MediaModule } from '../media/media.module.js';
import { PagesModule } from '../pages/pages.module.js';
import { ProjectsModule } from '../projects/projects.module.js';
import { RedirectsModule } from '../redirects/redirects.module.js';
import { ServicesModule } from '../services/services.module.js';
import { TestimonialsModule } from '../testimonials/testimonials.module.js';
import { AdminHistoryController } from './admin-history.controller.js';
import { HistoryKinds } from './history-kinds.js';
import { HistoryService } from './history.service.js';

@Module({
  imports: [
    AuditModule,
    CompanyModule,
    LocationsModule,
    MediaModule,
    PagesModule,
    ProjectsModule,
    RedirectsModule,
    ServicesModule,
    TestimonialsModule,
  ],
  controllers: [AdminHistoryController],
  providers: [HistoryKinds, HistoryService],
})
export class HistoryModule {}
