import { Get } from '@nestjs/common';
import { StaffController } from '../platform/http/access.js';
import { StaffName, toStaffName } from './user.dto.js';
import { UsersService } from './users.service.js';

/** Names only, for all staff: who made a change and who can be assigned. */
@StaffController('admin/staff-names')
export class StaffNamesController {
  constructor(private readonly users: UsersService) {}

  @Get()
  async list(): Promise<StaffName[]> {
    return (await this.users.everyone()).map(toStaffName);
  }
}
