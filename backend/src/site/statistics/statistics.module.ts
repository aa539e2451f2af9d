import { Module } from '@nestjs/common';
import { TypeOrmModule } from '@nestjs/typeorm';
import { LocationsModule } from '../../locations/locations.module.js';
import { PagesModule } from '../../pages/pages.module.js';
import { ServicesModule } from '../../services/services.module.js';
import { AdminPageGridController, AdminPageStatisticsController } from './admin-page-statistics.controller.js';
import { GridReport } from './grid-report.service.js';
import { PageCount } from './page-count.entity.js';
import { PageCounter } from './page-counter.service.js';
import { PageEventsController } from './page-events.controller.js';
import { PageStatisticsService } from './page-statistics.service.js';

@Module({
  imports: [LocationsModule, PagesModule, ServicesModule, TypeOrmModule.forFeature([PageCount])],
  controllers: [AdminPageGridController, AdminPageStatisticsController, PageEventsController],
  providers: [GridReport, PageCounter, PageStatisticsService],
  exports: [PageCounter, PageStatisticsService],
})
export class StatisticsModule {}
