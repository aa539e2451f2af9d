import { Link } from 'wouter';
import { Field } from './Field';
import { Trap } from './Trap';
import { useContactForm } from './useContactForm';
import { reads } from '../../api/queries';
import { useRead } from '../../api/useRead';
import { Icon } from '../../components/Icon';
import { contactTexts } from '../../content/contact';
import { serviceSlug, serviceTypeOf, serviceTypes } from '../../content/serviceTypes';

export function ContactForm() {
  const { form, source, status, errors, reason, values, scriptless, onSubmit, onInput } = useContactForm();
  const service = useServiceTitle(source);
  const failed = Object.values(errors).some(Boolean);
  // After a reload the page starts at its top; a form that is sent by script is still being looked at, at its end.
  const note = <FormNote status={status} reason={reason ?? (failed ? contactTexts.check : undefined)} scriptless={scriptless} />;
  return (
    <form ref={form} className="contact-form" method="post" action="/contact" onSubmit={onSubmit} onInput={onInput}>
      <input type="hidden" name="source" value={source} />
      {scriptless && note}
      <Field name="name" label="Name" error={errors.name}>
        {(control) => <input {...control} type="text" autoComplete="name" maxLength={200} defaultValue={values?.['name']} />}
      </Field>
      <Field name="company" label="Company" optional error={errors.company}>
        {(control) => <input {...control} type="text" autoComplete="organization" maxLength={200} defaultValue={values?.['company']} />}
      </Field>
      <Field name="email" label="Email" error={errors.email}>
        {(control) => <input {...control} type="email" autoComplete="email" maxLength={254} defaultValue={values?.['email']} />}
      </Field>
      <Field name="phone" label="Phone" error={errors.phone}>
        {(control) => <input {...control} type="tel" autoComplete="tel" maxLength={40} defaultValue={values?.['phone']} />}
      </Field>
      <Field name="serviceType" label="Service" wide error={errors.serviceType}>
        {(control) => (
          <select {...control} defaultValue={values?.['serviceType'] ?? ''}>
            <option value="">Choose a service</option>
            {serviceTypes.map(({ value, text }) => (
              <option key={value} value={value}>
                {value === 'other' && service ? `${text}: ${service}` : text}
              </option>
            ))}
          </select>
        )}
      </Field>
      <Field name="message" label="Message" wide error={errors.message}>
        {(control) => <textarea {...control} rows={5} maxLength={5000} defaultValue={values?.['message']} />}
      </Field>
      {!scriptless && note}
      <Trap />
      <div className="field-wide contact-send">
        <button type="submit" className="button button-primary" aria-disabled={status === 'sending'}>
          {status === 'sending' ? 'Sending...' : 'Send Message'}
          <Icon name="arrow-right" size={20} />
        </button>
        <p className="small">
          We use what you write to answer you and for nothing else. Our <Link href="/privacy">Privacy Policy</Link> says how long we keep
          it.
        </p>
      </div>
    </form>
  );
}

/** What the service is called that has no type of its own in the form; that it was meant is kept in the enquiry's source. */
function useServiceTitle(source: string): string | undefined {
  const groups = useRead(reads.navigation).data ?? [];
  const slug = serviceSlug(source);
  return groups.flatMap(({ services }) => services).find((service) => service.slug === slug && serviceTypeOf(source) === 'other')?.title;
}

/** Says how sending went, in the page itself: the toast passes, and without script there is none. */
function FormNote({ status, reason, scriptless }: { status: string; reason?: string; scriptless: boolean }) {
  return (
    <div className="field-wide form-note" aria-live="polite">
      {status === 'sent' && !scriptless && <p className="note note-good">{contactTexts.kept}</p>}
      {reason && (
        <p className="note note-bad">
          {scriptless && <strong>{contactTexts.failure.title}. </strong>}
          {reason}
        </p>
      )}
    </div>
  );
}
