import { Body, HttpCode, HttpStatus, Param, Post, Req } from '@nestjs/common';
import type { Request } from 'express';
import { Idempotent } from '../audit/idempotent.decorator.js';
import { AsksPassword, Roles, StaffController, PublicController } from '../platform/http/access.js';
import { ForgotPasswordDto, MessageResponse, ResetPasswordDto } from './auth.dto.js';
import { ForgottenPasswords } from './forgotten-passwords.service.js';
import { PasswordLinks } from './password-links.service.js';
import { PasswordResetService } from './password-reset.service.js';

@PublicController('auth')
export class PasswordResetController {
  constructor(
    private readonly forgotten: ForgottenPasswords,
    private readonly reset: PasswordResetService,
  ) {}

  /** The response does not reveal whether the account exists. */
  @Post('forgot-password')
  @HttpCode(HttpStatus.OK)
  async forgotPassword(@Body() { username }: ForgotPasswordDto): Promise<MessageResponse> {
    return { message: await this.forgotten.requestLink(username) };
  }

  /** Sets a password with the token from the email, and ends all sessions of the user. */
  @Post('reset-password')
  @HttpCode(HttpStatus.OK)
  async resetPassword(@Body() fields: ResetPasswordDto, @Req() request: Request): Promise<MessageResponse> {
    await this.reset.setPassword(fields, request);
    return { message: 'Your new password has been set. You can sign in now.' };
  }
}

@StaffController('admin/users/:id/invite', 'admin/users')
@Roles('admin')
export class InvitationsController {
  constructor(private readonly links: PasswordLinks) {}

  /** Emails a link, valid for 7 days, to choose a password. Invalidates earlier links. */
  @Post()
  @AsksPassword()
  @Idempotent()
  @HttpCode(HttpStatus.OK)
  async invite(@Param('id') id: string): Promise<MessageResponse> {
    const { email } = await this.links.invite(id);
    return { message: `The invitation is on its way to ${email}.` };
  }
}
