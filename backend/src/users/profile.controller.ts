import { Body, Controller, Get, Put } from '@nestjs/common';
import { MessageAnswer } from '../auth/auth.dto.js';
import { Me, type SignedIn } from '../auth/signed-in.js';
import { StaffApi } from '../auth/staff-api.decorator.js';
import { IfMatch } from '../common/if-match.js';
import { ProfileService } from './profile.service.js';
import { ChangePasswordDto, ProfileRecord, toProfileRecord, UpdateProfileDto } from './user.dto.js';

/** The own account of every member of staff. */
@StaffApi('admin/profile')
@Controller('api/admin/profile')
export class ProfileController {
  constructor(private readonly profile: ProfileService) {}

  @Get()
  get(@Me() { user }: SignedIn): ProfileRecord {
    return toProfileRecord(user);
  }

  @Put()
  async update(@Me() me: SignedIn, @Body() fields: UpdateProfileDto, @IfMatch() ifMatch?: number): Promise<ProfileRecord> {
    return toProfileRecord(await this.profile.update(me, fields, ifMatch));
  }

  /** Signs out everywhere else. */
  @Put('password')
  async changePassword(@Me() me: SignedIn, @Body() passwords: ChangePasswordDto): Promise<MessageAnswer> {
    await this.profile.changePassword(me, passwords);
    return { message: 'Your password is changed. You are signed out everywhere else.' };
  }
}
