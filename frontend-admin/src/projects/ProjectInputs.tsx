import { FormTabs } from '../ui/FormTabs';
import { PicturesInput } from '../ui/PicturesInput';
import { RichTextInput } from '../ui/RichTextInput';
import { SeoFields } from '../ui/SeoFields';
import { BasicInputs } from './BasicInputs';
import { CaseStudyInputs } from './CaseStudyInputs';
import { PublishingInputs } from './PublishingInputs';

export const ProjectInputs = () => (
  <FormTabs
    label="Parts of the project"
    tabs={[
      {
        label: 'Basic Info',
        fields: ['title', 'description', 'category', 'status', 'location', 'order', 'imageUrl', 'isActive'],
        content: <BasicInputs />,
      },
      {
        label: 'Case Study',
        fields: ['client', 'sector', 'completionDate', 'challenge', 'solution', 'outcome', 'kpis'],
        content: <CaseStudyInputs />,
      },
      { label: 'Content', fields: ['content'], content: <RichTextInput source="content" placeholder="Tell more about the work..." /> },
      { label: 'Images', fields: ['images'], content: <PicturesInput source="images" /> },
      { label: 'Publishing', fields: ['slug', 'publishStatus', 'featured'], content: <PublishingInputs /> },
      { label: 'SEO', fields: ['metaTitle', 'metaDescription', 'ogImage', 'keywords'], content: <SeoFields /> },
    ]}
  />
);
