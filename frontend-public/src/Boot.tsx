import { createContext, useContext, useEffect, useState, type ReactNode } from 'react';
import { useCompany } from './api/useCompany';
import { londonTime, nextMidnight } from './lib/london';
import { isOpen, nextChange, type Calendar } from './lib/openingHours';

/** What of the time a page shows. Not the time itself, so that equal pages are equal text. */
export interface Moment {
  /** The office is open: the company's own number is called, else the emergency line. */
  open: boolean;
  /** '2026-11-21' in London */
  today: string;
}

/** How the form stands after it was sent without script. */
export interface FormState {
  values: Record<string, string>;
  error?: string;
  fields?: Record<string, string[]>;
  sent?: boolean;
}

/** All that the server hands to the browser: answers by API path, and what they do not tell. */
export interface Boot {
  reads: Record<string, unknown>;
  moment: Moment;
  contactForm?: FormState;
}

export const momentAt = (calendar: Calendar, now: Date): Moment => ({ open: isOpen(calendar, now), today: londonTime(now).date });

/** When a page that shows this moment has to be made anew. */
export function momentEnds(calendar: Calendar, now: Date): Date {
  const [midnight, change] = [nextMidnight(now), nextChange(calendar, now)];
  return change && change < midnight ? change : midnight;
}

const BootContext = createContext<Pick<Boot, 'moment' | 'contactForm'>>({ moment: { open: true, today: '1970-01-01' } });

export const useMoment = (): Moment => useContext(BootContext).moment;
export const useSentForm = (): FormState | undefined => useContext(BootContext).contactForm;

/** Starts with what the server rendered and then follows the clock. */
export function BootProvider({ boot, children }: { boot: Boot; children: ReactNode }) {
  const company = useCompany();
  const [moment, setMoment] = useState(boot.moment);
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout>;
    const follow = () => {
      const now = new Date();
      setMoment((shown) => {
        const current = momentAt(company, now);
        return current.open === shown.open && current.today === shown.today ? shown : current;
      });
      timer = setTimeout(follow, momentEnds(company, now).getTime() - now.getTime() + 1000);
    };
    timer = setTimeout(follow, 0);
    return () => clearTimeout(timer);
  }, [company]);
  return <BootContext value={{ moment, contactForm: boot.contactForm }}>{children}</BootContext>;
}
