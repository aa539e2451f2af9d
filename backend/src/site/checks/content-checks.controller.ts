import { Body, Get, HttpCode, HttpStatus, Post, type StreamableFile } from '@nestjs/common';
import { StaffController } from '../../platform/http/access.js';
import { ListDocs } from '../../platform/lists/list-docs.js';
import { Query, type Listing, type ListQuery } from '../../platform/lists/list-query.js';
import { ExportOf } from '../../records/csv/csv-routes.js';
import { PreviewDto } from '../preview/preview.dto.js';
import { ContentCheckState, ContentFindingRecord, PageCheck } from './content-check.dto.js';
import { SiteChecks } from './site-checks.service.js';
import { UnsavedPageChecks } from './unsaved-page-checks.service.js';

@StaffController('admin/content-checks')
export class ContentChecksController {
  constructor(
    private readonly unsaved: UnsavedPageChecks,
    private readonly site: SiteChecks,
  ) {}

  /** Returns what the last run found on the published pages. */
  @Get()
  @ListDocs(ContentFindingRecord)
  async list(@Query() query: ListQuery): Promise<Listing<ContentFindingRecord>> {
    return (await this.site.list(query)).map(({ order: _o, ...finding }) => finding);
  }

  @Get('state')
  async state(): Promise<ContentCheckState> {
    return this.site.state();
  }

  /** Checks all published pages now. A run that takes longer than a moment goes on after the response. */
  @Post('run')
  @HttpCode(HttpStatus.OK)
  async run(): Promise<ContentCheckState> {
    return this.site.checkNow();
  }

  /** Checks the page of a record as it would be after saving. Stores nothing. */
  @Post('page')
  @HttpCode(HttpStatus.OK)
  async check(@Body() sent: PreviewDto): Promise<PageCheck> {
    return this.unsaved.check(sent);
  }
}

@StaffController('admin/exports')
export class ContentChecksExportController {
  constructor(private readonly site: SiteChecks) {}

  @ExportOf('content-checks')
  export(@Query() query: ListQuery): Promise<StreamableFile> {
    return this.site.export(query);
  }
}
