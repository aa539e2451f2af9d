import type { ContactForm as PostedForm } from '../../../../backend/render';
import { EMAIL, EmailQuestion } from '../../components/EmailQuestion';
import { Icon } from '../../components/Icon';
import { island } from '../../components/island';
import { CallLink } from '../../components/links';
import { PhotoField } from '../../components/photos/PhotoField';
import { contactTexts, sentTexts } from '../../content/contact';
import { photoTexts } from '../../content/photoGuides';
import { AfterSending } from './AfterSending';
import { Field } from './Field';
import { PhotoGuides } from './PhotoGuides';
import { ServiceField } from './ServiceField';
import type { FormChoices } from './useFormChoices';
import { RENEWAL, TRAP, useContactForm } from './useContactForm';
import { INQUIRY_FIELDS, FIELD_LABELS, FIELD_RULES, type FieldErrors } from './validate';

interface ContactFormProps extends FormChoices {
  /** Path of the page with the form. */
  page: string;
  /** Slug of the service that the form is for. */
  about?: string;
  /** Opened in place on the page that it is about. */
  isInPlace?: boolean;
  /** Sent without script. */
  posted?: PostedForm;
}

/** Begins with the message: what people came to say. */
export function ContactForm({ page, groups, asksType, about, isInPlace = false, posted }: ContactFormProps) {
  const { form, isSending, sent, setSent, errors, reason, question, work, photos, onSubmit, onInput } = useContactForm(posted);
  const values = posted?.sent ? undefined : posted?.values;
  const failed = Object.values(errors).some(Boolean);
  const why = reason ?? (failed ? contactTexts.check : undefined);
  const isPosted = sent !== undefined && posted?.sent === sent;
  const contact = (
    <>
      <Field name="name" wide error={errors.name}>
        {(control) => <input {...control} type="text" autoComplete="name" defaultValue={values?.['name']} />}
      </Field>
      <Field name="email" error={errors.email}>
        {(control) => <input {...control} {...EMAIL} defaultValue={values?.['email']} />}
      </Field>
      <Field name="phone" error={errors.phone}>
        {(control) => <input {...control} type="tel" autoComplete="tel" defaultValue={values?.['phone']} />}
      </Field>
    </>
  );
  const isMoreSaid = [values?.['company'], values?.['heardFrom'], errors.company, errors.heardFrom].some(Boolean);
  const more = (
    <details className="fold field-wide" open={isMoreSaid} suppressHydrationWarning>
      <summary>
        <span>
          More about you<span className="field-optional"> (optional)</span>
        </span>
        <Icon name="chevron-down" size={20} />
      </summary>
      <Field name="company" error={errors.company}>
        {(control) => <input {...control} type="text" autoComplete="organization" defaultValue={values?.['company']} />}
      </Field>
      <Field name="heardFrom" error={errors.heardFrom}>
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
    </details>
  );
  const job = (
    <>
      <Field name="message" wide error={errors.message}>
        {(control) => <textarea {...control} rows={5} defaultValue={values?.['message']} />}
      </Field>
      <div className="field field-wide">
        <PhotoField
          photos={photos}
          id="contact-photos"
          label={
            <>
              {photoTexts.label}
              <span className="field-optional"> ({photoTexts.optional})</span>
            </>
          }
          hint={photoTexts.hint}
          problem={!posted?.sent && posted?.photos !== undefined ? photoTexts.chooseAgain : undefined}
        />
        <PhotoGuides type={work.type} service={groups.flatMap(({ services }) => services).find(({ slug }) => slug === work.slug)} />
      </div>
    </>
  );
  return (
    <>
      {sent && (
        <AfterSending sent={sent} photos={photos} isPosted={isPosted} refused={posted?.fields?.['window']?.[0]} onChange={setSent} />
      )}
      {sent && !isPosted && (
        <button type="button" className="button button-quiet" onClick={() => setSent(undefined)}>
          {sentTexts.another}
        </button>
      )}
      <form
        ref={form}
        className="contact-form"
        method="post"
        action="/contact#result"
        encType="multipart/form-data"
        hidden={sent !== undefined && !isPosted}
        data-page={isInPlace || posted?.isFilled ? page : undefined}
        data-sent={posted?.sent && true}
        onSubmit={onSubmit}
        onInput={onInput}
      >
        <input type="hidden" name="source" value={posted?.values['source'] ?? page} />
        {posted?.values['renewal'] && <input type="hidden" name={RENEWAL} value={posted.values['renewal']} />}
        {posted?.question && <EmailQuestion {...posted.question} isFirst />}
        {posted && why && <ErrorSummary reason={failed ? contactTexts.check : why} errors={errors} />}
        {job}
        <ServiceField {...{ groups, asksType, about }} posted={values} error={errors.serviceType} />
        {contact}
        {more}
        {!posted && <FormNote reason={why} />}
        {question && question !== posted?.question && <EmailQuestion {...question} />}
        <Trap id="contact-website" />
        <div className="field-wide contact-send">
          <button type="submit" className="button button-primary" aria-disabled={isSending}>
            {isSending ? 'Sending...' : 'Send Message'}
            <Icon name="arrow-right" size={20} />
          </button>
          <p className="small">
            We use what you write to answer you and for nothing else. Our <a href="/privacy">Privacy Policy</a> says how long we keep it.
          </p>
        </div>
      </form>
    </>
  );
}

export const ContactFormIsland = island('ContactForm', ContactForm);

/** Repeats in the page what the toast says. */
const FormNote = ({ reason }: { reason?: string }) => (
  <div className="field-wide form-note" aria-live="polite">
    {reason && (
      <p className="note note-bad">
        {reason} {reason !== contactTexts.check && <CallInstead />}
      </p>
    )}
  </div>
);

/** In the browser only: the number that is answered now, from the header, which follows the clock. */
export function CallInstead() {
  const number = document.querySelector('.header-call span')?.firstChild?.textContent ?? '';
  return <CallLink phone={number}>Call {number}</CallLink>;
}

/** Shown after a form sent without script was rejected; the form's address ends in '#result'. */
function ErrorSummary({ reason, errors }: { reason: string; errors: FieldErrors }) {
  return (
    <div id="result" tabIndex={-1} role="alert" className="field-wide note note-bad">
      <strong>{contactTexts.failure.title}. </strong>
      {reason}
      <ul>
        {INQUIRY_FIELDS.filter((name) => errors[name]).map((name) => (
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
export const Trap = ({ id }: { id: string }) => (
  <div className="visually-hidden" aria-hidden="true">
    <label htmlFor={id}>Leave this empty</label>
    <input id={id} name={TRAP} type="text" tabIndex={-1} autoComplete="off" />
  </div>
);
