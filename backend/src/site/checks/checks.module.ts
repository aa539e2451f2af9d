import { Module } from '@nestjs/common';
import { TypeOrmModule } from '@nestjs/typeorm';
import { HomepageModule } from '../../homepage/homepage.module.js';
import { LocationsModule } from '../../locations/locations.module.js';
import { MediaModule } from '../../media/media.module.js';
import { CorePagesModule } from '../../core-pages/core-pages.module.js';
import { PagesModule } from '../../pages/pages.module.js';
import { PreviewModule } from '../preview/preview.module.js';
import { ProjectsModule } from '../../projects/projects.module.js';
import { RedirectsModule } from '../../redirects/redirects.module.js';
import { ServicesModule } from '../../services/services.module.js';
import { SiteModule } from '../site.module.js';
import { StatisticsModule } from '../statistics/statistics.module.js';
import { ContentCheckRun } from './content-check-run.entity.js';
import { ContentCheckRuns } from './content-check-runs.service.js';
import { ContentChecksController } from './content-checks.controller.js';
import { ContentChecksExportController } from './content-checks-export.controller.js';
import { ContentFinding } from './content-finding.entity.js';
import { LinkTargets } from './link-targets.service.js';
import { PageChecks } from './page-checks.service.js';
import { PublishedPages } from './published-pages.service.js';
import { SiteChecks } from './site-checks.service.js';
import { TodaysFindings } from './todays-findings.service.js';
import { UnsavedPageChecks } from './unsaved-page-checks.service.js';

@Module({
  imports: [
    HomepageModule,
    LocationsModule,
    MediaModule,
    CorePagesModule,
    PagesModule,
    PreviewModule,
    ProjectsModule,
    RedirectsModule,
    ServicesModule,
    SiteModule,
    StatisticsModule,
    TypeOrmModule.forFeature([ContentFinding, ContentCheckRun]),
  ],
  controllers: [ContentChecksController, ContentChecksExportController],
  providers: [ContentCheckRuns, LinkTargets, PageChecks, PublishedPages, SiteChecks, TodaysFindings, UnsavedPageChecks],
  exports: [SiteChecks],
})
export class ChecksModule {}
