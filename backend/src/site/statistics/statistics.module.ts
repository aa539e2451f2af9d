import { Module } from '@nestjs/common';
import { TypeOrmModule } from '@nestjs/typeorm';
import { PageCount } from './page-count.entity.js';
import { PageCounter } from './page-counter.service.js';
import { PageEventsController } from './page-events.controller.js';
import { PageStatisticsService } from './page-statistics.service.js';

@Module({
  imports: [TypeOrmModule.forFeature([PageCount])],
  controllers: [PageEventsController],
  providers: [PageCounter, PageStatisticsService],
  exports: [PageCounter, PageStatisticsService],
})
export class StatisticsModule {}
