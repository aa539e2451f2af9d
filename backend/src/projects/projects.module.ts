import { Module } from '@nestjs/common';
import { plainModule } from '../kinds/plain-records.js';
import { ServicesModule } from '../services/services.module.js';
import { TestimonialsModule } from '../testimonials/testimonials.module.js';
import { PROJECTS } from './project.kind.js';
import { ProjectsController, ProjectPagesController } from './projects.controller.js';
import { ProjectsService } from './projects.service.js';

@Module(
  plainModule(PROJECTS, ProjectsService, {
    imports: [ServicesModule, TestimonialsModule],
    controllers: [ProjectsController, ProjectPagesController],
  }),
)
export class ProjectsModule {}
