import type { InquiryPage } from '../../../../backend/render';
import { Icon } from '../../components/Icon';
import { Field, PostForm } from './PostForm';

export const WordsForm = (inquiry: InquiryPage) => (
  <PostForm form="words" {...inquiry}>
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
