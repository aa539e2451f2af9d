import { staffRoutes } from '../kinds/staff-routes.js';
import { PROJECTS } from './project.kind.js';
import { Module } from '@nestjs/common';
import { TypeOrmModule } from '@nestjs/typeorm';
import { ServicesModule } from '../services/services.module.js';
import { ProjectPagesController, ProjectsController } from './projects.controller.js';
import { Project } from './project.entity.js';
import { ProjectsService } from './projects.service.js';

@Module({
  imports: [ServicesModule, TypeOrmModule.forFeature([Project])],
  controllers: [ProjectsController, ProjectPagesController, staffRoutes(PROJECTS, ProjectsService)],
  providers: [ProjectsService],
  exports: [ProjectsService],
})
export class ProjectsModule {}
