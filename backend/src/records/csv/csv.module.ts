import { Module } from '@nestjs/common';
import { RecordsModule } from '../records.module.js';
import { ExportsController } from './exports.controller.js';
import { ExportsService } from './exports.service.js';
import { ImportsController } from './imports.controller.js';
import { ImportsService } from './imports.service.js';

@Module({
  imports: [RecordsModule],
  controllers: [ExportsController, ImportsController],
  providers: [ExportsService, ImportsService],
})
export class CsvModule {}
