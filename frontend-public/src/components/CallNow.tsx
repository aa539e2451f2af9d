import type { ComponentProps } from 'react';
import { useCompany } from '../api/useCompany';
import { useHasContent } from '../api/useHasContent';
import type { Line } from '../lib/line';
import { telHref } from '../lib/phone';
import { useLine } from '../PageContext';
import { ButtonLink, CallLink } from './links';

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

/** A button that staff wrote: one that calls the office calls the number that is answered now; none leads to an empty page. Within a part marked `data-timed`. */
export function OwnButton({ href, children, ...button }: Omit<ComponentProps<typeof ButtonLink>, 'children'> & { children: string }) {
  const { phone } = useCompany();
  const { number } = useLine();
  const hasContent = useHasContent();
  if (!hasContent({ href })) return null;
  if (!href.startsWith('tel:') || telHref(href.slice(4)) !== telHref(phone))
    return (
      <ButtonLink href={href} {...button}>
        {children}
      </ButtonLink>
    );
  return (
    <ButtonLink href={telHref(number)} {...button}>
      {children.replace(phone, () => number)}
    </ButtonLink>
  );
}
