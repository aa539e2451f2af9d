import { Module } from '@nestjs/common';
import { DiscoveryModule } from '@nestjs/core';
import { TypeOrmModule } from '@nestjs/typeorm';
import { DeliveryModule } from '../delivery/delivery.module.js';
import { FaqsModule } from '../faqs/faqs.module.js';
import { HomepageModule } from '../homepage/homepage.module.js';
import { InquiriesModule } from '../inquiries/inquiries.module.js';
import { RenewalsModule } from '../renewals/renewals.module.js';
import { LocationsModule } from '../locations/locations.module.js';
import { MediaModule } from '../media/media.module.js';
import { PagesModule } from '../pages/pages.module.js';
import { ProjectsModule } from '../projects/projects.module.js';
import { RedirectsModule } from '../redirects/redirects.module.js';
import { SampleContentModule } from '../sample-content/sample-content.module.js';
import { ServicesModule } from '../services/services.module.js';
import { TestimonialsModule } from '../testimonials/testimonials.module.js';
import { AreasController } from './areas/areas.controller.js';
import { AreasService } from './areas/areas.service.js';
import { PostcodeCheckController } from './areas/postcode-check.controller.js';
import { PostcodeCheck } from './areas/postcode-check.service.js';
import { CheckedPages } from './checks/checked-pages.service.js';
import { ContentCheckRun } from './checks/content-check-run.entity.js';
import { ContentCheckRuns } from './checks/content-check-runs.service.js';
import { ContentChecksController, ContentChecksExportController } from './checks/content-checks.controller.js';
import { ContentFinding } from './checks/content-finding.entity.js';
import { LinkTargets } from './checks/link-targets.service.js';
import { PageChecks } from './checks/page-checks.service.js';
import { PageParts } from './checks/page-parts.service.js';
import { PublishedPages } from './checks/published-pages.service.js';
import { SiteChecks } from './checks/site-checks.service.js';
import { UnsavedPageChecks } from './checks/unsaved-page-checks.service.js';
import { ContactForm } from './forms/contact-form.service.js';
import { ContactPageController } from './forms/contact-page.controller.js';
import { CspReportsController } from './csp-reports/csp-reports.controller.js';
import { CspReports } from './csp-reports/csp-reports.service.js';
import { InquiryPageController } from './forms/inquiry-page.controller.js';
import { InquiryPages } from './forms/inquiry-pages.service.js';
import { InquirySessions } from './forms/inquiry-sessions.service.js';
import { PageTextsController } from './edit-this/page-texts.controller.js';
import { PageTextsService } from './edit-this/page-texts.service.js';
import { FrontEnd } from './front-end.js';
import { FrontHandler } from './engine/front-handler.js';
import { InProcessApi } from './engine/in-process-api.js';
import { EmptyListsController } from './pages/empty-lists.controller.js';
import { Indexing } from './pages/indexing.service.js';
import { AppIcons } from './pages/app-icons.service.js';
import { LibraryPictures } from './pages/library-pictures.service.js';
import { MadeFiles } from './pages/made-files.service.js';
import { MailLinksController } from './forms/mail-links.controller.js';
import { MailLinks } from './forms/mail-links.service.js';
import { PageCache } from './engine/page-cache.js';
import { OldAddressesController } from './old-addresses/old-addresses.controller.js';
import { OldAddresses } from './old-addresses/old-addresses.service.js';
import { PostcodePageController } from './forms/postcode-page.controller.js';
import { PreviewLink } from './preview/preview-link.entity.js';
import { PreviewLinks } from './preview/preview-links.service.js';
import { PreviewDocumentsController, PreviewsController } from './preview/previews.controller.js';
import { Previews } from './preview/previews.service.js';
import { SharedPreviews } from './preview/shared-previews.service.js';
import { UnsavedSites } from './preview/unsaved-sites.service.js';
import { RedirectedPages } from './pages/redirected-pages.listener.js';
import { Replicas } from './engine/replicas.service.js';
import { ServiceWordsController } from './service-search/service-words.controller.js';
import { WordsOfServices } from './service-search/words-of-services.service.js';
import { ShareImages } from './share/share-images.service.js';
import { SitePages } from './pages/site-pages.service.js';
import { ShownPlacesController } from './shown/shown-places.controller.js';
import { ShownPlaces } from './shown/shown-places.service.js';
import { SiteResponses } from './engine/site-responses.service.js';
import { SitemapService } from './pages/sitemap.service.js';
import { StatisticsModule } from './statistics/statistics.module.js';
import { VisitorResponses } from './engine/visitor-responses.service.js';

@Module({
  imports: [
    DeliveryModule,
    DiscoveryModule,
    FaqsModule,
    HomepageModule,
    InquiriesModule,
    RenewalsModule,
    LocationsModule,
    MediaModule,
    PagesModule,
    ProjectsModule,
    RedirectsModule,
    SampleContentModule,
    ServicesModule,
    StatisticsModule,
    TestimonialsModule,
    TypeOrmModule.forFeature([ContentCheckRun, ContentFinding, PreviewLink]),
  ],
  controllers: [
    AreasController,
    ContactPageController,
    ContentChecksController,
    ContentChecksExportController,
    CspReportsController,
    EmptyListsController,
    InquiryPageController,
    MailLinksController,
    OldAddressesController,
    PageTextsController,
    PostcodeCheckController,
    PostcodePageController,
    PreviewDocumentsController,
    PreviewsController,
    ServiceWordsController,
    ShownPlacesController,
  ],
  providers: [
    { provide: PageCache, useFactory: () => new PageCache() },
    AreasService,
    CheckedPages,
    ContactForm,
    ContentCheckRuns,
    CspReports,
    InquiryPages,
    InquirySessions,
    FrontEnd,
    FrontHandler,
    InProcessApi,
    Indexing,
    LinkTargets,
    AppIcons,
    LibraryPictures,
    MadeFiles,
    MailLinks,
    OldAddresses,
    PageChecks,
    PageParts,
    PageTextsService,
    PostcodeCheck,
    PreviewLinks,
    Previews,
    PublishedPages,
    RedirectedPages,
    Replicas,
    ShareImages,
    ShownPlaces,
    SharedPreviews,
    SiteChecks,
    SitePages,
    SiteResponses,
    SitemapService,
    UnsavedPageChecks,
    UnsavedSites,
    VisitorResponses,
    WordsOfServices,
  ],
  exports: [Indexing, PageCache, SitePages],
})
export class SiteModule {}
