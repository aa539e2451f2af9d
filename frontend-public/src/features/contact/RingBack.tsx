import { type FormEvent, useEffect, useRef, useState } from 'react';
import type { ContactForm as PostedForm } from '../../../../backend/render';
import { ApiError, askToBeRung, reasonOf } from '../../api/client';
import type { RingBack as Wish } from '../../api/types';
import { Icon } from '../../components/Icon';
import { island } from '../../components/island';
import { contactTexts, ringTexts } from '../../content/contact';
import { serviceSlug } from '../../content/services';
import { originOfVisit } from '../../lib/visitOrigin';
import { AfterSending } from './AfterSending';
import { CallInstead, Trap } from './ContactForm';
import { sourceOf } from './draft';
import { TRAP } from './useContactForm';
import { FIELD_RULES } from './validate';

interface Props {
  /** Path of the page with the form. */
  page: string;
  isInPlace?: boolean;
  /** Sent without script. */
  posted?: PostedForm;
}

const textOf = (value: FormDataEntryValue | null): string => (typeof value === 'string' ? value : '');

/** Name, number and a time of day are enough. The office's promise is the call: the response says between which times. */
export function RingBack({ page, isInPlace, posted }: Props) {
  const isUnderWay = useRef(false);
  const submissionId = useRef<string>(undefined);
  const since = useRef(0);
  const [isSending, setSending] = useState(false);
  const [sent, setSent] = useState(posted?.sent);
  const [failure, setFailure] = useState<ApiError['failure'] | undefined>(posted?.sent ? undefined : posted);
  useEffect(() => {
    since.current = performance.now();
  }, []);

  const onSubmit = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (isUnderWay.current) return;
    isUnderWay.current = true;
    setSending(true);
    const form = event.currentTarget;
    const typed = new FormData(form);
    const [name = '', phone = '', when = '', website = ''] = ['name', 'phone', 'when', TRAP].map((field) => textOf(typed.get(field)));
    const source = sourceOf(form);
    submissionId.current ??= crypto.randomUUID?.();
    try {
      setSent(
        await askToBeRung({
          ...{ name, phone, when: when as Wish['when'], website, source, serviceSlug: serviceSlug(source) },
          ...{ submissionId: submissionId.current, fillTime: Math.round(performance.now() - since.current) },
          ...originOfVisit(),
        }),
      );
      setFailure(undefined);
      submissionId.current = undefined;
    } catch (error) {
      console.error(error);
      const refused = { ...(error instanceof ApiError && error.failure), error: reasonOf(error, ringTexts) };
      setFailure(refused);
      form.querySelector<HTMLElement>(`#ring-${Object.keys(refused.fields ?? {})[0]}`)?.focus();
    } finally {
      isUnderWay.current = false;
      setSending(false);
    }
  };

  if (sent)
    return <AfterSending sent={sent} isPosted={posted?.sent === sent} refused={posted?.fields?.['window']?.[0]} onChange={setSent} />;
  const fault = (name: string) => failure?.fields?.[name]?.[0];
  const control = (name: string) => ({
    ...{ id: `ring-${name}`, name, required: true, 'aria-invalid': fault(name) !== undefined },
    'aria-describedby': fault(name) && `ring-${name}-error`,
  });
  const label = (name: string, text: string) => <label htmlFor={`ring-${name}`}>{text}</label>;
  const error = (name: string) =>
    fault(name) && (
      <p id={`ring-${name}-error`} className="field-error">
        {fault(name)}
      </p>
    );
  return (
    <details className="fold ring-back" open={posted !== undefined}>
      <summary>
        {ringTexts.summary}
        <Icon name="chevron-down" size={20} />
      </summary>
      <form
        className="ring-form"
        method="post"
        action="/contact/ring-back#result"
        data-page={isInPlace ? page : undefined}
        onSubmit={onSubmit}
      >
        <input type="hidden" name="source" value={posted?.values['source'] ?? page} />
        <p className="field-wide">{ringTexts.lead}</p>
        <div className="field">
          {label('name', ringTexts.name)}
          <input
            {...control('name')}
            type="text"
            autoComplete="name"
            maxLength={FIELD_RULES.name.maxLength}
            defaultValue={posted?.values['name']}
          />
          {error('name')}
        </div>
        <div className="field">
          {label('phone', ringTexts.phone)}
          <input
            {...control('phone')}
            type="tel"
            autoComplete="tel"
            maxLength={FIELD_RULES.phone.maxLength}
            defaultValue={posted?.values['phone']}
          />
          {error('phone')}
        </div>
        <div className="field">
          {label('when', ringTexts.time)}
          <select {...control('when')} required={false} defaultValue={posted?.values['when'] ?? 'soon'}>
            {Object.entries(ringTexts.when).map(([value, text]) => (
              <option key={value} value={value}>
                {text}
              </option>
            ))}
          </select>
          {error('when')}
        </div>
        <Trap id={`ring-${TRAP}`} />
        <div aria-live="polite" className="field-wide form-note">
          {failure?.error && (
            <p id={posted && 'result'} tabIndex={posted && -1} className="note note-bad">
              {failure.fields ? contactTexts.check : failure.error} {failure !== posted && <CallInstead />}
            </p>
          )}
        </div>
        <button type="submit" className="button button-secondary" aria-disabled={isSending}>
          {isSending ? 'Sending...' : ringTexts.send}
        </button>
      </form>
    </details>
  );
}

export const RingBackIsland = island('RingBack', RingBack);
