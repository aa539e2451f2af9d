import { Module, type DynamicModule } from '@nestjs/common';
import { APP_FILTER, APP_INTERCEPTOR, APP_PIPE } from '@nestjs/core';
import { EventEmitterModule } from '@nestjs/event-emitter';
import { ScheduleModule } from '@nestjs/schedule';
import { TypeOrmModule } from '@nestjs/typeorm';
import { LoggerModule } from 'nestjs-pino';
import type { DataSource } from 'typeorm';
import { AuditModule } from './audit/audit.module.js';
import { AuthModule } from './auth/auth.module.js';
import { BackupModule } from './backup/backup.module.js';
import { ChecksModule } from './checks/checks.module.js';
import { CommonModule } from './common/common.module.js';
import { logOutput } from './common/log-output.js';
import { ErrorFilter } from './common/error.filter.js';
import { ListInterceptor } from './common/list.interceptor.js';
import { validationPipe } from './common/validation-pipe.js';
import { CompanyModule } from './company/company.module.js';
import { ConfigModule } from './config/config.module.js';
import type { Env } from './config/env.js';
import { HomepageModule } from './homepage/homepage.module.js';
import { AreasModule } from './areas/areas.module.js';
import { MetricsModule } from './metrics/metrics.module.js';
import { PagesModule } from './pages/pages.module.js';
import { LocationsModule } from './locations/locations.module.js';
import { ProjectsModule } from './projects/projects.module.js';
import { TestimonialsModule } from './testimonials/testimonials.module.js';
import { InquiriesModule } from './inquiries/inquiries.module.js';
import { PrivacyModule } from './privacy/privacy.module.js';
import { NotificationsModule } from './notifications/notifications.module.js';
import { PlannedChangesModule } from './planned-changes/planned-changes.module.js';
import { PresenceModule } from './presence/presence.module.js';
import { PreviewModule } from './preview/preview.module.js';
import { SiteModule } from './site/site.module.js';
import { HealthModule } from './health/health.module.js';
import { CspReportsModule } from './csp-reports/csp-reports.module.js';
import { CsvModule } from './csv/csv.module.js';
import { DashboardModule } from './dashboard/dashboard.module.js';
import { SearchModule } from './search/search.module.js';
import { UsersModule } from './users/users.module.js';
import { MediaModule } from './media/media.module.js';
import { PictureAddressesInterceptor } from './media/picture-addresses.interceptor.js';
import { ReportModule } from './report/report.module.js';
import { RecordsModule } from './records/records.module.js';
import { RedirectsModule } from './redirects/redirects.module.js';
import { SlugsModule } from './slugs/slugs.module.js';
import { HistoryModule } from './history/history.module.js';
import { TrashModule } from './trash/trash.module.js';
import { ServicesModule } from './services/services.module.js';
import { SetUpModule } from './sample-content/set-up.module.js';
import { StatisticsModule } from './statistics/statistics.module.js';

import { requestLog, SiteLogger } from './site-logger.js';

export interface Boot {
  env: Env;
  /** Connected and migrated; opened in advance, so that errors become readable messages. */
  dataSource(): Promise<DataSource>;
}

@Module({})
export class AppModule {
  static register({ env, dataSource }: Boot): DynamicModule {
    return {
      module: AppModule,
      imports: [
        ConfigModule.register(env),
        LoggerModule.forRoot({ pinoHttp: [requestLog(env.LOG_LEVEL), logOutput] }),
        EventEmitterModule.forRoot(),
        ScheduleModule.forRoot(),
        TypeOrmModule.forRootAsync({ useFactory: () => ({ type: 'better-sqlite3', database: '' }), dataSourceFactory: () => dataSource() }),
        CommonModule,
        RecordsModule,
        AuditModule,
        AuthModule,
        CompanyModule,
        HomepageModule,
        ServicesModule,
        PlannedChangesModule,
        PresenceModule,
        HistoryModule,
        TrashModule,
        SlugsModule,
        RedirectsModule,
        MediaModule,
        UsersModule,
        DashboardModule,
        SearchModule,
        CsvModule,
        HealthModule,
        MetricsModule,
        SiteModule,
        PreviewModule,
        ChecksModule,
        NotificationsModule,
        BackupModule,
        InquiriesModule,
        PrivacyModule,
        StatisticsModule,
        ReportModule,
        CspReportsModule,
        TestimonialsModule,
        ProjectsModule,
        LocationsModule,
        AreasModule,
        PagesModule,
        SetUpModule,
      ],
      providers: [
        SiteLogger,
        { provide: APP_PIPE, useValue: validationPipe },
        { provide: APP_FILTER, useClass: ErrorFilter },
        { provide: APP_INTERCEPTOR, useClass: ListInterceptor },
        // Runs before it, on the way back.
        { provide: APP_INTERCEPTOR, useClass: PictureAddressesInterceptor },
      ],
    };
  }
}
