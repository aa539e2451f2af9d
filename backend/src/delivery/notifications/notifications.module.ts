import { Module } from '@nestjs/common';
import { TypeOrmModule } from '@nestjs/typeorm';
import { AuditModule } from '../../audit/audit.module.js';
import { CompanyModule } from '../../company/company.module.js';
import { InquiriesModule } from '../../inquiries/inquiries.module.js';
import { MailModule } from '../mail/mail.module.js';
import { OutboxModule } from '../outbox/outbox.module.js';
import { UsersModule } from '../../users/users.module.js';
import { AdminCorrespondenceController } from './admin-correspondence.controller.js';
import { AdminMailController } from './admin-mail.controller.js';
import { AdminNotificationsController } from './admin-notifications.controller.js';
import { ChannelStatesService } from './channel-states.service.js';
import { CorrespondenceService } from './correspondence.service.js';
import { DailyDigestJob } from './daily-digest.job.js';
import { InquiryNotifications } from './inquiry-notifications.service.js';
import { MailChannel } from './mail.channel.js';
import { LateMailJob } from './late-mail.job.js';
import { MailStatusService } from './mail-status.service.js';
import { NOTIFICATION_CHANNELS, type NotificationChannel } from './notification-channel.js';
import { PushChannel } from './push.channel.js';
import { OwnDevicesController } from './push/own-devices.controller.js';
import { PushDevice, PushKey } from './push/push-device.entity.js';
import { PushDevicesService } from './push/push-devices.service.js';
import { PushKeys } from './push/push-keys.service.js';
import { PushSender } from './push/push-sender.service.js';
import { PushTestService } from './push/push-test.service.js';
import { WebhookChannel } from './webhook.channel.js';
import { AdminWebhookController } from './webhook/admin-webhook.controller.js';
import { WebhookClient, WebhookReach } from './webhook/webhook-client.service.js';
import { WebhookSettingsService } from './webhook/webhook-settings.service.js';

/** List new channels here. */
const CHANNELS = [MailChannel, WebhookChannel, PushChannel];

/** Enquiries and channels do not know each other; this module connects them. */
@Module({
  imports: [
    AuditModule,
    CompanyModule,
    InquiriesModule,
    MailModule,
    OutboxModule,
    UsersModule,
    TypeOrmModule.forFeature([PushDevice, PushKey]),
  ],
  controllers: [
    AdminCorrespondenceController,
    AdminMailController,
    AdminNotificationsController,
    AdminWebhookController,
    OwnDevicesController,
  ],
  providers: [
    ...CHANNELS,
    { provide: NOTIFICATION_CHANNELS, inject: CHANNELS, useFactory: (...channels: NotificationChannel[]) => channels },
    InquiryNotifications,
    CorrespondenceService,
    ChannelStatesService,
    DailyDigestJob,
    LateMailJob,
    MailStatusService,
    PushDevicesService,
    PushKeys,
    PushSender,
    PushTestService,
    WebhookClient,
    WebhookReach,
    WebhookSettingsService,
  ],
})
export class NotificationsModule {}
