import { Module } from '@nestjs/common';
import { TypeOrmModule } from '@nestjs/typeorm';
import { AuditModule } from '../../audit/audit.module.js';
import { AdminNotificationsController } from './admin-notifications.controller.js';
import { ChannelStates } from './channel-states.service.js';
import { Channels } from './channel.js';
import { Delivery } from './delivery.entity.js';
import { DeliveryWorker } from './delivery-worker.service.js';
import { OutboxService } from './outbox.service.js';

@Module({
  imports: [AuditModule, TypeOrmModule.forFeature([Delivery])],
  controllers: [AdminNotificationsController],
  providers: [Channels, ChannelStates, OutboxService, DeliveryWorker],
  exports: [Channels, OutboxService, DeliveryWorker],
})
export class OutboxModule {}
