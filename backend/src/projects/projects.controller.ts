import { Controller, Get, Param, Body, Delete, Post, Put } from '@nestjs/common';
import { Public, VisitorApi, StaffApi, ReadsFrom } from '../common/access.js';
import {
  ProjectDetail,
  ProjectSummary,
  toProjectDetail,
  toProjectSummary,
  CreateProjectDto,
  ProjectRecord,
  toProjectRecord,
  UpdateProjectDto,
} from './project.dto.js';
import { ProjectsService } from './projects.service.js';
import { Idempotent } from '../audit/idempotent.decorator.js';
import { IfMatch } from '../common/if-match.js';
import { ListDocs } from '../common/list-docs.js';
import { Query, type ListQuery, type Listing } from '../common/list-query.js';

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
  @ReadsFrom('projects', 'services', 'service-location-pages', 'locations')
  async get(@Param('slug') slug: string): Promise<ProjectDetail> {
    return toProjectDetail(await this.projects.getWhole(slug));
  }
}

@StaffApi('admin/projects')
@Controller('api/admin/projects')
export class AdminProjectsController {
  constructor(private readonly projects: ProjectsService) {}

  @Get()
  @ListDocs(ProjectRecord)
  async list(@Query() query: ListQuery): Promise<Listing<ProjectRecord>> {
    return (await this.projects.list(query)).map(toProjectRecord);
  }

  @Get(':id')
  async get(@Param('id') id: string): Promise<ProjectRecord> {
    return toProjectRecord(await this.projects.get(id));
  }

  @Post()
  @Idempotent()
  async create(@Body() fields: CreateProjectDto): Promise<ProjectRecord> {
    return toProjectRecord(await this.projects.create(fields));
  }

  @Put(':id')
  async update(@Param('id') id: string, @Body() fields: UpdateProjectDto, @IfMatch() ifMatch?: number): Promise<ProjectRecord> {
    return toProjectRecord(await this.projects.update(id, fields, ifMatch));
  }

  @Delete(':id')
  async remove(@Param('id') id: string): Promise<ProjectRecord> {
    return toProjectRecord(await this.projects.remove(id));
  }
}
