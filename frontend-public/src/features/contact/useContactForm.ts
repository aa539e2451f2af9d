import { type FormEvent, useEffect, useRef, useState } from 'react';
import type { ContactForm } from '../../../../backend/src/site/render';
import { ApiError, sendEnquiry } from '../../api/client';
import { serviceSlug } from '../../content/services';
import { originOfVisit } from '../../lib/visitOrigin';
import { showToast } from '../../components/toast/showToast';
import { contactTexts } from '../../content/contact';
import { fieldsOf, filling, forgetDraft, keepDraft, readDraft, sourceOfVisit, valuesOf } from './draft';
import { usePhotos } from './photos/usePhotos';
import { type FieldErrors, firstMessages, isEnquiryField, validate } from './validate';

type Status = 'idle' | 'sending' | 'sent';

/** The fields are uncontrolled, so that text typed before hydration stays. `posted` is a form that was sent without script. */
export function useContactForm(posted: ContactForm | undefined) {
  const form = useRef<HTMLFormElement>(null);
  const sending = useRef(false);
  const submissionId = useRef<string>(undefined);
  const [status, setStatus] = useState<Status>(posted?.sent ? 'sent' : 'idle');
  const [errors, setErrors] = useState<FieldErrors>(() => firstMessages(posted?.fields));
  const [reason, setReason] = useState(posted?.error);
  /** Type of work, and the service whose page led here. */
  const [work, setWork] = useState<{ type?: string; slug?: string }>({ type: posted?.values['serviceType'] });
  const photos = usePhotos();
  const [replyBy, setReplyBy] = useState('');

  useEffect(() => {
    if (!form.current) return;
    form.current.noValidate = true;
    setWork({ type: valuesOf(form.current).serviceType, slug: serviceSlug(sourceOfVisit()) });
  }, []);

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
    submissionId.current ??= readDraft().submissionId ?? crypto.randomUUID?.();
    const draft = { ...enquiry, source: sourceOfVisit(), submissionId: submissionId.current };
    keepDraft(draft);
    try {
      const response = await sendEnquiry({ ...draft, ...originOfVisit(), ...signsOf(event.currentTarget), photos: photos.count() });
      photos.send(response);
      form.current?.reset();
      filling.since = performance.now();
      submissionId.current = undefined;
      forgetDraft();
      setStatus('sent');
      setReplyBy(response.replyBy);
      showToast({ title: contactTexts.sent, description: response.message });
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
    const name = event.target instanceof HTMLElement ? event.target.getAttribute('name') : null;
    if (name === 'serviceType') setWork({ ...work, type: valuesOf(event.currentTarget).serviceType });
    if (name && isEnquiryField(name) && errors[name]) setErrors({ ...errors, [name]: undefined });
    if (status === 'sent') setStatus('idle');
  };

  return { form, status, replyBy, errors, reason, work, photos, onSubmit, onInput };
}

/** The honeypot field. */
export const TRAP = 'website';

/** Signals against spam: the honeypot's content, and the milliseconds since the form appeared. */
function signsOf(form: HTMLFormElement): { website: string; fillTime?: number } {
  const trap = form.elements.namedItem(TRAP);
  return {
    website: trap instanceof HTMLInputElement ? trap.value : '',
    ...(filling.since !== undefined && { fillTime: Math.round(performance.now() - filling.since) }),
  };
}
