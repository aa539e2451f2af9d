import { type FormEvent, useEffect, useRef, useState } from 'react';
import type { ContactForm } from '../../../../backend/render';
import { ApiError, reasonOf, sendInquiry } from '../../api/client';
import { usePhotos } from '../../components/photos/usePhotos';
import { CHOSEN } from '../../components/EmailQuestion';
import { serviceSlug, typeOfService } from '../../content/services';
import { originOfVisit } from '../../lib/visitOrigin';
import { showToast } from '../../components/toast/showToast';
import { contactTexts } from '../../content/contact';
import { fieldsOf, filling, forgetDraft, keepDraft, readDraft, sourceOf, valuesOf } from './draft';
import { type FieldErrors, firstMessages, isInquiryField, likelyEmail, validate } from './validate';

/** The fields are uncontrolled, so that text typed before hydration stays. `posted` is a form that was sent without script. */
export function useContactForm(posted: ContactForm | undefined) {
  const form = useRef<HTMLFormElement>(null);
  const isUnderWay = useRef(false);
  const submissionId = useRef<string>(undefined);
  const [isSending, setIsSending] = useState(false);
  const [sent, setSent] = useState(posted?.sent);
  const [errors, setErrors] = useState<FieldErrors>(() => firstMessages(posted?.fields));
  const [reason, setReason] = useState(posted?.sent ? undefined : posted?.error);
  /** Type of work, and the service whose page led here. */
  const [work, setWork] = useState<{ type?: string; slug?: string }>({ type: posted?.values['serviceType'] });
  const [question, setQuestion] = useState(posted?.question);
  /** What was answered. */
  const settled = useRef<string>(undefined);
  const photos = usePhotos();

  useEffect(() => {
    if (!form.current) return;
    form.current.noValidate = true;
    setWork({ type: valuesOf(form.current).serviceType, slug: serviceSlug(sourceOf(form.current)) });
  }, []);

  const refuse = (problems: FieldErrors) => {
    setErrors(problems);
    const first = form.current && fieldsOf(form.current).find((field) => isInquiryField(field.name) && problems[field.name]);
    first?.focus();
  };

  const onSubmit = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    // A ref, as the second click of a double click comes before the next render.
    if (isUnderWay.current) return;
    const pressed = event.nativeEvent instanceof SubmitEvent ? event.nativeEvent.submitter : null;
    const email = fieldsOf(event.currentTarget).find(({ name }) => name === 'email');
    if (email?.value === question?.typed && email && pressed instanceof HTMLButtonElement && pressed.name === CHOSEN) {
      settled.current = pressed.value;
      email.value = pressed.value;
    }
    const inquiry = valuesOf(event.currentTarget);
    const problems = validate(inquiry);
    setReason(undefined);
    refuse(problems);
    if (Object.keys(problems).length) return;
    const meant = [question?.typed, settled.current].includes(inquiry.email) ? undefined : likelyEmail(inquiry.email);
    setQuestion(meant === undefined ? undefined : { typed: inquiry.email, meant });
    if (meant !== undefined) return;
    isUnderWay.current = true;
    setIsSending(true);
    // randomUUID exists on secure pages only; without an id the message is still sent.
    submissionId.current ??= readDraft().submissionId ?? crypto.randomUUID?.();
    const source = sourceOf(event.currentTarget);
    const draft = { ...inquiry, source, submissionId: submissionId.current };
    keepDraft(draft);
    try {
      const serviceSlug = slugOf(source, inquiry.serviceType);
      const response = await sendInquiry({
        ...draft,
        serviceSlug,
        ...originOfVisit(),
        ...signsOf(event.currentTarget),
        ...renewalOf(event.currentTarget),
        photos: photos.count(),
      });
      photos.send(response);
      form.current?.reset();
      filling.since = performance.now();
      submissionId.current = undefined;
      forgetDraft();
      setSent(response);
      showToast({ title: contactTexts.sent, description: response.message });
    } catch (error) {
      console.error(error);
      const failure = error instanceof ApiError ? error.failure : undefined;
      setReason(reasonOf(error, contactTexts));
      refuse(firstMessages(failure?.fields));
      showToast({ ...contactTexts.failure, variant: 'destructive' });
    } finally {
      isUnderWay.current = false;
      setIsSending(false);
    }
  };

  const onInput = (event: FormEvent<HTMLFormElement>) => {
    const name = event.target instanceof HTMLElement ? event.target.getAttribute('name') : null;
    if (name === 'serviceType') setWork({ ...work, type: valuesOf(event.currentTarget).serviceType });
    if (name && isInquiryField(name) && errors[name]) setErrors({ ...errors, [name]: undefined });
  };

  return { form, isSending, sent, setSent, errors, reason, question, work, photos, onSubmit, onInput };
}

/** The service of the page that led to the form, unless another type of work was chosen. */
function slugOf(source: string, type: string): string | undefined {
  const slug = serviceSlug(source);
  return slug && typeOfService(slug) === type ? slug : undefined;
}

/** The honeypot field. */
export const TRAP = 'website';

/** The field with the token of the reminder that led here. */
export const RENEWAL = 'renewal';

function renewalOf(form: HTMLFormElement): { renewal?: string } {
  const field = form.elements.namedItem(RENEWAL);
  return field instanceof HTMLInputElement ? { renewal: field.value } : {};
}

/** Signals against spam: the honeypot's content, and the milliseconds since the form appeared. */
function signsOf(form: HTMLFormElement): { website: string; fillTime?: number } {
  const trap = form.elements.namedItem(TRAP);
  return {
    website: trap instanceof HTMLInputElement ? trap.value : '',
    ...(filling.since !== undefined && { fillTime: Math.round(performance.now() - filling.since) }),
  };
}
