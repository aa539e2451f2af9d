import { Module } from '@nestjs/common';
import { TypeOrmModule } from '@nestjs/typeorm';
import { LocationsModule } from '../locations/locations.module.js';
import { MediaModule } from '../media/media.module.js';
import { DeliveryModule } from '../delivery/delivery.module.js';
import { RenewalsModule } from '../renewals/renewals.module.js';
import { ServicesModule } from '../services/services.module.js';
import { UsersModule } from '../users/users.module.js';
import { AddedInquiries } from './office/added-inquiries.service.js';
import {
  AdminContactInquiriesController,
  AdminCustomerPageController,
  AdminFollowUpController,
  AdminSpamController,
} from './office/admin-contact-inquiries.controller.js';
import { AdminJobsController, AdminResponseTimesController } from './office/admin-reports.controller.js';
import { ContactInquiry } from './contact-inquiry.entity.js';
import { ContactResponses } from './office/contact-responses.service.js';
import { ContactCallBacksController, ContactController, ContactPhotosController } from './reception/contact.controller.js';
import { ContactService } from './reception/contact.service.js';
import { ErasedInquiry } from './erased-inquiry.entity.js';
import { ErasedInquiries } from './erased-inquiries.service.js';
import { InquiryFlood } from './floods/inquiry-flood.entity.js';
import { FloodsJob } from './floods/floods.job.js';
import { Floods } from './floods/floods.service.js';
import { TodaysFlood } from './floods/todays-flood.js';
import { FollowUpService } from './office/follow-up.service.js';
import { InquiriesExportController } from './office/inquiries-export.controller.js';
import { InquiriesExport } from './office/inquiries-export.service.js';
import { InquiriesService } from './inquiries.service.js';
import { InquiryEvent } from './inquiry-event.entity.js';
import { InquiryEventBus } from './inquiry-event-bus.js';
import { JobReportService } from './office/job-report.service.js';
import { AssignedInquiries } from './office/assigned-inquiries.service.js';
import { InquiryHistory } from './office/inquiry-history.service.js';
import { CustomerPageLimits } from './customer-page/customer-page-limits.service.js';
import { CustomerPages } from './customer-page/customer-pages.service.js';
import { CustomerPhotos } from './customer-page/customer-photos.service.js';
import { InquiryLink } from './customer-page/inquiry-link.entity.js';
import { InquiryLinks } from './customer-page/inquiry-links.service.js';
import { AdminInquiryPhotosController } from './photos/admin-inquiry-photos.controller.js';
import { InquiryPhoto } from './photos/inquiry-photo.entity.js';
import { AdminAnswerFilesController } from './photos/admin-answer-files.controller.js';
import { AnswerFiles } from './photos/answer-files.service.js';
import { InquiryPhotos } from './photos/inquiry-photos.service.js';
import { PhotoLimits } from './photos/photo-limits.service.js';
import { UploadKeys } from './photos/upload-keys.service.js';
import { AdminPrivacyController } from './privacy/admin-privacy.controller.js';
import { ErasureService } from './privacy/erasure.service.js';
import { PersonalDataService } from './privacy/personal-data.service.js';
import { RetentionJob } from './privacy/retention.job.js';
import { ReplyDelayJob, ResponseDeadlineJob } from './office/response-deadline.job.js';
import { ResponseTimesService } from './office/response-times.service.js';
import { SpamService } from './spam/spam.service.js';
import { Subjects } from './reception/subjects.service.js';
import { SubmissionKeys } from './reception/submission-keys.service.js';
import { Submissions } from './reception/submissions.service.js';
import { TodaysInquiries } from './office/todays-inquiries.service.js';

const EXPORTED = [
  ContactService,
  CustomerPageLimits,
  CustomerPages,
  CustomerPhotos,
  InquiryLinks,
  ErasedInquiries,
  ErasureService,
  Floods,
  FollowUpService,
  InquiriesService,
  InquiryEventBus,
  InquiryHistory,
  AssignedInquiries,
  InquiryPhotos,
  JobReportService,
  ResponseTimesService,
  Subjects,
  UploadKeys,
];

@Module({
  imports: [
    DeliveryModule,
    LocationsModule,
    MediaModule,
    RenewalsModule,
    ServicesModule,
    UsersModule,
    TypeOrmModule.forFeature([ContactInquiry, InquiryFlood, InquiryLink, ErasedInquiry, InquiryEvent, InquiryPhoto]),
  ],
  controllers: [
    ContactController,
    ContactCallBacksController,
    ContactPhotosController,
    AdminAnswerFilesController,
    AdminContactInquiriesController,
    AdminCustomerPageController,
    AdminFollowUpController,
    AdminInquiryPhotosController,
    AdminJobsController,
    AdminPrivacyController,
    AdminResponseTimesController,
    AdminSpamController,
    InquiriesExportController,
  ],
  providers: [
    ...EXPORTED,
    AddedInquiries,
    AnswerFiles,
    ContactResponses,
    FloodsJob,
    SubmissionKeys,
    Submissions,
    InquiriesExport,
    ReplyDelayJob,
    PersonalDataService,
    PhotoLimits,
    ResponseDeadlineJob,
    RetentionJob,
    SpamService,
    TodaysFlood,
    TodaysInquiries,
  ],
  exports: EXPORTED,
})
export class InquiriesModule {}
