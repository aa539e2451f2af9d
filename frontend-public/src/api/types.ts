import type { components } from '../../../backend/openapi';

type Schemas = components['schemas'];

export type CompanyInfo = Schemas['PublicCompanyInfo'];
export type NavigationGroup = Schemas['NavigationGroup'];
export type Homepage = Schemas['PublishedHomepage'];
export type Block = Homepage['blocks'][number];
export type Pictured = Schemas['PictureDto'];
export type PictureFacts = Schemas['PictureFacts'];
export type Testimonial = Schemas['PublicTestimonial'];
export type ProjectDetail = Schemas['ProjectDetail'];
export type ServiceLocationPage = Schemas['ServiceLocationPageDetail'];
export type AreaSummary = Schemas['AreaSummary'];
export type AreaDetail = Schemas['AreaDetail'];
export type PageService = Schemas['PageService'];
export type PageLocation = Schemas['PageLocation'];
export type CorePage = Schemas['CorePageDetail'];
export type CorePageSummary = Schemas['CorePageSummary'];
export type PostcodeResult = Schemas['PostcodeResult'];
export type Faq = Schemas['ServiceFaq'];
export type ContactResponse = Schemas['ContactResponse'];
export type RingBack = Schemas['RingBackDto'];
export type ServiceType = NonNullable<Schemas['CreateContactDto']['serviceType']>;
export type Drawing = NonNullable<Schemas['ServiceSummary']['drawing']>;

export type ServiceCardData = Pick<
  Schemas['ServiceSummary'],
  | 'title'
  | 'slug'
  | 'group'
  | 'drawing'
  | 'need'
  | 'icon'
  | 'description'
  | 'baseDescription'
  | 'image'
  | 'pictures'
  | 'price'
  | 'firstLocation'
>;
export type ServicePrice = Schemas['ServicePrice'];

export type ServiceData = ServiceCardData & Pick<Schemas['ServiceSummary'], 'id' | 'searchTerms' | 'categories' | 'isEmergency'>;

export type ServiceWords = Schemas['ServiceWords'];

export type ProjectSummary = Schemas['ProjectSummary'];

export type ProjectCardData = Schemas['ProjectCard'];

export type ProjectPageData = Schemas['ProjectPage'];

export type HomepageContent = Pick<Homepage, 'blocks' | 'autoPopulateServices' | 'autoPopulateProjects' | 'autoPopulateTestimonials'> &
  Partial<Pick<Homepage, 'metaTitle' | 'metaDescription' | 'keywords' | 'ogImage'>>;

export interface Inquiry {
  name: string;
  company: string;
  email: string;
  phone: string;
  serviceType: string;
  /** What a company's form asks instead that lists its services by name. */
  serviceSlug: string;
  message: string;
  /** Optional. */
  heardFrom: string;
}

export type ApiFailure = Partial<Schemas['ErrorResponse']>;
