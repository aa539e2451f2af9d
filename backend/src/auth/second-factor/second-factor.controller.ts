import { Body, Delete, Get, HttpCode, HttpStatus, Param, Post, Put } from '@nestjs/common';
import { AsksPassword, DuringSetUp, Roles, StaffController } from '../../platform/http/access.js';
import { Me, type SignedIn } from '../../users/signed-in.js';
import { MessageResponse } from '../auth.dto.js';
import { Codes } from './codes.service.js';
import { Passkeys } from './passkeys.service.js';
import {
  AddAuthenticatorDto,
  AddPasskeyDto,
  AuthenticatorOffer,
  PasskeyOffer,
  NewRecoveryCodes,
  RenamePasskeyDto,
  SecondFactorState,
} from './second-factor.dto.js';
import { SecondFactorSetUp } from './second-factor-set-up.service.js';
import { SecondFactors } from './second-factors.service.js';

/** One's own. */
@StaffController('admin/profile/second-factor', 'admin/profile')
@DuringSetUp()
export class SecondFactorController {
  constructor(
    private readonly factors: SecondFactors,
    private readonly setUp: SecondFactorSetUp,
    private readonly passkeys: Passkeys,
    private readonly codes: Codes,
  ) {}

  @Get()
  get(@Me() { user }: SignedIn): Promise<SecondFactorState> {
    return this.factors.stateOf(user.id);
  }

  /** Nothing is stored until its first code arrives. */
  @Post('authenticator/start')
  @AsksPassword()
  @HttpCode(HttpStatus.OK)
  startAuthenticator(@Me() { user }: SignedIn): Promise<AuthenticatorOffer> {
    return this.codes.offerAuthenticator(user);
  }

  @Post('authenticator')
  @AsksPassword()
  @HttpCode(HttpStatus.OK)
  async addAuthenticator(@Me() { user }: SignedIn, @Body() fields: AddAuthenticatorDto): Promise<NewRecoveryCodes> {
    return { recoveryCodes: await this.setUp.addAuthenticator(user, fields) };
  }

  @Delete('authenticator')
  @AsksPassword()
  async removeAuthenticator(@Me() { user }: SignedIn): Promise<MessageResponse> {
    await this.setUp.removeAuthenticator(user);
    return { message: 'The authenticator app has been removed.' };
  }

  @Post('passkeys/start')
  @AsksPassword()
  @HttpCode(HttpStatus.OK)
  startPasskey(@Me() { user }: SignedIn): Promise<PasskeyOffer> {
    return this.passkeys.offer(user);
  }

  @Post('passkeys')
  @AsksPassword()
  @HttpCode(HttpStatus.OK)
  async addPasskey(@Me() { user }: SignedIn, @Body() fields: AddPasskeyDto): Promise<NewRecoveryCodes> {
    return { recoveryCodes: await this.setUp.addPasskey(user, fields) };
  }

  @Put('passkeys/:passkeyId')
  async renamePasskey(
    @Me() { user }: SignedIn,
    @Param('passkeyId') id: string,
    @Body() { name }: RenamePasskeyDto,
  ): Promise<MessageResponse> {
    await this.setUp.renamePasskey(user, id, name);
    return { message: 'The passkey has been renamed.' };
  }

  @Delete('passkeys/:passkeyId')
  @AsksPassword()
  async removePasskey(@Me() { user }: SignedIn, @Param('passkeyId') id: string): Promise<MessageResponse> {
    await this.setUp.removePasskey(user, id);
    return { message: 'The passkey has been removed.' };
  }

  /** Invalidates the former ones. */
  @Post('recovery-codes')
  @AsksPassword()
  @HttpCode(HttpStatus.OK)
  async renewCodes(@Me() { user }: SignedIn): Promise<NewRecoveryCodes> {
    return { recoveryCodes: await this.setUp.renewCodes(user) };
  }
}

@StaffController('admin/users/:id/second-factor', 'admin/users')
@Roles('admin')
export class UserSecondFactorController {
  constructor(
    private readonly factors: SecondFactors,
    private readonly setUp: SecondFactorSetUp,
  ) {}

  @Get()
  get(@Param('id') id: string): Promise<SecondFactorState> {
    return this.factors.stateOf(id);
  }

  /** Removes everything, as when a phone is lost, ends the user's sessions and tells the user by email. */
  @Delete()
  @AsksPassword()
  async reset(@Param('id') id: string): Promise<MessageResponse> {
    await this.setUp.reset(id);
    return { message: 'The second factor has been removed, and the user has been signed out everywhere.' };
  }
}
