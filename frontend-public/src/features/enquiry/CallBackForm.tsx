import type { EnquiryPage } from '../../../../backend/src/site/render';
import { Field, PostForm } from './PostForm';

export const CallBackForm = (enquiry: EnquiryPage) => {
  const { callBack, callDays, phone } = enquiry;
  if (!callDays.length && !callBack) return <p>Our office has no hours to choose from at the moment. Please call us.</p>;
  return (
    <PostForm form="call-back" {...enquiry}>
      {({ errors, values }) => (
        <>
          <Field name="window" label="When may we call you?" error={errors['window']}>
            {(control) => (
              <select {...control} required defaultValue={values['window'] ?? ''}>
                <option value="">Choose a time</option>
                {callBack && <option value="none">No call needed any more</option>}
                {callDays.map(({ day, times }) => (
                  <optgroup key={day} label={day}>
                    {times.map(({ value, text }) => (
                      <option key={value} value={value}>{`${day}, ${text}`}</option>
                    ))}
                  </optgroup>
                ))}
              </select>
            )}
          </Field>
          <p className="small">{`We call ${phone}.`}</p>
          <button type="submit" className="button button-primary">
            Choose this time
          </button>
        </>
      )}
    </PostForm>
  );
};
