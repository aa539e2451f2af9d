import { Body, Delete, Get, Param, Post, Put } from '@nestjs/common';
import { Idempotent } from '../audit/idempotent.decorator.js';
import { AsksPassword, Roles, StaffController } from '../platform/common/access.js';
import { IfMatch } from '../platform/common/if-match.js';
import { ListDocs } from '../platform/common/list-docs.js';
import { Query, type ListQuery, type Listing } from '../platform/common/list-query.js';
import { CreateUserDto, toUserRecord, UpdateUserDto, UserRecord, StaffName, toStaffName } from './user.dto.js';
import { UsersService } from './users.service.js';

@StaffController('admin/users')
@Roles('admin')
export class AdminUsersController {
  constructor(private readonly users: UsersService) {}

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
  @Idempotent()
  @AsksPassword()
  async create(@Body() fields: CreateUserDto): Promise<UserRecord> {
    return toUserRecord(await this.users.create(fields));
  }

  @Put(':id')
  @AsksPassword()
  async update(@Param('id') id: string, @Body() fields: UpdateUserDto, @IfMatch() ifMatch?: number): Promise<UserRecord> {
    return toUserRecord(await this.users.update(id, fields, ifMatch));
  }

  @Delete(':id')
  @AsksPassword()
  async remove(@Param('id') id: string): Promise<UserRecord> {
    return toUserRecord(await this.users.remove(id));
  }
}

/** Names only, for all staff: who made a change and who can be assigned. */
@StaffController('admin/staff-names')
export class StaffNamesController {
  constructor(private readonly users: UsersService) {}

  @Get()
  async list(): Promise<StaffName[]> {
    return (await this.users.everyone()).map(toStaffName);
  }
}
