import { FormTabs } from '../ui/FormTabs';
import { BasicInfo } from './BasicInfo';
import { Content } from './Content';
import { Seo } from './Seo';

const basicFields = [
  'title',
  'slug',
  'serviceId',
  'locationId',
  'heroTitle',
  'heroDescription',
  'features',
  'callToAction',
  'status',
  'order',
  'heroSubtitle',
  'heroImage',
  'ctaOverrides',
  'relatedServices',
];

const contentFields = ['content', 'introContent', 'whyItMatters', 'deliverables', 'sectors', 'microCaseStudy', 'images'];

export const ServicePageInputs = () => (
  <FormTabs
    label="Parts of the page"
    tabs={[
      { label: 'Basic Info', fields: basicFields, content: <BasicInfo /> },
      { label: 'Content', fields: contentFields, content: <Content /> },
      { label: 'SEO', fields: ['metaTitle', 'metaDescription', 'canonicalUrl'], content: <Seo /> },
    ]}
  />
);
