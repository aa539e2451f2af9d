import { Body, Controller, Get, HttpCode, Post } from '@nestjs/common';
import { Roles } from '../auth/roles.decorator.js';
import { Me, type SignedIn } from '../auth/signed-in.js';
import { StaffApi } from '../auth/staff-api.decorator.js';
import { AutoresponderPreviewDto, MailPreview, MailState, TestMailAnswer, TestMailDto } from './mail-desk.dto.js';
import { MailDeskService } from './mail-desk.service.js';

@StaffApi('admin/mail')
@Controller('api/admin/mail')
export class AdminMailController {
  constructor(private readonly desk: MailDeskService) {}

  @Get('state')
  state(): Promise<MailState> {
    return this.desk.state();
  }

  /** Answers 200 whether the mail server took it or not: that is what was asked. */
  @Post('test')
  @HttpCode(200)
  @Roles('admin')
  test(@Body() { to }: TestMailDto, @Me() { user }: SignedIn): Promise<TestMailAnswer> {
    return this.desk.test(to || user.email);
  }

  @Post('autoresponder-preview')
  @HttpCode(200)
  @Roles('admin')
  preview(@Body() { autoresponderTemplate }: AutoresponderPreviewDto): Promise<MailPreview> {
    return this.desk.previewAutoresponder(autoresponderTemplate);
  }
}
