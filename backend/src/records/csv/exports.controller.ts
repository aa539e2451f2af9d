import { Param, type StreamableFile } from '@nestjs/common';
import { Roles, StaffController } from '../../platform/http/access.js';
import { Query, type ListQuery } from '../../platform/lists/list-query.js';
import { EachKind } from '../../kinds/names.js';
import { ExportOf } from './csv-routes.js';
import { ExportsService } from './exports.service.js';

/** All rows of a list, at most 100,000. Texts that a spreadsheet would run as formulas begin with an apostrophe. */
@StaffController('admin/exports')
export class ExportsController {
  constructor(private readonly exports: ExportsService) {}

  @ExportOf('trash')
  trash(@Query() query: ListQuery): Promise<StreamableFile> {
    return this.exports.trash(query);
  }

  @ExportOf('audit-log')
  @Roles('admin')
  auditLog(@Query() query: ListQuery): Promise<StreamableFile> {
    return this.exports.auditLog(query);
  }

  @ExportOf(':list')
  @EachKind('list', 'exports')
  kind(@Param('list') list: string, @Query() query: ListQuery): Promise<StreamableFile> {
    return this.exports.kind(list, query);
  }
}
