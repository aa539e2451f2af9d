import { Global, Module } from '@nestjs/common';
import { TypeOrmModule } from '@nestjs/typeorm';
import { AdminCompanyInfoController, CompanyInfoController } from './company-info.controller.js';
import { CompanyInfo } from './company-info.entity.js';
import { CompanyInfoService } from './company-info.service.js';
import { TodaysChristmas } from './todays-christmas.service.js';
import { TodaysAccreditations, TodaysBanner } from './todays-settings.service.js';

/** Global: the settings concern every room. */
@Global()
@Module({
  imports: [TypeOrmModule.forFeature([CompanyInfo])],
  controllers: [CompanyInfoController, AdminCompanyInfoController],
  providers: [CompanyInfoService, TodaysAccreditations, TodaysBanner, TodaysChristmas],
  exports: [CompanyInfoService],
})
export class CompanyModule {}
