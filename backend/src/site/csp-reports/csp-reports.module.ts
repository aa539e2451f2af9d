import { Module } from '@nestjs/common';
import { TypeOrmModule } from '@nestjs/typeorm';
import { AdminCspReportsController } from './admin-csp-reports.controller.js';
import { CspCount } from './csp-count.entity.js';
import { CspReportsController } from './csp-reports.controller.js';
import { CspReports } from './csp-reports.service.js';

@Module({
  imports: [TypeOrmModule.forFeature([CspCount])],
  controllers: [AdminCspReportsController, CspReportsController],
  providers: [CspReports],
})
export class CspReportsModule {}
