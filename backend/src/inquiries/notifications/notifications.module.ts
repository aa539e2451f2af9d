import { Module } from '@nestjs/common';
import { DeliveryModule } from '../../delivery/delivery.module.js';
import { PushModule } from '../../delivery/push/push.module.js';
import { UsersModule } from '../../users/users.module.js';
import { InquiriesModule } from '../inquiries.module.js';
import { AdminAutoresponderController } from './admin-autoresponder.controller.js';
import { AdminCorrespondenceController } from './admin-correspondence.controller.js';
import { AutoresponderPreviews } from './autoresponder-previews.service.js';
import { CorrespondenceService } from './correspondence.service.js';
import { FloodNotices } from './flood-notices.js';
import { InquiryNotifications } from './inquiry-notifications.service.js';
import { LateMailJob } from './late-mail.job.js';
import { MailChannel } from './mail.channel.js';
import { NOTIFICATION_CHANNELS, type NotificationChannel } from './notification-channel.js';
import { PushChannel } from './push.channel.js';
import { ReviewRequestsJob } from './review-requests.job.js';
import { WebhookChannel } from './webhook.channel.js';
import { AdminWebhookController } from './webhook/admin-webhook.controller.js';
import { WebhookSettingsService } from './webhook/webhook-settings.service.js';

/** List new channels here. */
const CHANNELS = [MailChannel, WebhookChannel, PushChannel];

/** Enquiries do not know the channels; this module connects them. */
@Module({
  imports: [DeliveryModule, InquiriesModule, PushModule, UsersModule],
  controllers: [AdminAutoresponderController, AdminCorrespondenceController, AdminWebhookController],
  providers: [
    ...CHANNELS,
    { provide: NOTIFICATION_CHANNELS, inject: CHANNELS, useFactory: (...channels: NotificationChannel[]) => channels },
    FloodNotices,
    InquiryNotifications,
    AutoresponderPreviews,
    CorrespondenceService,
    LateMailJob,
    ReviewRequestsJob,
    WebhookSettingsService,
  ],
})
export class NotificationsModule {}
