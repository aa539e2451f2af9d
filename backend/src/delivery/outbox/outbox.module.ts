import { Module } from '@nestjs/common';
import { TypeOrmModule } from '@nestjs/typeorm';
import { Channels } from './channel.js';
import { Delivery } from './delivery.entity.js';
import { DeliveryWorker } from './delivery-worker.service.js';
import { OutboxService } from './outbox.service.js';

@Module({
  imports: [TypeOrmModule.forFeature([Delivery])],
  providers: [Channels, OutboxService, DeliveryWorker],
  exports: [Channels, OutboxService, DeliveryWorker],
})
export class OutboxModule {}
