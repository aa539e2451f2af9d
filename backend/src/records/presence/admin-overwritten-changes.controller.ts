import { Delete, Get, HttpCode, HttpStatus, Param } from '@nestjs/common';
import { OverwrittenChanges } from '../../audit/overwritten-changes.service.js';
import { StaffController } from '../../platform/http/access.js';
import { OverwrittenView } from './overwritten-change.dto.js';
import { OverwrittenViews } from './overwritten-views.service.js';

/** What colleagues have saved over on purpose, for the user whose change it was. */
@StaffController('admin/overwritten-changes')
export class AdminOverwrittenChangesController {
  constructor(
    private readonly changes: OverwrittenChanges,
    private readonly views: OverwrittenViews,
  ) {}

  /** Returns the newest 50 that the user has not read, newest first. They go after 90 days. */
  @Get()
  list(): Promise<OverwrittenView[]> {
    return this.views.list();
  }

  /** The user has read it. A repeat changes nothing. */
  @Delete(':id')
  @HttpCode(HttpStatus.NO_CONTENT)
  dismiss(@Param('id') id: string): Promise<void> {
    return this.changes.dismiss(id);
  }
}
