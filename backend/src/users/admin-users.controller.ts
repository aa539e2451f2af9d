import { Delete, Get, Param, Query } from '@nestjs/common';
import { ApiOkResponse, ApiQuery } from '@nestjs/swagger';
import { AsksPassword, Roles, StaffController } from '../platform/http/access.js';
import { staffRoutes } from '../kinds/staff-routes.js';
import { InvalidFields } from '../platform/http/errors.js';
import { isId } from '../platform/fields/validation.js';
import { LeftWorks } from './left-work.service.js';
import { LeftWorkRecord, toUserRecord, UserRecord } from './user.dto.js';
import { USERS } from './user.kind.js';
import { UsersService } from './users.service.js';

/** Whom one question is about: all that a list shows at once. */
const MOST_USERS = 100;

@StaffController('admin/users')
@Roles('admin')
export class AdminUsersController extends staffRoutes(USERS, UsersService) {
  constructor(
    private readonly users: UsersService,
    private readonly leftWorks: LeftWorks,
  ) {
    super(users);
  }

  /** Returns what would outlive these accounts, together: plans, links to previews, drafts and open enquiries. Only what there is. `ids`: with commas. */
  @Get('left-work')
  async leftWorkOf(@Query('ids') sent: string): Promise<LeftWorkRecord[]> {
    const ids = typeof sent === 'string' ? sent.split(',') : [];
    if (ids.length > MOST_USERS || !ids.every(isId))
      throw new InvalidFields({ ids: [`Please name 1 to ${MOST_USERS} users by their ids.`] });
    return this.leftWorks.of(ids);
  }

  /** Returns what would outlive the account. */
  @Get(':id/left-work')
  async leftWork(@Param('id') id: string): Promise<LeftWorkRecord[]> {
    return this.leftWorks.of([(await this.users.get(id)).id]);
  }

  /**
   * `leftWork`: what becomes of the user's plans, links to previews, drafts and open enquiries: 'keep' them under your name, or 'end' them; or
   * a choice for each, by its id: 'planned-changes:keep,page-drafts:end'. What is not chosen: plans and links end, and drafts and enquiries are kept.
   */
  @Delete(':id')
  @AsksPassword()
  @ApiOkResponse({ type: UserRecord })
  @ApiQuery({ name: 'leftWork', required: false, type: String })
  async remove(@Param('id') id: string, @Query('leftWork') leftWork?: unknown): Promise<UserRecord> {
    return toUserRecord(await this.users.remove(id, leftWork));
  }
}
