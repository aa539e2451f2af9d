import { Body, Get, HttpCode, HttpStatus, Post, Req, UseGuards } from '@nestjs/common';
import { ApiExtraModels, ApiOkResponse, getSchemaPath } from '@nestjs/swagger';
import type { Request } from 'express';
import { DuringSetUp, Public, StaffController } from '../platform/http/access.js';
import { Limited } from '../platform/limits/limits.js';
import { Me, type SignedIn, type StaffRequest } from '../users/signed-in.js';
import {
  ConfirmDto,
  LoginResponse,
  LoginDto,
  MessageResponse,
  NewToken,
  SecondFactorTicket,
  SecondFactorAsked,
  SignedInUser,
  toSignedInUser,
} from './auth.dto.js';
import { OptionalSignIn } from './auth.guard.js';
import { OwnAccount } from './own-account.service.js';
import { Passkeys } from './second-factor/passkeys.service.js';
import { PasskeyOffer, PasskeySignInDto, SecondFactorDto } from './second-factor/second-factor.dto.js';
import { SessionsService } from './sessions.service.js';
import { SignIn } from './sign-in.service.js';
import { PASSKEY_OFFERS } from './sign-in-limits.service.js';

@StaffController('auth')
@ApiExtraModels(LoginResponse, SecondFactorTicket, NewToken, SecondFactorAsked)
export class AuthController {
  constructor(
    private readonly signIn: SignIn,
    private readonly sessions: SessionsService,
    private readonly account: OwnAccount,
    private readonly passkeys: Passkeys,
  ) {}

  /** With a second factor, the response has no token but a ticket for the next step. */
  @Post('login')
  @Public()
  @ApiOkResponse({ schema: { oneOf: [LoginResponse, SecondFactorTicket].map((type) => ({ $ref: getSchemaPath(type) })) } })
  @HttpCode(HttpStatus.OK)
  login(@Body() credentials: LoginDto, @Req() request: Request): Promise<LoginResponse | SecondFactorTicket> {
    return this.signIn.withPassword(credentials, request);
  }

  /** The second step: a code of the authenticator app, or a recovery code. Each works once. */
  @Post('second-factor')
  @Public()
  @HttpCode(HttpStatus.OK)
  secondFactor(@Body() given: SecondFactorDto, @Req() request: Request): Promise<LoginResponse> {
    return this.signIn.withCode(given, request);
  }

  @Post('passkey/start')
  @Public()
  @Limited(PASSKEY_OFFERS)
  @HttpCode(HttpStatus.OK)
  startPasskey(): Promise<PasskeyOffer> {
    return this.passkeys.challenge();
  }

  /** Signs in with a passkey alone. */
  @Post('passkey')
  @Public()
  @HttpCode(HttpStatus.OK)
  passkey(@Body() given: PasskeySignInDto, @Req() request: Request): Promise<LoginResponse> {
    return this.signIn.withPasskey(given, request);
  }

  /** Ends the session. Also succeeds without one. */
  @Post('logout')
  @Public()
  @UseGuards(OptionalSignIn)
  @HttpCode(HttpStatus.OK)
  async logout(@Req() { user }: StaffRequest): Promise<MessageResponse> {
    if (user) await this.sessions.logout(user);
    return { message: 'You have been signed out.' };
  }

  /**
   * Gives the password again, and the second factor if the account has one, for changes that need them; with the password alone, the response says
   * what else is asked. They count for 10 minutes. The former token ends within seconds.
   */
  @Post('confirm')
  @DuringSetUp()
  @ApiOkResponse({ schema: { oneOf: [NewToken, SecondFactorAsked].map((type) => ({ $ref: getSchemaPath(type) })) } })
  @HttpCode(HttpStatus.OK)
  confirm(@Me() me: SignedIn, @Body() given: ConfirmDto, @Req() request: Request): Promise<NewToken | SecondFactorAsked> {
    return this.account.confirm(me, given, request);
  }

  @Get('me')
  @DuringSetUp()
  me(@Me() { user, mustSetUp }: SignedIn): SignedInUser {
    return toSignedInUser(user, mustSetUp);
  }
}
