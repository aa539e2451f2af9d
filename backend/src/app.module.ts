import { Module, type DynamicModule } from '@nestjs/common';
import { APP_FILTER, APP_INTERCEPTOR, APP_PIPE } from '@nestjs/core';
import { EventEmitterModule } from '@nestjs/event-emitter';
import { TypeOrmModule } from '@nestjs/typeorm';
import { LoggerModule } from 'nestjs-pino';
import { getMetadataArgsStorage, type DataSource } from 'typeorm';
import { AuditModule } from './audit/audit.module.js';
import { AuthModule } from './auth/auth.module.js';
import { CommonModule } from './platform/common/common.module.js';
import { logOutput } from './platform/http/log-output.js';
import { ErrorFilter } from './platform/http/error.filter.js';
import type { Entities } from './platform/database/data-source.js';
import { ListInterceptor } from './platform/lists/list.interceptor.js';
import { RecurringModule } from './platform/recurring/recurring.module.js';
import { validationPipe } from './platform/http/validation-pipe.js';
import { CompanyModule } from './company/company.module.js';
import { ConfigModule } from './platform/config/config.module.js';
import type { Env } from './platform/config/env.js';
import { HomepageModule } from './homepage/homepage.module.js';
import { CorePagesModule } from './core-pages/core-pages.module.js';
import { FaqsModule } from './faqs/faqs.module.js';
import { PagesModule } from './pages/pages.module.js';
import { LocationsModule } from './locations/locations.module.js';
import { ProjectsModule } from './projects/projects.module.js';
import { TestimonialsModule } from './testimonials/testimonials.module.js';
import { InquiriesModule } from './inquiries/inquiries.module.js';
import { NotificationsModule } from './inquiries/notifications/notifications.module.js';
import { SiteModule } from './site/site.module.js';
import { OperationsModule } from './operations/operations.module.js';
import { CsvModule } from './records/csv/csv.module.js';
import { RecordsModule } from './records/records.module.js';
import { UsersModule } from './users/users.module.js';
import { MediaModule } from './media/media.module.js';
import { PictureAddressesInterceptor } from './media/picture-addresses.interceptor.js';
import { AdminFieldsPipe } from './kinds/admin-fields.pipe.js';
import { KindsModule } from './kinds/kinds.module.js';
import { RedirectsModule } from './redirects/redirects.module.js';
import { ServicesModule } from './services/services.module.js';
import { SetUpModule } from './operations/set-up/set-up.module.js';
import { StatisticsModule } from './site/statistics/statistics.module.js';

import { requestLog, SiteLogger } from './boot/site-logger.js';

export interface Boot {
  env: Env;
  /** Connected and migrated; opened in advance, so that errors become readable messages. */
  dataSource(): Promise<DataSource>;
  /** Whether the process repeats its work, as the site does and a command does not. */
  isRecurring: boolean;
}

@Module({})
export class AppModule {
  static register({ env, dataSource, isRecurring }: Boot): DynamicModule {
    return {
      module: AppModule,
      imports: [
        ConfigModule.register(env),
        LoggerModule.forRoot({ pinoHttp: [requestLog(env.LOG_LEVEL), logOutput] }),
        EventEmitterModule.forRoot(),
        ...(isRecurring ? [RecurringModule] : []),
        TypeOrmModule.forRootAsync({ useFactory: () => ({ type: 'better-sqlite3', database: '' }), dataSourceFactory: () => dataSource() }),
        CommonModule,
        KindsModule,
        AuditModule,
        AuthModule,
        CompanyModule,
        HomepageModule,
        ServicesModule,
        RecordsModule,
        RedirectsModule,
        MediaModule,
        UsersModule,
        OperationsModule,
        SiteModule,
        NotificationsModule,
        InquiriesModule,
        StatisticsModule,
        TestimonialsModule,
        ProjectsModule,
        LocationsModule,
        PagesModule,
        CorePagesModule,
        FaqsModule,
        SetUpModule,
        // Last: its route '/exports/:list' would answer for the exports that other modules have routes for.
        CsvModule,
      ],
      providers: [
        SiteLogger,
        // First: who may not change a field is not told what it has to hold.
        { provide: APP_PIPE, useClass: AdminFieldsPipe },
        { provide: APP_PIPE, useValue: validationPipe },
        { provide: APP_FILTER, useClass: ErrorFilter },
        { provide: APP_INTERCEPTOR, useClass: ListInterceptor },
        // Runs before it, on the way back.
        { provide: APP_INTERCEPTOR, useClass: PictureAddressesInterceptor },
      ],
    };
  }
}

const { tables, entitySubscribers } = getMetadataArgsStorage();

/** Whatever the modules of the site store. */
export const ENTITIES: Entities = {
  entities: tables.map(({ target }) => target),
  subscribers: entitySubscribers.map(({ target }) => target),
};
