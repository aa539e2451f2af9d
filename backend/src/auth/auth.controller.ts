import { Body, Controller, Get, HttpCode, HttpStatus, Post, Req, UseGuards } from '@nestjs/common';
import type { Request } from 'express';
import { Public, StaffApi } from '../common/access.js';
import { Me, type SignedIn, type StaffRequest } from '../users/signed-in.js';
import { ConfirmDto, LoginAnswer, LoginDto, MessageAnswer, SignedInUser, toSignedInUser } from './auth.dto.js';
import { OptionalSignIn } from './auth.guard.js';
import { AuthService } from './auth.service.js';

@StaffApi('auth')
@Controller('api/auth')
export class AuthController {
  constructor(private readonly auth: AuthService) {}

  @Post('login')
  @Public()
  @HttpCode(HttpStatus.OK)
  login(@Body() credentials: LoginDto, @Req() request: Request): Promise<LoginAnswer> {
    return this.auth.login(credentials, request);
  }

  /** Ends the session. Also succeeds without one. */
  @Post('logout')
  @Public()
  @UseGuards(OptionalSignIn)
  @HttpCode(HttpStatus.OK)
  async logout(@Req() { user }: StaffRequest): Promise<MessageAnswer> {
    if (user) await this.auth.logout(user);
    return { message: 'You have been signed out.' };
  }

  /** Gives the password again, for changes that need it. It counts for 10 minutes. */
  @Post('confirm')
  @HttpCode(HttpStatus.OK)
  async confirm(@Me() me: SignedIn, @Body() { currentPassword }: ConfirmDto): Promise<MessageAnswer> {
    await this.auth.confirm(me, currentPassword);
    return { message: 'Thank you.' };
  }

  @Get('me')
  me(@Me() { user }: SignedIn): SignedInUser {
    return toSignedInUser(user);
  }
}
