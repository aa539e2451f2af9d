import { Body, Get, HttpCode, HttpStatus, Param, Post } from '@nestjs/common';
import { Idempotent } from '../../audit/idempotent.decorator.js';
import { StaffController } from '../../platform/http/access.js';
import { ReplyTemplateDto } from '../../company/company-parts.dto.js';
import { DeliveryReport, toDeliveryReport } from '../../delivery/outbox/delivery.dto.js';
import { ReplyDto } from '../customer-page/customer-page.dto.js';
import { MailPreview } from './autoresponder-preview.dto.js';
import { CorrespondenceService } from './correspondence.service.js';

@StaffController('admin/contact-inquiries/:id', 'admin/contact-inquiries')
export class AdminCorrespondenceController {
  constructor(private readonly correspondence: CorrespondenceService) {}

  /** Returns the templates for 'Reply via Email'. */
  @Get('replies')
  replies(@Param('id') id: string): Promise<ReplyTemplateDto[]> {
    return this.correspondence.replies(id);
  }

  /** Returns the mail that an answer would be, with its greeting and an example of the link below it. Stores nothing. */
  @Post('answers/preview')
  @HttpCode(HttpStatus.OK)
  preview(@Param('id') id: string, @Body() { text }: ReplyDto): Promise<MailPreview> {
    return this.correspondence.preview(id, text);
  }

  /** Sends a message again, whatever its state. Messages to the office go to its current recipients. */
  @Post(['deliveries/:deliveryId/send-again', 'mails/:deliveryId/send-again'])
  @Idempotent()
  async sendAgain(@Param('id') id: string, @Param('deliveryId') deliveryId: string): Promise<DeliveryReport> {
    return toDeliveryReport(await this.correspondence.sendAgain(id, deliveryId));
  }
}
