import { Get, Param } from '@nestjs/common';
import { Roles, StaffController } from '../platform/common/access.js';
import { NoSuchRecord } from '../platform/common/errors.js';
import { ListDocs } from '../platform/common/list-docs.js';
import { Query, type ListQuery, type Listing } from '../platform/common/list-query.js';
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
