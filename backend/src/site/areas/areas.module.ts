import { Module } from '@nestjs/common';
import { LocationsModule } from '../../locations/locations.module.js';
import { PagesModule } from '../../pages/pages.module.js';
import { ProjectsModule } from '../../projects/projects.module.js';
import { TestimonialsModule } from '../../testimonials/testimonials.module.js';
import { AreasController } from './areas.controller.js';
import { AreasService } from './areas.service.js';

@Module({
  imports: [LocationsModule, PagesModule, ProjectsModule, TestimonialsModule],
  controllers: [AreasController],
  providers: [AreasService],
  exports: [AreasService],
})
export class AreasModule {}
