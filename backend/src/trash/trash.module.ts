import { Module } from '@nestjs/common';
import { AuditModule } from '../audit/audit.module.js';
import { InquiriesModule } from '../inquiries/inquiries.module.js';
import { LocationsModule } from '../locations/locations.module.js';
import { MediaModule } from '../media/media.module.js';
import { PagesModule } from '../pages/pages.module.js';
import { ProjectsModule } from '../projects/projects.module.js';
import { RedirectsModule } from '../redirects/redirects.module.js';
import { ServicesModule } from '../services/services.module.js';
import { TestimonialsModule } from '../testimonials/testimonials.module.js';
import { AdminTrashController } from './admin-trash.controller.js';
import { DeletedRecords } from './deleted-records.service.js';
import { TrashService } from './trash.service.js';

@Module({
  imports: [
    AuditModule,
    InquiriesModule,
    LocationsModule,
    MediaModule,
    PagesModule,
    ProjectsModule,
    RedirectsModule,
    ServicesModule,
    TestimonialsModule,
  ],
  controllers: [AdminTrashController],
  providers: [DeletedRecords, TrashService],
  exports: [DeletedRecords],
})
export class TrashModule {}
