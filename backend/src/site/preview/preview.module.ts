import { Module } from '@nestjs/common';
import { TypeOrmModule } from '@nestjs/typeorm';
import { AuditModule } from '../../audit/audit.module.js';
import { HomepageModule } from '../../homepage/homepage.module.js';
import { CorePagesModule } from '../../core-pages/core-pages.module.js';
import { FaqsModule } from '../../faqs/faqs.module.js';
import { PagesModule } from '../../pages/pages.module.js';
import { ProjectsModule } from '../../projects/projects.module.js';
import { ServicesModule } from '../../services/services.module.js';
import { SiteModule } from '../site.module.js';
import { PreviewDocumentsController } from './preview-documents.controller.js';
import { PreviewLink } from './preview-link.entity.js';
import { PreviewLinks } from './preview-links.service.js';
import { PreviewsController } from './previews.controller.js';
import { Previews } from './previews.service.js';
import { SharedPreviews } from './shared-previews.service.js';
import { UnsavedSites } from './unsaved-sites.service.js';

@Module({
  imports: [
    AuditModule,
    CorePagesModule,
    FaqsModule,
    HomepageModule,
    PagesModule,
    ProjectsModule,
    ServicesModule,
    SiteModule,
    TypeOrmModule.forFeature([PreviewLink]),
  ],
  controllers: [PreviewDocumentsController, PreviewsController],
  providers: [PreviewLinks, Previews, SharedPreviews, UnsavedSites],
  exports: [Previews],
})
export class PreviewModule {}
