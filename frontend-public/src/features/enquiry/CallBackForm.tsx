import type { InquiryPage as EnquiryPage } from '../../../../backend/src/site/render';
import { CallTimes } from '../../components/CallTimes';
import { Field, PostForm } from './PostForm';

export const CallBackForm = (enquiry: EnquiryPage) => {
  const { callBack, callDays, phone } = enquiry;
  if (!callDays.length && !callBack) return <p>There are no times to choose from at the moment. Please call us.</p>;
  return (
    <PostForm form="call-back" {...enquiry}>
      {({ errors, values }) => (
        <>
          <Field name="window" label="When may we call you?" error={errors['window']}>
            {(control) => (
              <select {...control} required defaultValue={values['window'] ?? ''}>
                <CallTimes days={callDays} isChosen={callBack !== null} />
              </select>
            )}
          </Field>
          <p className="small">{`We will call ${phone}.`}</p>
          <button type="submit" className="button button-primary">
            Choose this time
          </button>
        </>
      )}
    </PostForm>
  );
};
