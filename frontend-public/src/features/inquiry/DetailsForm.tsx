import type { InquiryPage } from '../../../../backend/render';
import { EMAIL, EmailQuestion } from '../../components/EmailQuestion';
import { detailsTexts } from '../../content/inquiry';
import { Field, PostForm } from './PostForm';

const FIELDS = [
  { name: 'name', label: 'Name', type: 'text', autoComplete: 'name' },
  { name: 'email', label: 'Email', ...EMAIL },
  { name: 'phone', label: 'Phone', type: 'tel', autoComplete: 'tel' },
] as const;

export const DetailsForm = (inquiry: InquiryPage) => (
  <PostForm form="details" {...inquiry}>
    {({ errors, values }) => (
      <>
        {inquiry.refused?.question && <EmailQuestion {...inquiry.refused.question} isFirst texts={detailsTexts} />}
        {FIELDS.map(({ name, label, ...input }) => (
          <Field key={name} name={name} label={label} error={errors[name]}>
            {(control) => <input {...control} {...input} required defaultValue={values[name] ?? inquiry[name]} />}
          </Field>
        ))}
        <p className="small">If you change the email address, we will tell the old one.</p>
        <button type="submit" className="button button-primary">
          Save details
        </button>
      </>
    )}
  </PostForm>
);
