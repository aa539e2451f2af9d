import { Delete, Param, Put } from '@nestjs/common';
import { Background, StaffController } from '../../platform/http/access.js';
import { Me, type SignedIn } from '../../users/signed-in.js';
import { OpenRecordResponse } from './open-record.dto.js';
import { OpenRecords } from './open-records.service.js';
import { OverwrittenViews } from './overwritten-views.service.js';

/** Sent by the backoffice by itself while a record is open, so a request does not count as a use of the session. */
@StaffController('admin/open-records/:resource/:recordId', 'admin/open-records')
@Background()
export class OpenRecordsController {
  constructor(
    private readonly records: OpenRecords,
    private readonly overwritten: OverwrittenViews,
  ) {}

  /** Says for the next 75 s that the record is open here. Returns who else has it open, and whether it has changed. */
  @Put()
  async open(@Param('resource') resource: string, @Param('recordId') recordId: string, @Me() me: SignedIn): Promise<OpenRecordResponse> {
    return {
      others: await this.records.open(resource, recordId, me),
      changedAt: await this.records.changedAt(resource, recordId),
      overwritten: await this.overwritten.list({ resource, recordId }),
    };
  }

  /** Returns who still has it open. */
  @Delete()
  async close(@Param('resource') resource: string, @Param('recordId') recordId: string, @Me() me: SignedIn): Promise<OpenRecordResponse> {
    return { others: await this.records.close(resource, recordId, me), changedAt: null, overwritten: [] };
  }
}
