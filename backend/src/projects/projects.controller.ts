import { Get, Param, Query as Parameter } from '@nestjs/common';
import { ApiQuery } from '@nestjs/swagger';
import { VisitorController } from '../platform/http/access.js';
import { ProjectDetail, ProjectPage, ProjectSummary, toProjectDetail, toProjectPage, toProjectSummary } from './project.dto.js';
import { ProjectsService } from './projects.service.js';

@VisitorController('projects')
export class ProjectsController {
  constructor(private readonly projects: ProjectsService) {}

  @Get()
  async list(): Promise<ProjectSummary[]> {
    return (await this.projects.listVisible()).map(toProjectSummary);
  }

  @Get(':slug')
  async get(@Param('slug') slug: string): Promise<ProjectDetail> {
    return toProjectDetail(await this.projects.getWhole(slug));
  }
}

/** A path of its own: `/api/projects` returns all. */
@VisitorController('project-pages', 'projects')
export class ProjectPagesController {
  constructor(private readonly projects: ProjectsService) {}

  /** Returns one page of the projects, by category or sector if named. 404 for a page that does not exist. */
  @Get()
  @ApiQuery({ name: 'page', required: false, type: Number, description: 'From 1, which is the default.' })
  @ApiQuery({ name: 'size', required: false, type: Number, description: '1 to 24, which is the default.' })
  @ApiQuery({ name: 'category', required: false, type: String, example: 'commercial' })
  @ApiQuery({ name: 'sector', required: false, type: String, example: 'education' })
  async list(
    @Parameter('page') page?: unknown,
    @Parameter('size') size?: unknown,
    @Parameter('category') category?: unknown,
    @Parameter('sector') sector?: unknown,
  ): Promise<ProjectPage> {
    return toProjectPage(await this.projects.listPage({ page, size, category, sector }));
  }
}
