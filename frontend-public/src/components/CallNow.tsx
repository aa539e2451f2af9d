import type { ComponentProps } from 'react';
import { useCompany } from '../api/useCompany';
import type { Line } from '../lib/line';
import { useLine } from '../PageContext';
import { CallLink } from './links';

/** Calls the number that is answered now. */
export const CallNow = (link: Omit<ComponentProps<typeof CallLink>, 'phone'>) => <CallLink phone={useLine().number} {...link} data-timed />;

/** The hours of the number that is answered now. */
export const LineHours = ({ number, isOpen, hours }: Line) =>
  number && (
    <>
      <span className={isOpen ? 'status-dot status-open' : 'status-dot'} /> {hours}
    </>
  );

/** A link, unless it is closed and the emergency line is there to be called. */
export function OfficeNumber() {
  const { phone } = useCompany();
  return <span data-timed>{useLine().isEmergencyLine ? phone : <CallLink phone={phone}>{phone}</CallLink>}</span>;
}
