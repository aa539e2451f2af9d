import { Body, Controller, Delete, Get, HttpCode, HttpStatus, Param, Post, Put } from '@nestjs/common';
import { MessageAnswer } from '../auth/auth.dto.js';
import { Roles } from '../auth/roles.decorator.js';
import { StaffApi } from '../auth/staff-api.decorator.js';
import { IfMatch } from '../common/if-match.js';
import { ListDocs } from '../common/list-docs.js';
import { Query, type ListQuery, type Listing } from '../common/list-query.js';
import { InvitationsService } from './invitations.service.js';
import { CreateUserDto, toUserRecord, UpdateUserDto, UserRecord } from './user.dto.js';
import { UsersService } from './users.service.js';

/** Staff accounts; administrators only. */
@StaffApi('admin/users')
@Controller('api/admin/users')
@Roles('admin')
export class AdminUsersController {
  constructor(
    private readonly users: UsersService,
    private readonly invitations: InvitationsService,
  ) {}

  @Get()
  @ListDocs(UserRecord)
  async list(@Query() query: ListQuery): Promise<Listing<UserRecord>> {
    return (await this.users.list(query)).map(toUserRecord);
  }

  @Get(':id')
  async get(@Param('id') id: string): Promise<UserRecord> {
    return toUserRecord(await this.users.get(id));
  }

  @Post()
  async create(@Body() fields: CreateUserDto): Promise<UserRecord> {
    return toUserRecord(await this.users.create(fields));
  }

  @Put(':id')
  async update(@Param('id') id: string, @Body() fields: UpdateUserDto, @IfMatch() ifMatch?: number): Promise<UserRecord> {
    return toUserRecord(await this.users.update(id, fields, ifMatch));
  }

  @Delete(':id')
  async remove(@Param('id') id: string): Promise<UserRecord> {
    return toUserRecord(await this.users.remove(id));
  }

  /** Sends a link, valid for 7 days, with which the user chooses the first password; an earlier link ends. */
  @Post(':id/invite')
  @HttpCode(HttpStatus.OK)
  async invite(@Param('id') id: string): Promise<MessageAnswer> {
    const { email } = await this.invitations.invite(id);
    return { message: `The invitation is on its way to ${email}.` };
  }
}
