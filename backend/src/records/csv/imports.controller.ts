import { Body, Get, HttpCode, HttpStatus, Param, Post, type StreamableFile } from '@nestjs/common';
import { ApiParam } from '@nestjs/swagger';
import { StaffController } from '../../platform/http/access.js';
import { EachKind, kindNames } from '../../kinds/names.js';
import { Csv } from './csv-routes.js';
import { toTemplate } from './export-file.js';
import { ImportDto, ImportReport, RecogniseDto, RecognisedFile } from './csv.dto.js';
import { ImportsService } from './imports.service.js';

/** A row's record is recognised by the fields that the kind's description names, such as slug or name. */
@StaffController('admin/imports')
export class ImportsController {
  constructor(private readonly imports: ImportsService) {}

  /** Returns a file with the names of the columns. */
  @Get(':list/template')
  @Csv()
  @ApiParam({ name: 'list', schema: kindNames('imports') })
  template(@Param('list') list: string): StreamableFile {
    return toTemplate(list, this.imports.columns(list));
  }

  /** Returns which list a file is, for a screen that takes any. 400 for what is no such file. */
  @Post('recognise')
  @HttpCode(HttpStatus.OK)
  recognise(@Body() file: RecogniseDto): Promise<RecognisedFile> {
    return this.imports.recognise(file);
  }

  @Post(':list')
  @HttpCode(HttpStatus.OK)
  @EachKind('list', 'imports')
  run(@Param('list') list: string, @Body() file: ImportDto): Promise<ImportReport> {
    return this.imports.run(list, file);
  }
}
