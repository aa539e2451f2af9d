import { type FormEvent, useEffect, useRef, useState } from 'react';
import type { ContactForm } from '../../../../backend/render';
import { ApiError, reasonOf, sendInquiry } from '../../api/client';
import { usePhotos } from '../../components/photos/usePhotos';
import { CHOSEN } from '../../components/EmailQuestion';
import { serviceSlug } from '../../content/services';
import { originOfVisit } from '../../lib/visitOrigin';
import { showToast } from '../../components/toast/showToast';
import { contactTexts } from '../../content/contact';
import { choiceFor, fieldsOf, filling, forgetDraft, keepDraft, readDraft, sourceOf, valuesOf } from './draft';
import { type FieldErrors, fieldOf, firstMessages, type InquiryField, likelyEmail, validate } from './validate';

/** The fields are uncontrolled, so that text typed before hydration stays. `posted` is a form that was sent without script. */
export function useContactForm(posted: ContactForm | undefined) {
  const form = useRef<HTMLFormElement>(null);
  const isUnderWay = useRef(false);
  const submissionId = useRef<string>(undefined);
  const [isSending, setIsSending] = useState(false);
  const [sent, setSent] = useState(posted?.sent);
  const [errors, setErrors] = useState<FieldErrors>(() => firstMessages(posted?.fields));
  const [reason, setReason] = useState(posted?.sent ? undefined : posted?.error);
  /** Type of work, and the service that was chosen or whose page led here. */
  const [work, setWork] = useState<{ type?: string; slug?: string }>({
    type: posted?.values['serviceType'],
    slug: posted?.values['serviceSlug'],
  });
  const [question, setQuestion] = useState(posted?.question);
  /** What was answered. */
  const settled = useRef<string>(undefined);
  const photos = usePhotos();

  useEffect(() => {
    if (!form.current) return;
    form.current.noValidate = true;
    setWork(workOf(form.current));
  }, []);

  const refuse = (problems: FieldErrors) => {
    setErrors(problems);
    const isWrong = (field: InquiryField | undefined) => field !== undefined && problems[field] !== undefined;
    const first = form.current && fieldsOf(form.current).find(({ name }) => isWrong(fieldOf(name)));
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
      const response = await sendInquiry({
        ...draft,
        // The service of the page that led to the form, unless another type of work was chosen.
        serviceSlug: inquiry.serviceSlug || (choiceFor(event.currentTarget, source) === inquiry.serviceType && serviceSlug(source)) || '',
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
    const field = fieldOf(name ?? '');
    if (field === 'serviceType') setWork(workOf(event.currentTarget));
    if (field && errors[field]) setErrors({ ...errors, [field]: undefined });
  };

  return { form, isSending, sent, setSent, errors, reason, question, work, photos, onSubmit, onInput };
}

function workOf(form: HTMLFormElement): { type: string; slug: string | undefined } {
  const { serviceType: type, serviceSlug: chosen } = valuesOf(form);
  return { type, slug: chosen || serviceSlug(sourceOf(form)) };
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
