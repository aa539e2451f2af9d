import type { components } from './schema';

type Schemas = components['schemas'];

export type Picture = Schemas['PictureDto'];
export type Service = Schemas['ServiceRecord'];
export type Location = Schemas['LocationRecord'];
export type ServicePage = Schemas['ServiceLocationPageRecord'];
/** A former state of a service page. */
export type ServicePageVersion = Schemas['PageVersion'];
export type Faq = Schemas['FaqRecord'];
/** Says that a service shows a FAQ, and at which place. */
export type PageFaq = Schemas['PageFaqRecord'];
export type CorePage = Schemas['CorePageRecord'];
export type Project = Schemas['ProjectRecord'];
export type Testimonial = Schemas['TestimonialRecord'];
export type MediaFile = Schemas['MediaRecord'];
export type CompanyInfo = Schemas['CompanyInfoRecord'];
export type Inquiry = Schemas['ContactInquiryRecord'];
export type InquiryStatus = Inquiry['status'];
export type PageReport = Schemas['PageStatistics'];
export type InquiryEvent = Schemas['InquiryEventRecord'];
/** What became of a mail. */
export type MailReport = Schemas['MailReport'];
/** Whether mail can be sent, and what waits. */
export type MailState = Schemas['MailState'];
export type TestMailAnswer = Schemas['TestMailAnswer'];
export type MailPreview = Schemas['MailPreview'];
export type ReplyTemplate = Schemas['ReplyTemplateDto'];
export type DashboardSummary = Schemas['Dashboard'];
export type HomepageBlock = Schemas['HomepageBlockDto'];
/** The draft or a version from the history. */
export type HomepageVersion = Schemas['HomepageRecord'];
/** What is live, as visitors read it. */
export type PublishedHomepage = Schemas['PublishedHomepage'];
/** What a save of the draft may carry. */
export type HomepageChange = Schemas['UpdateHomepageDto'];
export type User = Schemas['UserRecord'];
export type StaffName = Schemas['StaffName'];
export type Profile = Schemas['ProfileRecord'];
export type Redirect = Schemas['RedirectRecord'];
export type PersonalData = Schemas['PersonalData'];
export type PersonalDataSummary = Schemas['PersonalDataSummary'];
export type AuditEntry = Schemas['AuditLogView'];
