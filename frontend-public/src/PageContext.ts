import { createContext, useContext } from 'react';
import type { ContactForm, EnquiryGone, EnquiryPage } from '../../backend/src/site/render';
import { londonTime, nextMidnight } from './lib/london';
import { answeredLine, type Line, type Numbers } from './lib/line';
import { replyTime, nextChange, type Calendar } from './lib/openingHours';

/** Time-dependent page state, without the time itself so that equal pages have equal HTML. */
export interface TimeState {
  /** The number to call. */
  line: Line;
  /** As in '2026-11-21', in London. */
  today: string;
  /** By when a message gets a reply while the office is closed: '9:00 AM tomorrow'. */
  replyBy: string | null;
}

/** What a page is rendered for. */
export interface Page {
  path: string;
  search: URLSearchParams;
  timeState: TimeState;
  /** When `timeState` changes. */
  validUntil: Date;
  contactForm?: ContactForm;
  enquiry?: EnquiryPage | EnquiryGone;
}

export function timeStateAt(company: Numbers, now: Date): TimeState {
  const line = answeredLine(company, now);
  return { line, today: londonTime(now).date, replyBy: line.isOpen ? null : replyTime(company, now) };
}

/** `bannerChangesAt`: when a banner starts or ends (ISO 8601). */
export function timeStateEnds({ bannerChangesAt, ...calendar }: Calendar & { bannerChangesAt: string | null }, now: Date): Date {
  const ends = [nextMidnight(now), nextChange(calendar, now), bannerChangesAt && new Date(bannerChangesAt)].filter((end) => !!end);
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
