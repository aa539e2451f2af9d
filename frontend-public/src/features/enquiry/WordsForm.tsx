import type { InquiryPage as EnquiryPage } from '../../../../backend/src/site/render';
import { Icon } from '../../components/Icon';
import { Field, PostForm } from './PostForm';

export const WordsForm = (enquiry: EnquiryPage) => (
  <PostForm form="words" {...enquiry}>
    {({ errors, values }) => (
      <>
        <Field name="text" label="Add to your enquiry" error={errors['text']}>
          {(control) => <textarea {...control} rows={4} required defaultValue={values['text']} />}
        </Field>
        <button type="submit" className="button button-primary">
          Send
          <Icon name="arrow-right" size={20} />
        </button>
      </>
    )}
  </PostForm>
);
