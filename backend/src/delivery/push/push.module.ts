import { Module } from '@nestjs/common';
import { TypeOrmModule } from '@nestjs/typeorm';
import { AuditModule } from '../../audit/audit.module.js';
import { CompanyModule } from '../../company/company.module.js';
import { WebhookModule } from '../webhook/webhook.module.js';
import { OwnDevicesController } from './own-devices.controller.js';
import { PushDevice, PushKey } from './push-device.entity.js';
import { PushDevicesService } from './push-devices.service.js';
import { PushKeys } from './push-keys.service.js';
import { PushSender } from './push-sender.service.js';

@Module({
  imports: [AuditModule, CompanyModule, WebhookModule, TypeOrmModule.forFeature([PushDevice, PushKey])],
  controllers: [OwnDevicesController],
  providers: [PushDevicesService, PushKeys, PushSender],
  exports: [PushDevicesService, PushSender],
})
export class PushModule {}
