import type { ComponentProps } from 'react';
import { useCompany } from '../../api/useCompany';
import { messageTexts } from '../../content/contact';
import { textHref, whatsappHref } from '../../lib/phone';
import { RingBackIsland } from './RingBack';

/** Nothing for an office without opening hours, which could promise no time, but the result of a wish that was sent. */
export function RingBackOffer(props: ComponentProps<typeof RingBackIsland>) {
  const { openingHours } = useCompany();
  return (props.posted ?? Object.values(openingHours).some(Boolean)) && <RingBackIsland {...props} />;
}

/** Beside a form that stands without the office's numbers. Plain links: nothing is loaded before they are pressed. */
export function MessageLinks() {
  const { whatsappNumber, textNumber } = useCompany();
  if (!whatsappNumber && !textNumber) return null;
  return (
    <p className="message-links">
      {messageTexts.lead}
      {whatsappNumber && <a href={whatsappHref(whatsappNumber)}>{messageTexts.whatsapp(whatsappNumber)}</a>}
      {textNumber && <a href={textHref(textNumber)}>{messageTexts.text(textNumber)}</a>}
    </p>
  );
}
