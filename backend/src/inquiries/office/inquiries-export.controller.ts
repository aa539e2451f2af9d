import type { StreamableFile } from '@nestjs/common';
import { AsksPassword, StaffController } from '../../platform/http/access.js';
import { Query, type ListQuery } from '../../platform/lists/list-query.js';
import { ExportOf } from '../../records/csv/csv-routes.js';
import { InquiriesExport } from './inquiries-export.service.js';

@StaffController('admin/exports')
export class InquiriesExportController {
  constructor(private readonly inquiries: InquiriesExport) {}

  /** Personal data. Recorded in the audit log. */
  @ExportOf('contact-inquiries')
  @AsksPassword()
  export(@Query() query: ListQuery): Promise<StreamableFile> {
    return this.inquiries.export(query);
  }
}
