import { Module } from '@nestjs/common';
import { plainModule } from '../kinds/plain-records.js';
import { EmergencyLine } from './emergency-line.js';
import { SERVICES } from './service.kind.js';
import { ServicesController } from './services.controller.js';
import { ServicesService } from './services.service.js';

@Module(plainModule(SERVICES, ServicesService, { controllers: [ServicesController], providers: [EmergencyLine] }))
export class ServicesModule {}
