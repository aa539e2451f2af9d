import type { Inquiry } from '../../api/types';
import { messageAbout, messageFrom } from '../../content/begunMessage';
import { serviceSlug } from '../../content/services';

/** In sessionStorage: survives a reload, in this tab only. */
const KEY = 'contact-draft';

/** `submissionId` lets the server recognise a repeated message. */
export type Draft = Inquiry & { source: string; submissionId?: string };

export const EMPTY_INQUIRY: Inquiry = {
  name: '',
  company: '',
  email: '',
  phone: '',
  serviceType: '',
  serviceSlug: '',
  message: '',
  heardFrom: '',
};

const isKept = (name: string) => name === 'source' || name === 'submissionId' || Object.hasOwn(EMPTY_INQUIRY, name);

export function keepDraft(draft: Draft) {
  try {
    sessionStorage.setItem(KEY, JSON.stringify(draft));
  } catch {
    // Storage may be full or disabled.
  }
}

export function readDraft(): Partial<Draft> {
  try {
    const stored: unknown = JSON.parse(sessionStorage.getItem(KEY) ?? '{}');
    if (typeof stored !== 'object' || stored === null) return {};
    return Object.fromEntries(Object.entries(stored).filter(([name, value]) => isKept(name) && typeof value === 'string'));
  } catch {
    return {};
  }
}

export function forgetDraft() {
  try {
    sessionStorage.removeItem(KEY);
  } catch {
    // Storage may be disabled.
  }
}

export const fieldsOf = (form: HTMLFormElement) =>
  [...form.elements].filter(
    (field): field is HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement =>
      'name' in field && Object.hasOwn(EMPTY_INQUIRY, String(field.name)),
  );

export const valuesOf = (form: HTMLFormElement): Inquiry => ({
  ...EMPTY_INQUIRY,
  ...Object.fromEntries(fieldsOf(form).map((field) => [field.name, field.value])),
});

const query = () => new URLSearchParams(location.search);

/** The path of the page that led to the form, or of the form's own page. */
export function sourceOf({ dataset }: HTMLFormElement): string {
  if (dataset['page']) return dataset['page'];
  const from = query().get('from');
  return from && /^\/(?!\/)/.test(from) ? from : location.pathname;
}

/** When filling in began, in milliseconds since the page was opened; unknown when something had been written before. */
export const filling: { since?: number } = {};

/** Below it, what to photograph is folded. */
const PHONE_PX = 640;

/** Fills in what is known when the page opens, and keeps what is typed. */
export function prefill(form: HTMLFormElement, titleOf: (serviceSlug: string) => string | undefined) {
  if ('sent' in form.dataset) return;
  const source = sourceOf(form);
  const draft = readDraft();
  // A visitor who comes from another page than the draft is asking about that page's service.
  const wanted = draft.source === source ? undefined : choiceFor(form, source);
  const begun = messageFrom(query().get('postcode')) ?? messageAbout(query().get('about'));
  for (const field of fieldsOf(form)) {
    const kept =
      (field.name.startsWith('service') && wanted) || draft[field.name as keyof Inquiry] || (field.name === 'message' ? begun : undefined);
    if (!kept || field.value) continue;
    field.value = kept;
    field.closest('details')?.setAttribute('open', '');
  }
  if (!valuesOf(form).message) filling.since = performance.now();
  nameOther(form, source, titleOf);
  const guides = form.querySelector<HTMLDetailsElement>('.photo-guides');
  if (guides && innerWidth < PHONE_PX) guides.open = false;
  form.addEventListener('input', () => keepDraft({ ...valuesOf(form), source, submissionId: readDraft().submissionId }));
}

/** What the form calls the service of the page that led to it, if it is offered. */
export function choiceFor(form: HTMLFormElement, source: string): string | undefined {
  const slug = serviceSlug(source);
  const choices = [...form.querySelectorAll<HTMLOptionElement | HTMLInputElement>('[data-services]')];
  return choices.find(({ dataset }) => slug && dataset['services']?.split(' ').includes(slug))?.value;
}

/** Adds to 'Other' the title of the service that the visitor comes from. */
function nameOther(form: HTMLFormElement, source: string, titleOf: (serviceSlug: string) => string | undefined) {
  const slug = serviceSlug(source);
  const title = slug && titleOf(slug);
  const other = form.querySelector('[name="serviceType"] option[value="other"]');
  if (title && other && choiceFor(form, source) === 'other') other.append(`: ${title}`);
}
