import { Module } from '@nestjs/common';
import { WebhookClient, WebhookReach } from './webhook-client.service.js';

@Module({ providers: [WebhookClient, WebhookReach], exports: [WebhookClient] })
export class WebhookModule {}
