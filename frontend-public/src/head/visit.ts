import { reads, type Get } from '../api/queries';
import type { ContactForm, InquiryGone, InquiryPage, StopPage } from '../../../backend/render';
import { doneTexts } from '../content/inquiry';

export interface Visit {
  /** Of the route. */
  path: string | undefined;
  search: URLSearchParams;
  contactForm?: ContactForm;
  inquiry?: InquiryPage | InquiryGone;
  stop?: StopPage;
}

/** The query parameters that the server renders. Pages without any of them are cached. */
const QUESTIONS: Record<string, string[]> = {
  '/': ['sector'],
  '/services': ['q', 'category'],
  '/services/page/:page': ['q', 'category'],
  '/projects': ['category'],
  '/projects/page/:page': ['category'],
  '/contact': ['complaint'],
  '/postcode-check': ['postcode'],
};

/** Whether the page depends on the query. Such pages are not indexed. */
export const dependsOnQuery = ({ path, search }: Visit): boolean => QUESTIONS[path ?? '']?.some((name) => search.has(name)) ?? false;

/** The result of a form sent without script, for the beginning of the title, which screen readers read first. */
export function outcome({ path, search, contactForm, inquiry, stop }: Visit, get: Get): string | undefined {
  if (stop?.state === 'stopped') return 'Stopped';
  if (inquiry && 'refused' in inquiry && inquiry.refused) return 'Please check the form';
  if (inquiry && 'done' in inquiry && inquiry.done) return doneTexts[inquiry.done].title;
  if (contactForm?.isFilled) return undefined;
  if (contactForm?.sent && !contactForm.error) return 'Message sent';
  if (contactForm) return contactForm.fields ? 'Please check the form' : 'Message not sent';
  if (path !== '/postcode-check' || !search.get('postcode')) return undefined;
  const result = get(reads.postcode(search));
  if (result === null) return 'Please check the place';
  if (!result) return undefined;
  const { covered, postcode } = result;
  return covered === null ? `Ask us about ${postcode}` : covered ? `Yes, we cover ${postcode}` : `${postcode} is outside our area`;
}
