import { Get, Param } from '@nestjs/common';
import { Roles, StaffController } from '../platform/http/access.js';
import { NoSuchRecord } from '../platform/http/errors.js';
import { ListDocs } from '../platform/lists/list-docs.js';
import { Query, type ListQuery, type Listing } from '../platform/lists/list-query.js';
import { AuditLogView, toAuditLogView } from './audit-log.dto.js';
import { AuditService } from './audit.service.js';

@StaffController('admin/audit-log')
@Roles('admin')
export class AdminAuditLogController {
  constructor(private readonly audit: AuditService) {}

  @Get()
  @ListDocs(AuditLogView)
  async list(@Query() query: ListQuery): Promise<Listing<AuditLogView>> {
    return (await this.audit.list(query)).map(toAuditLogView);
  }

  @Get(':id')
  async get(@Param('id') id: string): Promise<AuditLogView> {
    const row = await this.audit.get(id);
    if (!row) throw new NoSuchRecord('entry');
    return toAuditLogView(row);
  }
}
