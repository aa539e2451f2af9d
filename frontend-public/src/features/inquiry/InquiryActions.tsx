import type { ReactNode } from 'react';
import type { InquiryForm, InquiryPage } from '../../../../backend/render';
import { Icon } from '../../components/Icon';
import type { IconName } from '../../content/icons';
import { InquiryPhotosIsland } from './InquiryPhotos';
import { Field, PostForm } from './PostForm';
import { CallTimes } from '../../components/CallTimes';
import { EMAIL, EmailQuestion } from '../../components/EmailQuestion';
import { detailsTexts } from '../../content/inquiry';

/** Everything but writing, each behind its name. */
export const InquiryActions = (inquiry: InquiryPage) => (
  <div className="inquiry-actions">
    <h2 className="card-heading">What you can do</h2>
    <Action
      form="call-back"
      icon="phone"
      name={inquiry.callBack ? 'Change the time of the call' : 'Ask for a call'}
      refused={inquiry.refused}
    >
      <CallBackForm {...inquiry} />
    </Action>
    <Action form="photos" icon="circuit-board" name="Add photos" refused={inquiry.refused}>
      <InquiryPhotosIsland {...photosOf(inquiry)} />
    </Action>
    <Action form="details" icon="clipboard-check" name="Correct your details" refused={inquiry.refused}>
      <DetailsForm {...inquiry} />
    </Action>
    {!inquiry.isSolved && (
      <Action form="solved" icon="check" name="My question is solved" refused={inquiry.refused}>
        <PostForm form="solved" {...inquiry}>
          {() => (
            <>
              <p>We will then close the enquiry. You can reopen it at any time by writing.</p>
              <button type="submit" className="button button-primary">
                Yes, it is solved
              </button>
            </>
          )}
        </PostForm>
      </Action>
    )}
    <Action form="erase" icon="close" name="Delete my enquiry" refused={inquiry.refused}>
      <EraseForm {...inquiry} />
    </Action>
  </div>
);

/** Only what the island needs: its props stand in the page once more. */
const photosOf = ({ path, formKey, refused, photos, upload }: InquiryPage) => ({
  path,
  formKey,
  refused: refused?.form === 'photos' ? refused : undefined,
  photos,
  upload,
});

interface ActionProps extends Pick<InquiryPage, 'refused'> {
  form: InquiryForm;
  icon: IconName;
  name: string;
  children: ReactNode;
}

const Action = ({ form, icon, name, refused, children }: ActionProps) => (
  <details className="inquiry-action" open={refused?.form === form}>
    <summary>
      <Icon name={icon} size={20} />
      {name}
      <Icon name="chevron-down" size={20} />
    </summary>
    {children}
  </details>
);

const EraseForm = (inquiry: InquiryPage) => (
  <PostForm form="erase" {...inquiry}>
    {({ errors }) => (
      <>
        <p>We will then delete your messages and ours, your details and photos, and the emails that we keep. This cannot be undone.</p>
        <div className="field">
          <label className="inquiry-sure">
            <input
              type="checkbox"
              name="sure"
              value="yes"
              required
              aria-invalid={Boolean(errors['sure'])}
              aria-describedby={errors['sure'] && 'inquiry-sure-error'}
            />
            Yes, delete everything
          </label>
          {errors['sure'] && (
            <p id="inquiry-sure-error" className="field-error">
              {errors['sure'].join('. ')}
            </p>
          )}
        </div>
        <button type="submit" className="button button-secondary">
          Delete my enquiry
        </button>
      </>
    )}
  </PostForm>
);

const CallBackForm = (inquiry: InquiryPage) => {
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

const FIELDS = [
  { name: 'name', label: 'Name', type: 'text', autoComplete: 'name' },
  { name: 'email', label: 'Email', ...EMAIL },
  { name: 'phone', label: 'Phone', type: 'tel', autoComplete: 'tel' },
] as const;

const DetailsForm = (inquiry: InquiryPage) => (
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
