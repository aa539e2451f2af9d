import { Module } from '@nestjs/common';
import { TypeOrmModule } from '@nestjs/typeorm';
import { DeliveryModule } from '../delivery.module.js';
import { OwnDevicesController } from './own-devices.controller.js';
import { PushDevice, PushKey } from './push-device.entity.js';
import { PushDevicesService } from './push-devices.service.js';
import { PushKeys } from './push-keys.service.js';
import { PushSender } from './push-sender.service.js';

@Module({
  imports: [DeliveryModule, TypeOrmModule.forFeature([PushDevice, PushKey])],
  controllers: [OwnDevicesController],
  providers: [PushDevicesService, PushKeys, PushSender],
  exports: [PushDevicesService, PushSender],
})
export class PushModule {}
