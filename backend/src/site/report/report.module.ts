import { Module } from '@nestjs/common';
import { LocationsModule } from '../../locations/locations.module.js';
import { ServicesModule } from '../../services/services.module.js';
import { PagesModule } from '../../pages/pages.module.js';
import { StatisticsModule } from '../statistics/statistics.module.js';
import { AdminPageGridController } from './admin-page-grid.controller.js';
import { AdminPageStatisticsController } from './admin-page-statistics.controller.js';
import { GridReport } from './grid-report.service.js';
import { ReportService } from './report.service.js';

@Module({
  imports: [LocationsModule, PagesModule, ServicesModule, StatisticsModule],
  controllers: [AdminPageGridController, AdminPageStatisticsController],
  providers: [GridReport, ReportService],
})
export class ReportModule {}
