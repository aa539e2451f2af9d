import { AuditChainHead } from './audit/audit-chain.entity.js';
import { AuditLog } from './audit/audit-log.entity.js';
import { IdempotencyKey } from './audit/idempotency-key.entity.js';
import { Authenticator } from './auth/second-factor/authenticator.entity.js';
import { Passkey } from './auth/second-factor/passkey.entity.js';
import { RecoveryCode } from './auth/second-factor/recovery-code.entity.js';
import { Session } from './auth/session.entity.js';
import { BackupRun } from './operations/backup/backup-run.entity.js';
import { ContentCheckRun } from './site/checks/content-check-run.entity.js';
import { ContentFinding } from './site/checks/content-finding.entity.js';
import { CompanyInfo } from './company/company-info.entity.js';
import type { Entities } from './platform/database/data-source.js';
import { Examination } from './operations/doctor/examination.entity.js';
import { HomepageVersion } from './homepage/homepage-version.entity.js';
import { ContactInquiry } from './inquiries/contact-inquiry.entity.js';
import { EnquiryLink } from './inquiries/customer-page/enquiry-link.entity.js';
import { ErasedInquiry } from './inquiries/erased-inquiry.entity.js';
import { InquiryEvent } from './inquiries/inquiry-event.entity.js';
import { InquiryPhoto } from './inquiries/photos/inquiry-photo.entity.js';
import { InquiryWords } from './inquiries/inquiry-words.entity.js';
import { InquiryWordsSubscriber } from './inquiries/inquiry-words.js';
import { Location } from './locations/location.entity.js';
import { Delivery } from './delivery/outbox/delivery.entity.js';
import { Media } from './media/media.entity.js';
import { PictureCopies } from './media/picture-copies.entity.js';
import { UnfinishedUpload } from './media/unfinished-upload.entity.js';
import { PushDevice, PushKey } from './delivery/push/push-device.entity.js';
import { CorePage } from './core-pages/core-page.entity.js';
import { Faq } from './faqs/faq.entity.js';
import { PageFaq } from './faqs/page-faq.entity.js';
import { FormerVersions } from './pages/former-versions.entity.js';
import { PageOriginality } from './pages/page-originality.entity.js';
import { ServiceLocationPage } from './pages/service-location-page.entity.js';
import { PlannedChange } from './records/plans/planned-change.entity.js';
import { PageDraft } from './records/drafts/page-draft.entity.js';
import { Project } from './projects/project.entity.js';
import { Redirect } from './redirects/redirect.entity.js';
import { Service } from './services/service.entity.js';
import { PageCount } from './statistics/page-count.entity.js';
import { OpenRecord } from './records/presence/open-record.entity.js';
import { PreviewLink } from './site/preview/preview-link.entity.js';
import { Testimonial } from './testimonials/testimonial.entity.js';
import { User } from './users/user.entity.js';

/** List a new entity here and create its table in a migration. */
export const ENTITIES: Entities = {
  entities: [
    User,
    Session,
    Passkey,
    Authenticator,
    RecoveryCode,
    Location,
    Service,
    ServiceLocationPage,
    PageOriginality,
    FormerVersions,
    Faq,
    PageFaq,
    CorePage,
    PushDevice,
    PushKey,
    OpenRecord,
    PageDraft,
    Project,
    Testimonial,
    ContactInquiry,
    EnquiryLink,
    ErasedInquiry,
    InquiryEvent,
    InquiryPhoto,
    InquiryWords,
    CompanyInfo,
    Media,
    PictureCopies,
    UnfinishedUpload,
    AuditLog,
    AuditChainHead,
    IdempotencyKey,
    HomepageVersion,
    Redirect,
    Delivery,
    PageCount,
    PlannedChange,
    PreviewLink,
    ContentCheckRun,
    ContentFinding,
    BackupRun,
    Examination,
  ],
  subscribers: [InquiryWordsSubscriber],
};
