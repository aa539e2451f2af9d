import { type FormEvent, useEffect, useRef, useState, useSyncExternalStore } from 'react';
import { useLocation } from 'wouter';
import { ApiError, sendEnquiry } from '../../api/client';
import type { Enquiry } from '../../api/types';
import { useSentForm } from '../../Boot';
import { showToast } from '../../components/toast/toasts';
import { contactTexts, messageFrom } from '../../content/contact';
import { serviceTypeOf } from '../../content/services';
import { forgetDraft, keepDraft, readDraft } from './draft';
import { EMPTY_ENQUIRY, type FieldErrors, firstMessages, isEnquiryField, validate } from './validate';

type Status = 'idle' | 'sending' | 'sent';

const fieldsOf = (form: HTMLFormElement) =>
  [...form.elements].filter(
    (field): field is HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement => 'name' in field && isEnquiryField(String(field.name)),
  );

const valuesOf = (form: HTMLFormElement): Enquiry => ({
  ...EMPTY_ENQUIRY,
  ...Object.fromEntries(fieldsOf(form).map((field) => [field.name, field.value])),
});

/** The fields are uncontrolled, so that text typed before hydration stays. */
export function useContactForm() {
  const posted = useSentForm();
  const source = useSource();
  const form = useRef<HTMLFormElement>(null);
  const sending = useRef(false);
  const shownAt = useRef<number>(undefined);
  const submissionId = useRef<string>(undefined);
  const [status, setStatus] = useState<Status>(posted?.sent ? 'sent' : 'idle');
  const [errors, setErrors] = useState<FieldErrors>(() => firstMessages(posted?.fields));
  const [reason, setReason] = useState(posted?.error);

  useEffect(() => {
    if (!form.current) return;
    form.current.noValidate = true;
    if (posted?.sent) return;
    const draft = readDraft();
    submissionId.current ??= draft.submissionId;
    // A visitor who comes from another page than the draft is asking about that page's service.
    const wanted = draft.source === source ? undefined : serviceTypeOf(source);
    const begun = messageFrom(new URLSearchParams(window.location.search).get('postcode'));
    for (const field of fieldsOf(form.current)) {
      const kept =
        (field.name === 'serviceType' && wanted) || draft[field.name as keyof Enquiry] || (field.name === 'message' ? begun : undefined);
      if (kept && !field.value) field.value = kept;
    }
    // The time to fill in a form is unknown when text was typed before hydration or a reload.
    if (!valuesOf(form.current).message) shownAt.current ??= performance.now();
  }, [posted, source]);

  const refuse = (problems: FieldErrors) => {
    setErrors(problems);
    const first = form.current && fieldsOf(form.current).find((field) => isEnquiryField(field.name) && problems[field.name]);
    first?.focus();
  };

  const onSubmit = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    // A ref, as the second click of a double click comes before the next render.
    if (sending.current) return;
    const enquiry = valuesOf(event.currentTarget);
    const problems = validate(enquiry);
    setReason(undefined);
    refuse(problems);
    if (Object.keys(problems).length) return;
    sending.current = true;
    setStatus('sending');
    // randomUUID exists on secure pages only; without an id the message is still sent.
    submissionId.current ??= crypto.randomUUID?.();
    const draft = { ...enquiry, source, submissionId: submissionId.current };
    keepDraft(draft);
    try {
      await sendEnquiry({ ...draft, ...signsOf(event.currentTarget, shownAt.current) });
      form.current?.reset();
      shownAt.current = performance.now();
      submissionId.current = undefined;
      forgetDraft();
      setStatus('sent');
      showToast(contactTexts.success);
    } catch (error) {
      console.error(error);
      const failure = error instanceof ApiError ? error.failure : undefined;
      setStatus('idle');
      setReason(failure?.error ?? contactTexts.unreachable);
      refuse(firstMessages(failure?.fields));
      showToast({ ...contactTexts.failure, variant: 'destructive' });
    } finally {
      sending.current = false;
    }
  };

  const onInput = (event: FormEvent<HTMLFormElement>) => {
    keepDraft({ ...valuesOf(event.currentTarget), source, submissionId: submissionId.current });
    const name = event.target instanceof HTMLElement ? event.target.getAttribute('name') : null;
    if (name && isEnquiryField(name) && errors[name]) setErrors({ ...errors, [name]: undefined });
    if (status === 'sent') setStatus('idle');
  };

  return {
    form,
    source: posted?.values['source'] ?? source,
    status,
    errors,
    reason,
    values: posted?.sent ? undefined : posted?.values,
    scriptless: posted !== undefined,
    onSubmit,
    onInput,
  };
}

/** The honeypot field. */
export const TRAP = 'website';

/** Signals against spam: the honeypot's content, and the milliseconds since the form appeared. */
function signsOf(form: HTMLFormElement, shownAt: number | undefined): { website: string; fillTime?: number } {
  const trap = form.elements.namedItem(TRAP);
  return {
    website: trap instanceof HTMLInputElement ? trap.value : '',
    ...(shownAt !== undefined && { fillTime: Math.round(performance.now() - shownAt) }),
  };
}

const never = () => () => undefined;
const search = () => window.location.search;
// Pages are cached without their query.
const onServer = () => '';

/** The path of the page that led to the form, or of the form's own page. */
function useSource(): string {
  const [pathname] = useLocation();
  const from = new URLSearchParams(useSyncExternalStore(never, search, onServer)).get('from');
  return from && /^\/(?!\/)/.test(from) ? from : pathname;
}
