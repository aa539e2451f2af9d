import { HttpCode, Post } from '@nestjs/common';
import { ApiExtraModels } from '@nestjs/swagger';
import { AsksPassword, Roles, StaffController } from '../../../platform/http/access.js';
import { WebhookSettingsService } from './webhook-settings.service.js';
import { WebhookBody, WebhookSecret, WebhookTestResult } from './webhook.dto.js';

@StaffController('admin/webhook')
@Roles('admin')
@ApiExtraModels(WebhookBody)
export class AdminWebhookController {
  constructor(private readonly webhook: WebhookSettingsService) {}

  /** Posts a test event to the saved address. Responds with 200 even if the receiver refuses it: see `accepted`. */
  @Post('test')
  @HttpCode(200)
  test(): Promise<WebhookTestResult> {
    return this.webhook.test();
  }

  /** Replaces the signing secret. Only this response contains the new one. */
  @Post('secret')
  @AsksPassword()
  renewSecret(): Promise<WebhookSecret> {
    return this.webhook.renewSecret();
  }
}
