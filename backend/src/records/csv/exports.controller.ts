import { applyDecorators, Controller, Get, Header, Param, type StreamableFile } from '@nestjs/common';
import { ApiOkResponse, ApiQuery } from '@nestjs/swagger';
import { AsksPassword, Roles, StaffApi } from '../../platform/common/access.js';
import { Query, type ListQuery } from '../../platform/common/list-query.js';
import { EachKind } from '../../kinds/names.js';
import { ExportsService } from './exports.service.js';

export const Csv = () =>
  applyDecorators(
    Header('Cache-Control', 'no-store'),
    ApiOkResponse({ content: { 'text/csv': { schema: { type: 'string', format: 'binary' } } } }),
  );

/** As UTF-8 with a byte order mark, for spreadsheets. */
const List = (path: string) =>
  applyDecorators(
    Get(path),
    Csv(),
    ApiQuery({ name: 'sort', required: false, type: String, example: '["createdAt","DESC"]' }),
    ApiQuery({ name: 'filter', required: false, type: String, example: '{"q":"text"}' }),
  );

/** All rows of a list, at most 100,000. Texts that a spreadsheet would run as formulas begin with an apostrophe. */
@StaffApi('admin/exports')
@Controller('api/admin/exports')
export class ExportsController {
  constructor(private readonly exports: ExportsService) {}

  /** Personal data. Recorded in the audit log. */
  @List('contact-inquiries')
  @AsksPassword()
  inquiries(@Query() query: ListQuery): Promise<StreamableFile> {
    return this.exports.enquiries(query);
  }

  @List('content-checks')
  contentChecks(@Query() query: ListQuery): Promise<StreamableFile> {
    return this.exports.list('content-checks', query);
  }

  @List('trash')
  trash(@Query() query: ListQuery): Promise<StreamableFile> {
    return this.exports.list('trash', query);
  }

  @List('audit-log')
  @Roles('admin')
  auditLog(@Query() query: ListQuery): Promise<StreamableFile> {
    return this.exports.list('audit-log', query);
  }

  @List(':list')
  @EachKind('list', 'exports')
  kind(@Param('list') list: string, @Query() query: ListQuery): Promise<StreamableFile> {
    return this.exports.kind(list, query);
  }
}
