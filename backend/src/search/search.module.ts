import { Module } from '@nestjs/common';
import { InquiriesModule } from '../inquiries/inquiries.module.js';
import { LocationsModule } from '../locations/locations.module.js';
import { MediaModule } from '../media/media.module.js';
import { PagesModule } from '../pages/pages.module.js';
import { ProjectsModule } from '../projects/projects.module.js';
import { RedirectsModule } from '../redirects/redirects.module.js';
import { ServicesModule } from '../services/services.module.js';
import { TestimonialsModule } from '../testimonials/testimonials.module.js';
import { UsersModule } from '../users/users.module.js';
import { AdminSearchController } from './admin-search.controller.js';
import { SearchService } from './search.service.js';

@Module({
  imports: [
    InquiriesModule,
    LocationsModule,
    MediaModule,
    PagesModule,
    ProjectsModule,
    RedirectsModule,
    ServicesModule,
    TestimonialsModule,
    UsersModule,
  ],
  controllers: [AdminSearchController],
  providers: [SearchService],
})
export class SearchModule {}
