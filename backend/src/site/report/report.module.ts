import { Module } from '@nestjs/common';
import { LocationsModule } from '../../locations/locations.module.js';
import { ServicesModule } from '../../services/services.module.js';
import { StatisticsModule } from '../statistics/statistics.module.js';
import { AdminPageStatisticsController } from './admin-page-statistics.controller.js';
import { ReportService } from './report.service.js';

@Module({
  imports: [LocationsModule, ServicesModule, StatisticsModule],
  controllers: [AdminPageStatisticsController],
  providers: [ReportService],
})
export class ReportModule {}
