import { Delete, Get, Param, Query } from '@nestjs/common';
import { ApiOkResponse, ApiQuery } from '@nestjs/swagger';
import { AsksPassword, Roles, StaffController } from '../platform/common/access.js';
import { CHOICE } from '../kinds/kinds.service.js';
import { staffRoutes } from '../kinds/staff-routes.js';
import { InvalidFields } from '../platform/common/errors.js';
import { LeftWorks } from './left-work.service.js';
import { FATES } from './outlives-author.js';
import { LeftWorkRecord, toUserRecord, UserRecord } from './user.dto.js';
import { USERS } from './user.kind.js';
import { UsersService } from './users.service.js';

@StaffController('admin/users')
@Roles('admin')
export class AdminUsersController extends staffRoutes(USERS, UsersService) {
  constructor(
    private readonly users: UsersService,
    private readonly leftWorks: LeftWorks,
  ) {
    super(users);
  }

  /** Returns what would outlive the account: plans, links to previews, drafts and open enquiries. Only what there is. */
  @Get(':id/left-work')
  async leftWork(@Param('id') id: string): Promise<LeftWorkRecord[]> {
    return this.leftWorks.of((await this.users.get(id)).id);
  }

  /**
   * `leftWork`: what becomes of the user's plans, links to previews, drafts and open enquiries: 'keep' them under your name, or 'end' them. Without it
   * plans and links end, and drafts and enquiries are kept.
   */
  @Delete(':id')
  @AsksPassword()
  @ApiOkResponse({ type: UserRecord })
  @ApiQuery({ name: 'leftWork', required: false, enum: FATES })
  async remove(@Param('id') id: string, @Query('leftWork') leftWork?: unknown): Promise<UserRecord> {
    const fate = FATES.find((one) => one === leftWork);
    if (leftWork !== undefined && !fate) throw new InvalidFields({ leftWork: [CHOICE + FATES.join(', ')] });
    return toUserRecord(await this.users.remove(id, fate));
  }
}
