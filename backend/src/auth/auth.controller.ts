import { Body, Controller, Get, HttpCode, HttpStatus, Post, Req } from '@nestjs/common';
import type { Request } from 'express';
import { LoginAnswer, LoginDto, MessageAnswer, SignedInUser, toSignedInUser } from './auth.dto.js';
import { AuthService } from './auth.service.js';
import { bearerToken } from './bearer.js';
import { Public } from './public.decorator.js';
import { Me, type SignedIn } from './signed-in.js';
import { StaffApi } from './staff-api.decorator.js';

@StaffApi('auth')
@Controller('api/auth')
export class AuthController {
  constructor(private readonly auth: AuthService) {}

  @Post('login')
  @Public()
  @HttpCode(HttpStatus.OK)
  login(@Body() credentials: LoginDto): Promise<LoginAnswer> {
    return this.auth.login(credentials);
  }

  @Post('logout')
  @Public()
  @HttpCode(HttpStatus.OK)
  async logout(@Req() request: Request): Promise<MessageAnswer> {
    await this.auth.logout(bearerToken(request));
    return { message: 'You are signed out.' };
  }

  @Get('me')
  me(@Me() { user }: SignedIn): SignedInUser {
    return toSignedInUser(user);
  }
}
