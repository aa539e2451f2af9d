import { Module } from '@nestjs/common';
import { AuditModule } from '../audit/audit.module.js';
import { ChecksModule } from '../checks/checks.module.js';
import { InquiriesModule } from '../inquiries/inquiries.module.js';
import { LocationsModule } from '../locations/locations.module.js';
import { MediaModule } from '../media/media.module.js';
import { PagesModule } from '../pages/pages.module.js';
import { ProjectsModule } from '../projects/projects.module.js';
import { RedirectsModule } from '../redirects/redirects.module.js';
import { ServicesModule } from '../services/services.module.js';
import { TestimonialsModule } from '../testimonials/testimonials.module.js';
import { TrashModule } from '../trash/trash.module.js';
import { UsersModule } from '../users/users.module.js';
import { ExportsController } from './exports.controller.js';
import { ExportsService } from './exports.service.js';
import { ImportsController } from './imports.controller.js';
import { ImportsService } from './imports.service.js';

@Module({
  imports: [
    AuditModule,
    ChecksModule,
    InquiriesModule,
    LocationsModule,
    MediaModule,
    PagesModule,
    ProjectsModule,
    RedirectsModule,
    ServicesModule,
    TestimonialsModule,
    TrashModule,
    UsersModule,
  ],
  controllers: [ExportsController, ImportsController],
  providers: [ExportsService, ImportsService],
})
export class CsvModule {}
