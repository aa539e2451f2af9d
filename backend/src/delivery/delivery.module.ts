import { Module } from '@nestjs/common';
import { TypeOrmModule } from '@nestjs/typeorm';
import { AccreditationRemindersJob } from './mail/accreditation-reminders.job.js';
import { AdminMailController } from './mail/admin-mail.controller.js';
import { AutomaticMail } from './mail/automatic-mail.entity.js';
import { AutomaticMails } from './mail/automatic-mails.service.js';
import { CompanyEmailNotice } from './mail/company-email-notice.service.js';
import { MailQueue } from './mail/mail-queue.service.js';
import { MailStatusService } from './mail/mail-status.service.js';
import { MailStop } from './mail/mail-stop.entity.js';
import { MailStops } from './mail/mail-stops.service.js';
import { MailTransport } from './mail/mail-transport.service.js';
import { AdminNotificationsController } from './outbox/admin-notifications.controller.js';
import { ChannelStates } from './outbox/channel-states.service.js';
import { Channels } from './outbox/channel.js';
import { DeliveryWorker } from './outbox/delivery-worker.service.js';
import { Delivery } from './outbox/delivery.entity.js';
import { OutboxService } from './outbox/outbox.service.js';
import { WebhookClient, WebhookReach } from './webhook/webhook-client.service.js';

const EXPORTED = [AutomaticMails, Channels, DeliveryWorker, MailQueue, MailStops, MailTransport, OutboxService, WebhookClient];

/** Also used by the command line. Notifications on devices have a module of their own, because it makes the site's keys at the start. */
@Module({
  imports: [TypeOrmModule.forFeature([AutomaticMail, Delivery, MailStop])],
  controllers: [AdminMailController, AdminNotificationsController],
  providers: [...EXPORTED, AccreditationRemindersJob, ChannelStates, CompanyEmailNotice, MailStatusService, WebhookReach],
  exports: EXPORTED,
})
export class DeliveryModule {}
