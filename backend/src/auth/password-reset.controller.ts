import { Body, Controller, HttpCode, HttpStatus, Post } from '@nestjs/common';
import { MessageAnswer } from './auth.dto.js';
import { ForgotPasswordDto, ResetPasswordDto } from './password-reset.dto.js';
import { PasswordResetService } from './password-reset.service.js';
import { Public } from './public.decorator.js';
import { VisitorApi } from './staff-api.decorator.js';

@VisitorApi('auth')
@Controller('api/auth')
@Public()
export class PasswordResetController {
  constructor(private readonly reset: PasswordResetService) {}

  /** Always answers the same: it does not tell who has an account. */
  @Post('forgot-password')
  @HttpCode(HttpStatus.OK)
  async forgotPassword(@Body() { username }: ForgotPasswordDto): Promise<MessageAnswer> {
    return { message: await this.reset.requestLink(username) };
  }

  /** With the token of the link in a mail. Signs out everywhere. */
  @Post('reset-password')
  @HttpCode(HttpStatus.OK)
  async resetPassword(@Body() fields: ResetPasswordDto): Promise<MessageAnswer> {
    await this.reset.setPassword(fields);
    return { message: 'Your new password is set. You can sign in with it now.' };
  }
}
