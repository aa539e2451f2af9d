import type { CompanyInfo } from '../api/types';
import { isOpen, nextChange, shortTime } from './openingHours';

/** What decides which number is answered. */
export type Numbers = Pick<CompanyInfo, 'phone' | 'emergencyPhone' | 'openingHours' | 'bankHolidays'>;

export interface Line {
  /** The number that is answered now; the closed office's where there is no emergency line. */
  number: string;
  isEmergencyLine: boolean;
  isOpen: boolean;
  /** Of the number, as in 'Open until 6:00 PM'. */
  hours: string;
  /** Of the office, as in 'Closed, opens 8:00 AM tomorrow'. */
  officeHours: string;
}

export const EMERGENCY_HOURS = 'Emergency line, day and night';

/** Every number to call is this one, on the server and in the browser. */
export function answeredLine(company: Numbers, now: Date): Line {
  const open = isOpen(company, now);
  const change = nextChange(company, now);
  const time = change && shortTime(change, now);
  const officeHours = open ? `Open until ${time}` : time ? `Closed, opens ${time}` : 'Closed';
  if (open || !company.emergencyPhone)
    return { number: company.phone, isEmergencyLine: false, isOpen: open, hours: officeHours, officeHours };
  return { number: company.emergencyPhone, isEmergencyLine: true, isOpen: open, hours: EMERGENCY_HOURS, officeHours };
}
