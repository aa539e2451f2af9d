import { createContext, useContext, useEffect, useState, type ReactNode } from 'react';
import type { ContactForm } from '../../backend/src/site/render';
import { useCompany } from './api/useCompany';
import { londonTime, nextMidnight } from './lib/london';
import { isOpen, nextChange, type Calendar } from './lib/openingHours';

/** Time-dependent page state, without the time itself so that equal pages have equal HTML. */
export interface TimeState {
  /** Whether the office is open: pages then offer its number instead of the emergency line. */
  open: boolean;
  /** As in '2026-11-21', in London. */
  today: string;
}

/** What the server passes to the browser. `reads` holds responses by API path. */
export interface Boot {
  reads: Record<string, unknown>;
  timeState: TimeState;
  contactForm?: ContactForm;
  /** Whether the record does not exist. */
  isMissing?: boolean;
}

export const timeStateAt = (calendar: Calendar, now: Date): TimeState => ({ open: isOpen(calendar, now), today: londonTime(now).date });

export function timeStateEnds(calendar: Calendar, now: Date): Date {
  const [midnight, change] = [nextMidnight(now), nextChange(calendar, now)];
  return change && change < midnight ? change : midnight;
}

const BootContext = createContext<Pick<Boot, 'timeState' | 'contactForm'>>({ timeState: { open: true, today: '1970-01-01' } });

export const useTimeState = (): TimeState => useContext(BootContext).timeState;
export const useSentForm = (): ContactForm | undefined => useContext(BootContext).contactForm;

/** Starts with the server's state, then follows the clock. */
export function BootProvider({ boot, children }: { boot: Boot; children: ReactNode }) {
  const company = useCompany();
  const [timeState, setTimeState] = useState(boot.timeState);
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout>;
    const follow = () => {
      const now = new Date();
      setTimeState((shown) => {
        const current = timeStateAt(company, now);
        return current.open === shown.open && current.today === shown.today ? shown : current;
      });
      timer = setTimeout(follow, timeStateEnds(company, now).getTime() - now.getTime() + 1000);
    };
    timer = setTimeout(follow, 0);
    return () => clearTimeout(timer);
  }, [company]);
  return <BootContext value={{ timeState, contactForm: boot.contactForm }}>{children}</BootContext>;
}
