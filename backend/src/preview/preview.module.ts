import { Module } from '@nestjs/common';
import { HomepageModule } from '../homepage/homepage.module.js';
import { PagesModule } from '../pages/pages.module.js';
import { ProjectsModule } from '../projects/projects.module.js';
import { ServicesModule } from '../services/services.module.js';
import { SiteModule } from '../site/site.module.js';
import { PreviewDocumentsController } from './preview-documents.controller.js';
import { PreviewsController } from './previews.controller.js';
import { Previews } from './previews.service.js';
import { UnsavedSites } from './unsaved-sites.service.js';

@Module({
  imports: [HomepageModule, PagesModule, ProjectsModule, ServicesModule, SiteModule],
  controllers: [PreviewDocumentsController, PreviewsController],
  providers: [Previews, UnsavedSites],
})
export class PreviewModule {}
