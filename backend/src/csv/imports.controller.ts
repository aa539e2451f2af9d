import { Body, Controller, Get, HttpCode, HttpStatus, Param, Post, type StreamableFile } from '@nestjs/common';
import { ApiParam } from '@nestjs/swagger';
import { Roles, StaffApi } from '../common/access.js';
import { NoSuchRecord } from '../common/errors.js';
import { Csv } from './exports.controller.js';
import { toTemplate } from './exports.service.js';
import { ImportDto, ImportReport } from './csv.dto.js';
import { IMPORT_COLUMNS, IMPORTED, ImportsService } from './imports.service.js';

/** Records are recognised by slug, otherwise by name; redirects by their old path, testimonials by name and place. */
@StaffApi('admin/imports')
@Controller('api/admin/imports')
export class ImportsController {
  constructor(private readonly imports: ImportsService) {}

  /** Returns a file with the names of the columns. */
  @Get(':list/template')
  @Csv()
  @ApiParam({ name: 'list', enum: [...IMPORTED] })
  template(@Param('list') list: string): StreamableFile {
    const name = IMPORTED.find((known) => known === list);
    if (!name) throw new NoSuchRecord('template');
    return toTemplate(name, IMPORT_COLUMNS[name]);
  }

  @Post('locations')
  @HttpCode(HttpStatus.OK)
  locations(@Body() file: ImportDto): Promise<ImportReport> {
    return this.imports.run('locations', file);
  }

  @Post('projects')
  @HttpCode(HttpStatus.OK)
  projects(@Body() file: ImportDto): Promise<ImportReport> {
    return this.imports.run('projects', file);
  }

  @Post('testimonials')
  @HttpCode(HttpStatus.OK)
  testimonials(@Body() file: ImportDto): Promise<ImportReport> {
    return this.imports.run('testimonials', file);
  }

  @Post('redirects')
  @Roles('admin')
  @HttpCode(HttpStatus.OK)
  redirects(@Body() file: ImportDto): Promise<ImportReport> {
    return this.imports.run('redirects', file);
  }
}
