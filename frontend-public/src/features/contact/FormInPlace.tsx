import type { PageService } from '../../api/types';
import { DangerNote } from '../../components/DangerNote';
import { inquiryPath } from '../../content/services';
import { ContactFormIsland } from './ContactForm';
import { MessageLinks, RingBackOffer } from './RingBackOffer';
import { Sheet } from './Sheet';
import { useFormChoices } from './useFormChoices';

interface Props {
  /** Path of the page that it is about. */
  page: string;
  /** What it is about, in words. */
  title: string;
  /** Of a page about one service, which the form then does not ask for. */
  service?: Pick<PageService, 'slug' | 'isEmergency'>;
}

/** The form of a page about one thing. */
export function FormInPlace({ page, title, service }: Props) {
  const choices = useFormChoices();
  return (
    <Sheet form={inquiryPath(page)} title={title}>
      {service?.isEmergency && <DangerNote />}
      <ContactFormIsland page={page} {...choices} about={service?.slug} isInPlace />
      <RingBackOffer page={page} isInPlace />
      <MessageLinks />
    </Sheet>
  );
}
