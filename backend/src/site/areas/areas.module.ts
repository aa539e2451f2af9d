import { Module } from '@nestjs/common';
import { CompanyModule } from '../../company/company.module.js';
import { LocationsModule } from '../../locations/locations.module.js';
import { PagesModule } from '../../pages/pages.module.js';
import { ProjectsModule } from '../../projects/projects.module.js';
import { StatisticsModule } from '../statistics/statistics.module.js';
import { TestimonialsModule } from '../../testimonials/testimonials.module.js';
import { AreasController } from './areas.controller.js';
import { AreasService } from './areas.service.js';
import { PostcodeCheckController } from './postcode-check.controller.js';
import { PostcodeCheck } from './postcode-check.service.js';

@Module({
  imports: [CompanyModule, LocationsModule, PagesModule, ProjectsModule, StatisticsModule, TestimonialsModule],
  controllers: [AreasController, PostcodeCheckController],
  providers: [AreasService, PostcodeCheck],
  exports: [AreasService],
})
export class AreasModule {}
