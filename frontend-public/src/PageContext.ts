import { createContext, useContext } from 'react';
import type { ContactForm, InquiryGone, InquiryPage, StopPage } from '../../backend/render';
import { londonTime, nextMidnight } from './lib/london';
import type { CompanyInfo } from './api/types';
import { answeredLine, type Line, type Numbers } from './lib/line';
import { nextChange, type Calendar } from './lib/openingHours';

/** Time-dependent page state, without the time itself so that equal pages have equal HTML. */
export interface TimeState {
  /** The number to call. */
  line: Line;
  /** As in '2026-11-21', in London. */
  today: string;
}

/** What a page is rendered for. */
export interface Page {
  path: string;
  search: URLSearchParams;
  timeState: TimeState;
  /** When `timeState` changes. */
  validUntil: Date;
  contactForm?: ContactForm;
  inquiry?: InquiryPage | InquiryGone;
  stop?: StopPage;
}

export const timeStateAt = (company: Numbers, now: Date): TimeState => ({
  line: answeredLine(company, now),
  today: londonTime(now).date,
});

type Company = Calendar & Pick<CompanyInfo, 'bannerChangesAt' | 'replyPromise'>;

export function timeStateEnds(company: Company, now: Date): Date {
  const moments = [company.bannerChangesAt, company.replyPromise.until].flatMap((moment) => (moment ? [new Date(moment)] : []));
  const ends = [nextMidnight(now), nextChange(company, now), ...moments].filter((end) => !!end);
  return ends.reduce((first, end) => (end < first ? end : first));
}

export const PageContext = createContext<Page | null>(null);

/** On the server only: islands get what they need as props. */
export function usePage(): Page {
  const page = useContext(PageContext);
  if (!page) throw new Error('An island must not ask for the page.');
  return page;
}

/** On the server only. */
export const useLine = (): Line => usePage().timeState.line;
