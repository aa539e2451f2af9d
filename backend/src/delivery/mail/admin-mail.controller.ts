import { Body, Get, HttpCode, Post } from '@nestjs/common';
import { Roles, StaffController } from '../../platform/http/access.js';
import { Me, type SignedIn } from '../../users/signed-in.js';
import { MailState, TestMailResult, TestMailDto } from './mail-status.dto.js';
import { MailStatusService } from './mail-status.service.js';

@StaffController('admin/mail')
export class AdminMailController {
  constructor(private readonly mail: MailStatusService) {}

  @Get('state')
  state(): Promise<MailState> {
    return this.mail.state();
  }

  /** Responds with 200 even if the mail server refuses the email: see `sent`. */
  @Post('test')
  @HttpCode(200)
  @Roles('admin')
  test(@Body() { to }: TestMailDto, @Me() { user }: SignedIn): Promise<TestMailResult> {
    return this.mail.test(to || user.email);
  }
}
