import type { ReactNode } from 'react';
import type { ContactForm as PostedForm } from '../../../../backend/src/site/render';
import { Icon } from '../../components/Icon';
import { island } from '../../components/island';
import { contactTexts, kept } from '../../content/contact';
import { PhotoField } from './photos/PhotoField';
import { TRAP, useContactForm } from './useContactForm';
import { ENQUIRY_FIELDS, type EnquiryField, FIELD_LABELS, FIELD_RULES, type FieldErrors, isOptional } from './validate';

interface ContactFormProps {
  /** Path of the page with the form. */
  page: string;
  /** Slugs of the services for emergencies. */
  emergencies: string[];
  /** Of the services that are offered. */
  types: string[];
  /** Sent without script. */
  posted?: PostedForm;
}

export function ContactForm({ page, emergencies, types, posted }: ContactFormProps) {
  const { form, status, replyBy, errors, reason, work, photos, onSubmit, onInput } = useContactForm(posted);
  const values = posted?.sent ? undefined : posted?.values;
  const failed = Object.values(errors).some(Boolean);
  const why = reason ?? (failed ? contactTexts.check : undefined);
  return (
    <form
      ref={form}
      className="contact-form"
      method="post"
      action="/contact#result"
      encType="multipart/form-data"
      data-sent={posted?.sent && true}
      onSubmit={onSubmit}
      onInput={onInput}
    >
      <input type="hidden" name="source" value={posted?.values['source'] ?? page} />
      {posted && why && <ErrorSummary reason={failed ? contactTexts.check : why} errors={errors} />}
      <Field name="name" error={errors.name}>
        {(control) => <input {...control} type="text" autoComplete="name" defaultValue={values?.['name']} />}
      </Field>
      <Field name="company" error={errors.company}>
        {(control) => <input {...control} type="text" autoComplete="organization" defaultValue={values?.['company']} />}
      </Field>
      <Field name="email" error={errors.email}>
        {(control) => <input {...control} type="email" autoComplete="email" defaultValue={values?.['email']} />}
      </Field>
      <Field name="phone" error={errors.phone}>
        {(control) => <input {...control} type="tel" autoComplete="tel" defaultValue={values?.['phone']} />}
      </Field>
      <Field name="serviceType" wide error={errors.serviceType}>
        {(control) => (
          <select {...control} defaultValue={values?.['serviceType'] ?? ''}>
            <option value="">Choose a service</option>
            {Object.entries(FIELD_RULES.serviceType.labels ?? {})
              .filter(([value]) => types.includes(value))
              .map(([value, text]) => (
                // `prefill` may have named the service in it.
                <option key={value} value={value} suppressHydrationWarning>
                  {text}
                </option>
              ))}
          </select>
        )}
      </Field>
      <Field name="message" wide error={errors.message}>
        {(control) => <textarea {...control} rows={5} defaultValue={values?.['message']} />}
      </Field>
      <Field name="heardFrom" wide error={errors.heardFrom}>
        {(control) => (
          <select {...control} defaultValue={values?.['heardFrom'] ?? ''}>
            <option value="">Please choose</option>
            {Object.entries(FIELD_RULES.heardFrom.labels ?? {}).map(([value, text]) => (
              <option key={value} value={value}>
                {text}
              </option>
            ))}
          </select>
        )}
      </Field>
      <PhotoField
        photos={photos}
        {...work}
        isEmergency={work.slug !== undefined && emergencies.includes(work.slug)}
        chooseAgain={!posted?.sent && posted?.photos !== undefined}
      />
      {!posted && <FormNote sent={status === 'sent' ? kept(replyBy) : undefined} reason={why} />}
      <Trap />
      <div className="field-wide contact-send">
        <button type="submit" className="button button-primary" aria-disabled={status === 'sending'}>
          {status === 'sending' ? 'Sending...' : 'Send Message'}
          <Icon name="arrow-right" size={20} />
        </button>
        <p className="small">
          We use what you write to answer you and for nothing else. Our <a href="/privacy">Privacy Policy</a> says how long we keep it.
        </p>
      </div>
    </form>
  );
}

export const ContactFormIsland = island('ContactForm', ContactForm);

/** Repeats in the page what the toast says. */
function FormNote({ sent, reason }: { sent?: string; reason?: string }) {
  return (
    <div className="field-wide form-note" aria-live="polite">
      {sent && <p className="note note-good">{sent}</p>}
      {reason && <p className="note note-bad">{reason}</p>}
    </div>
  );
}

/** Shown after a form sent without script was rejected; the form's address ends in '#result'. */
function ErrorSummary({ reason, errors }: { reason: string; errors: FieldErrors }) {
  return (
    <div id="result" tabIndex={-1} role="alert" className="field-wide note note-bad">
      <strong>{contactTexts.failure.title}. </strong>
      {reason}
      <ul>
        {ENQUIRY_FIELDS.filter((name) => errors[name]).map((name) => (
          <li key={name}>
            <a href={`#contact-${name}`}>
              {FIELD_LABELS[name]}: {errors[name]}
            </a>
          </li>
        ))}
      </ul>
    </div>
  );
}

/** A honeypot: bots fill it in, people cannot see it. */
const Trap = () => (
  <div className="visually-hidden" aria-hidden="true">
    <label htmlFor="contact-website">Leave this empty</label>
    <input id="contact-website" name={TRAP} type="text" tabIndex={-1} autoComplete="off" />
  </div>
);

interface Props {
  name: EnquiryField;
  error?: string;
  wide?: boolean;
  children: (control: {
    id: string;
    name: string;
    required: boolean;
    maxLength?: number;
    'aria-invalid': boolean;
    'aria-describedby'?: string;
  }) => ReactNode;
}

function Field({ name, error, wide = false, children }: Props) {
  const id = `contact-${name}`;
  const errorId = `${id}-error`;
  return (
    <div className={wide ? 'field field-wide' : 'field'}>
      <label htmlFor={id}>
        {FIELD_LABELS[name]}
        {isOptional(name) && <span className="field-optional"> (optional)</span>}
      </label>
      {children({
        id,
        name,
        required: !isOptional(name),
        maxLength: FIELD_RULES[name].maxLength,
        'aria-invalid': Boolean(error),
        'aria-describedby': error ? errorId : undefined,
      })}
      {error && (
        <p id={errorId} className="field-error">
          {error}
        </p>
      )}
    </div>
  );
}
