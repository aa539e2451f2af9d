import type { components } from './schema';

/** The answers of the public API under the names that the site uses. */
type Schemas = components['schemas'];

export type CompanyInfo = Schemas['PublicCompanyInfo'];
export type NavigationGroup = Schemas['NavigationGroup'];
export type Homepage = Schemas['PublishedHomepage'];
export type Block = Schemas['HomepageBlockDto'];
export type Testimonial = Schemas['PublicTestimonial'];
export type ProjectDetail = Schemas['ProjectDetail'];
export type ServiceLocationPage = Schemas['ServiceLocationPageDetail'];
export type PageService = Schemas['PageService'];
export type PageLocation = Schemas['PageLocation'];
export type CorePage = Schemas['CorePageDetail'];
export type PostcodeAnswer = Schemas['PostcodeAnswer'];
export type Faq = Schemas['ServiceFaq'];
export type ServiceType = NonNullable<Schemas['CreateContactDto']['serviceType']>;

/** What a card shows. */
export type ServiceCardData = Pick<Schemas['ServiceSummary'], 'id' | 'title' | 'slug' | 'description' | 'icon'>;

/** What a card with a picture shows. */
export type PicturedServiceData = ServiceCardData & Pick<Schemas['ServiceSummary'], 'group' | 'image'>;

/** What a card shows. */
export type ProjectCardData = Pick<
  Schemas['ProjectSummary'],
  'id' | 'slug' | 'title' | 'sector' | 'category' | 'location' | 'challenge' | 'description' | 'featured' | 'isActive' | 'images'
>;

/** The home page's definition as far as it is drawn. */
export type HomepageContent = Pick<Homepage, 'blocks' | 'autoPopulateServices' | 'autoPopulateProjects' | 'autoPopulateTestimonials'> &
  Partial<Pick<Homepage, 'metaTitle' | 'metaDescription' | 'keywords' | 'ogImage'>>;

/** The contact form's fields, as they are typed. */
export interface Enquiry {
  name: string;
  company: string;
  email: string;
  phone: string;
  serviceType: string;
  message: string;
}

export type ApiFailure = Partial<Schemas['ErrorAnswer']>;
