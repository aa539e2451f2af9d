import { Body, Controller, Delete, Get, Param, Post, Put } from '@nestjs/common';
import { StaffApi } from '../auth/staff-api.decorator.js';
import { IfMatch } from '../common/if-match.js';
import { ListDocs } from '../common/list-docs.js';
import { Query, type ListQuery, type Listing } from '../common/list-query.js';
import { CreateProjectDto, ProjectRecord, toProjectRecord, UpdateProjectDto } from './project.dto.js';
import { ProjectsService } from './projects.service.js';

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
