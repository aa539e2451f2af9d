import { Body, HttpCode, Post } from '@nestjs/common';
import { Roles, StaffController } from '../../platform/http/access.js';
import { AutoresponderPreviewDto, MailPreview } from './autoresponder-preview.dto.js';
import { AutoresponderPreviews } from './autoresponder-previews.service.js';

@StaffController('admin/mail')
export class AdminAutoresponderController {
  constructor(private readonly previews: AutoresponderPreviews) {}

  @Post('autoresponder-preview')
  @HttpCode(200)
  @Roles('admin')
  preview(@Body() { autoresponderTemplate }: AutoresponderPreviewDto): Promise<MailPreview> {
    return this.previews.render(autoresponderTemplate);
  }
}
