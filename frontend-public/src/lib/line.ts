import type { CompanyInfo } from '../api/types';
import { isOpen, nextChange, shortTime } from './openingHours';

/** What decides which number is answered. */
export type Numbers = Pick<CompanyInfo, 'phone' | 'emergencyPhone' | 'openingHours' | 'bankHolidays' | 'otherHours'>;

export interface Line {
  /** The number that is answered now; the closed office's where there is no emergency line. */
  number: string;
  isEmergencyLine: boolean;
  isOpen: boolean;
  /** Of the number, as in 'Open until 6:00 PM' and 'Closed, opens 8:00 AM tomorrow'. */
  hours: string;
}

export const EMERGENCY_HOURS = 'Emergency line, day and night';

/** An office that is open for a week on end never closes. */
const isFarOff = (change: Date | undefined, now: Date): boolean => !change || change.getTime() - now.getTime() > 7 * 86_400_000;

/** Every number to call is this one, on the server and in the browser. */
export function answeredLine(company: Numbers, now: Date): Line {
  const { phone, emergencyPhone } = company;
  const open = isOpen(company, now);
  if (!open && emergencyPhone) return { number: emergencyPhone, isEmergencyLine: true, isOpen: open, hours: EMERGENCY_HOURS };
  const change = nextChange(company, now);
  const time = change && shortTime(change, now);
  const hours = open ? (isFarOff(change, now) ? 'Open day and night' : `Open until ${time}`) : time ? `Closed, opens ${time}` : 'Closed';
  return { number: phone, isEmergencyLine: false, isOpen: open, hours };
}
