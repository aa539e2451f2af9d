import type { components } from '../../../backend/openapi';

type Schemas = components['schemas'];

/** An address of another website, with the page nearest to it. */
export type OldAddress = Schemas['OldAddress'];
export type Picture = Schemas['PictureDto'];
export type Service = Schemas['ServiceRecord'];
export type Location = Schemas['LocationRecord'];
export type ServicePage = Schemas['ServiceLocationPageRecord'];
/** All places, with the service's page there or the texts with which one can begin. */
export type PlacesForPages = Schemas['PlacesForPages'];
export type PlaceForPage = Schemas['PlaceForPage'];
/** What visitors see of a service in a location. */
export type VisiblePage = Pick<Schemas['ServiceLocationPageSummary'], 'id' | 'serviceSlug' | 'locationSlug'>;
export type Faq = Schemas['FaqRecord'];
/** Which FAQ a service shows, and in which position. */
export type PageFaq = Schemas['PageFaqRecord'];
export type CorePage = Schemas['CorePageRecord'];
export type Project = Schemas['ProjectRecord'];
export type Testimonial = Schemas['TestimonialRecord'];
export type MediaFile = Schemas['MediaRecord'];
/** How far exports and backups are, and which backups are kept. */
export type Archives = Schemas['Archives'];
export type ArchiveState = Schemas['ArchiveState'];
export type KeptBackup = Schemas['KeptBackup'];
/** Which list a CSV file is. */
export type RecognisedFile = Schemas['RecognisedFile'];
/** A record that shows a file. */
export type MediaUse = Schemas['MediaUse'];
/** What is left of the demonstration, and what the company's own site lacks. */
export type SetUpStatus = Schemas['SetUpStatus'];
export type TextsToRead = Schemas['TextsToRead'];
export type CompanyInfo = Schemas['CompanyInfoRecord'];
export type Inquiry = Schemas['ContactInquiryRecord'];
export type InquiryStatus = Inquiry['status'];
export type Renewal = Schemas['RenewalRecord'];
export type RenewalsOfInquiry = Schemas['RenewalsOfInquiry'];
/** What a period brought, and the one before. */
export type OfficeReport = Schemas['OfficeReport'];
export type PageReport = Schemas['PageStatistics'];
export type DailyReport = Schemas['DailyStatistics'];
/** What became of enquiries, by source, service and place. */
export type JobReport = Schemas['JobReport'];
export type ResponseReport = Schemas['ResponseTimes'];
export type InquiryEvent = Schemas['InquiryEventRecord'];
/** Whether the customer can open the page of the enquiry. */
export type CustomerPageState = Schemas['CustomerPageState'];
/** A file that goes with an answer. */
export type AnswerFile = Schemas['AnswerFileRecord'];
/** A photo that the customer added. */
export type InquiryPhoto = Schemas['InquiryPhotoRecord'];
/** The delivery state of a mail or another message about an enquiry. */
export type DeliveryReport = Schemas['DeliveryReport'];
/** Whether a channel such as mail can send, and how many messages wait or failed. */
export type ChannelState = Schemas['ChannelState'];
export type TestMailResult = Schemas['TestMailResult'];
export type MailPreview = Schemas['MailPreview'];
export type WebhookTestResult = Schemas['WebhookTestResult'];
export type WebhookSecret = Schemas['WebhookSecret'];
export type ReplyTemplate = Schemas['ReplyTemplateDto'];
/** What is still at work once its author cannot sign in. */
export type LeftWork = Schemas['LeftWorkRecord'];
/** What a list found for the search over everything. */
export type SearchGroup = Schemas['SearchGroup'];
/** Where words stand in a text of the website. */
export type WordPlace = Schemas['WordPlace'];
/** A text of the website, and the record that holds it. */
export type PageTexts = Schemas['PageTexts'];
export type ShownText = Schemas['ShownText'];
/** A colleague has saved over the user's change on purpose. */
export type OverwrittenChange = Schemas['OverwrittenView'];
export type PageGrid = Schemas['PageGridRecord'];
export type DashboardSummary = Schemas['Dashboard'];
export type TodaysItem = Schemas['TodaysItem'];
export type DashboardCharts = Schemas['DashboardCharts'];
/** A block of any type. The contract says what each type holds. */
export type HomepageBlock = Schemas['OtherBlock'];
/** The draft or a version from the history. */
export type HomepageVersion = Schemas['HomepageRecord'];
/** The live version, as visitors see it. */
export type PublishedHomepage = Schemas['PublishedHomepage'];
/** The body of a save of the draft. */
export type HomepageChange = Schemas['UpdateHomepageDto'];
/** Another person, or the same one in another browser, who has the record open. */
export type OpenRecordResponse = Schemas['OpenRecordResponse'];
export type OpenElsewhere = Schemas['OpenElsewhere'];
export type User = Schemas['UserRecord'];
export type StaffName = Schemas['StaffName'];
export type Profile = Schemas['ProfileRecord'];
export type SecondFactorState = Schemas['SecondFactorState'];
/** A browser in which someone is signed in. */
export type PushDevice = Schemas['PushDeviceRecord'];
export type PushDevices = Schemas['PushDevices'];
export type PushTestResult = Schemas['PushTestResult'];
export type OpenSession = Schemas['SessionRecord'];
/** What is typed into the form of a page and not published. */
export type PageDraft = Schemas['PageDraftRecord'];
export type PageDraftSummary = Schemas['PageDraftSummary'];
export type PlannedChange = Schemas['PlannedChangeRecord'];
/** What is to go live or to be taken down, and when. */
export type PlanRequest = Schemas['PlanChangeDto'];
/** What a form holds, to be rendered as its page. */
export type PreviewRequest = Schemas['PreviewDto'];
/** A version in the history of a record. */
export type HistoryVersion = Schemas['HistoryVersion'];
export type ComparedVersion = Schemas['ComparedVersion'];
export type TrashItem = Schemas['TrashItem'];
export type RestoreOutcome = Schemas['RestoreOutcome'];
/** Something to fix on a published page. */
export type ShownPlaces = Schemas['ShownPlacesView'];
export type ContentFinding = Schemas['ContentFindingRecord'];
export type ContentCheckState = Schemas['ContentCheckState'];
export type Redirect = Schemas['RedirectRecord'];
export type PersonalData = Schemas['PersonalData'];
export type ImportReport = Schemas['ImportReport'];
export type PersonalDataSummary = Schemas['PersonalDataSummary'];
export type AuditEntry = Schemas['AuditLogView'];
