import { Controller, Get } from '@nestjs/common';
import { StaffApi } from '../auth/staff-api.decorator.js';
import { StaffName, toStaffName } from './user.dto.js';
import { UsersService } from './users.service.js';

/** Lets every member of staff read who made or changed a record and to whom an enquiry can be given; of the accounts themselves it says nothing more. */
@StaffApi('admin/staff-names')
@Controller('api/admin/staff-names')
export class StaffNamesController {
  constructor(private readonly users: UsersService) {}

  @Get()
  async list(): Promise<StaffName[]> {
    return (await this.users.everyone()).map(toStaffName);
  }
}
