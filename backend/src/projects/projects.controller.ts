import { Controller, Get, Param } from '@nestjs/common';
import { Public } from '../auth/public.decorator.js';
import { VisitorApi } from '../auth/staff-api.decorator.js';
import { ReadsFrom } from '../common/reads-from.js';
import { ProjectDetail, ProjectSummary, toProjectDetail, toProjectSummary } from './project.dto.js';
import { ProjectsService } from './projects.service.js';

/** The active, published projects. */
@VisitorApi('projects')
@Controller('api/projects')
@Public()
@ReadsFrom('projects')
export class ProjectsController {
  constructor(private readonly projects: ProjectsService) {}

  @Get()
  async list(): Promise<ProjectSummary[]> {
    return (await this.projects.listVisible()).map(toProjectSummary);
  }

  @Get(':slug')
  async get(@Param('slug') slug: string): Promise<ProjectDetail> {
    return toProjectDetail(await this.projects.getVisible(slug));
  }
}
