import { Module } from '@nestjs/common';
import { DiscoveryModule } from '@nestjs/core';
import { AreasController } from './areas/areas.controller.js';
import { AreasService } from './areas/areas.service.js';
import { PostcodeCheckController } from './areas/postcode-check.controller.js';
import { PostcodeCheck } from './areas/postcode-check.service.js';
import { CompanyModule } from '../company/company.module.js';
import { InquiriesModule } from '../inquiries/inquiries.module.js';
import { LocationsModule } from '../locations/locations.module.js';
import { TestimonialsModule } from '../testimonials/testimonials.module.js';
import { CorePagesModule } from '../core-pages/core-pages.module.js';
import { PagesModule } from '../pages/pages.module.js';
import { PrivacyModule } from '../inquiries/privacy/privacy.module.js';
import { ProjectsModule } from '../projects/projects.module.js';
import { ServicesModule } from '../services/services.module.js';
import { StatisticsModule } from './statistics/statistics.module.js';
import { ContactForm } from './contact-form.service.js';
import { ContactPageController } from './contact-page.controller.js';
import { CspReportsController } from './csp-reports/csp-reports.controller.js';
import { CspReports } from './csp-reports/csp-reports.service.js';
import { EnquiryPageController } from './enquiry-page.controller.js';
import { EnquiryPages } from './enquiry-pages.service.js';
import { EnquirySessions } from './enquiry-sessions.service.js';
import { FrontEnd } from './front-end.js';
import { FrontHandler } from './front-handler.js';
import { Indexing } from './indexing.service.js';
import { InProcessApi } from './in-process-api.js';
import { MailLinksController } from './mail-links.controller.js';
import { MailLinks } from './mail-links.service.js';
import { MadeFiles } from './made-files.service.js';
import { PageCache } from './page-cache.js';
import { RedirectsModule } from '../redirects/redirects.module.js';
import { PostcodePageController } from './postcode-page.controller.js';
import { RedirectedPages } from './redirected-pages.listener.js';
import { Replicas } from './replicas.service.js';
import { MailModule } from '../delivery/mail/mail.module.js';
import { RenewalsModule } from '../inquiries/renewals/renewals.module.js';
import { MediaModule } from '../media/media.module.js';
import { ShareImages } from './share/share-images.service.js';
import { SitePages } from './site-pages.service.js';
import { SampleContentModule } from '../sample-content/sample-content.module.js';
import { SiteResponses } from './site-responses.service.js';
import { SitemapService } from './sitemap.service.js';
import { VisitorResponses } from './visitor-responses.service.js';

@Module({
  imports: [
    MediaModule,
    DiscoveryModule,
    CompanyModule,
    InquiriesModule,
    CorePagesModule,
    LocationsModule,
    PagesModule,
    PrivacyModule,
    ProjectsModule,
    ServicesModule,
    StatisticsModule,
    MailModule,
    RedirectsModule,
    RenewalsModule,
    SampleContentModule,
    TestimonialsModule,
  ],
  controllers: [
    AreasController,
    ContactPageController,
    CspReportsController,
    EnquiryPageController,
    MailLinksController,
    PostcodeCheckController,
    PostcodePageController,
  ],
  providers: [
    { provide: PageCache, useFactory: () => new PageCache() },
    AreasService,
    ContactForm,
    CspReports,
    EnquiryPages,
    EnquirySessions,
    FrontEnd,
    FrontHandler,
    Indexing,
    InProcessApi,
    MadeFiles,
    MailLinks,
    PostcodeCheck,
    RedirectedPages,
    Replicas,
    ShareImages,
    SitePages,
    SiteResponses,
    SitemapService,
    VisitorResponses,
  ],
  exports: [Indexing, PageCache, SitePages],
})
export class SiteModule {}
