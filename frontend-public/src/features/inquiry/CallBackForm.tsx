import type { InquiryPage } from '../../../../backend/render';
import { CallTimes } from '../../components/CallTimes';
import { Field, PostForm } from './PostForm';

export const CallBackForm = (inquiry: InquiryPage) => {
  const { callBack, callDays, phone } = inquiry;
  if (!callDays.length && !callBack) return <p>There are no times to choose from at the moment. Please call us.</p>;
  return (
    <PostForm form="call-back" {...inquiry}>
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
