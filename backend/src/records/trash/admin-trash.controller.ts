import { Body, Get, HttpCode, HttpStatus, Post } from '@nestjs/common';
import { StaffController } from '../../platform/http/access.js';
import { ListDocs } from '../../platform/lists/list-docs.js';
import { Query, type ListQuery, type Listing } from '../../platform/lists/list-query.js';
import { DeletedRecords } from './deleted-records.service.js';
import { RestoreDto, TrashItem, type RestoreOutcome } from './trash.dto.js';

/** What each role may delete, it may restore. */
@StaffController('admin/trash')
export class AdminTrashController {
  constructor(private readonly deleted: DeletedRecords) {}

  @Get()
  @ListDocs(TrashItem)
  list(@Query() query: ListQuery): Promise<Listing<TrashItem>> {
    return this.deleted.list(query);
  }

  /** Restores what it can, and says of each of the others what is in its way. A repeat changes nothing. */
  @Post('restore')
  @HttpCode(HttpStatus.OK)
  restore(@Body() { ids, withPages }: RestoreDto): Promise<RestoreOutcome> {
    return this.deleted.restore(ids, withPages ?? false);
  }
}
