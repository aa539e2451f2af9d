import { Body, Delete, Get, Param, Post } from '@nestjs/common';
import { Idempotent } from '../../audit/idempotent.decorator.js';
import { StaffController } from '../../platform/http/access.js';
import { IfMatch } from '../../platform/http/if-match.js';
import { PlanChangeDto, toPlannedChangeRecord, type PlannedChangeRecord } from './planned-change.dto.js';
import { PlannedChanges } from './planned-changes.service.js';

@StaffController('admin/planned-changes')
export class AdminPlannedChangesController {
  constructor(private readonly plans: PlannedChanges) {}

  /** What is planned and what failed, and what was done in the last seven days. */
  @Get()
  async list(): Promise<PlannedChangeRecord[]> {
    return (await this.plans.list()).map(toPlannedChangeRecord);
  }

  /** Freezes what is sent; at that time it replaces what is live then. `If-Match`: the version of the homepage's draft. */
  @Post()
  @Idempotent()
  async plan(@Body() wanted: PlanChangeDto, @IfMatch() ifMatch?: number): Promise<PlannedChangeRecord> {
    return toPlannedChangeRecord(await this.plans.plan(wanted, ifMatch));
  }

  /** Cancels a plan, or puts a failed one aside. */
  @Delete(':id')
  async cancel(@Param('id') id: string): Promise<PlannedChangeRecord> {
    return toPlannedChangeRecord(await this.plans.cancel(id));
  }
}
