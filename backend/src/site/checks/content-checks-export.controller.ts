import type { StreamableFile } from '@nestjs/common';
import { StaffController } from '../../platform/common/access.js';
import { Query, type ListQuery } from '../../platform/common/list-query.js';
import { ExportOf } from '../../records/csv/csv-routes.js';
import { SiteChecks } from './site-checks.service.js';

@StaffController('admin/exports')
export class ContentChecksExportController {
  constructor(private readonly site: SiteChecks) {}

  @ExportOf('content-checks')
  export(@Query() query: ListQuery): Promise<StreamableFile> {
    return this.site.export(query);
  }
}
