import { Body, Get, Put, Req } from '@nestjs/common';
import type { Request } from 'express';
import { AsksPassword, DuringSetUp, StaffController } from '../platform/http/access.js';
import { IfMatch } from '../platform/http/if-match.js';
import { Me, type SignedIn } from '../users/signed-in.js';
import { ChangePasswordDto, NewToken, ProfileRecord, toProfileRecord, UpdateProfileDto } from './auth.dto.js';
import { OwnAccount } from './own-account.service.js';

@StaffController('admin/profile')
export class ProfileController {
  constructor(private readonly account: OwnAccount) {}

  @Get()
  get(@Me() { user }: SignedIn): ProfileRecord {
    return toProfileRecord(user);
  }

  @Put()
  @AsksPassword((body) => 'email' in body)
  async update(@Me() me: SignedIn, @Body() fields: UpdateProfileDto, @IfMatch() ifMatch?: number): Promise<ProfileRecord> {
    return toProfileRecord(await this.account.update(me, fields, ifMatch));
  }

  /** Signs out all other sessions. The former token ends at once. */
  @Put('password')
  @DuringSetUp()
  async changePassword(@Me() me: SignedIn, @Body() passwords: ChangePasswordDto, @Req() request: Request): Promise<NewToken> {
    const token = await this.account.changePassword(me, passwords, request);
    return { message: 'Your password has been changed. You have been signed out everywhere else.', token };
  }
}
