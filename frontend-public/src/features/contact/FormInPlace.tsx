import type { PageService } from '../../api/types';
import { DangerNote } from '../../components/DangerNote';
import { Icon } from '../../components/Icon';
import { useQuoteText } from '../../components/NextStep';
import { enquiryPath, typeOfService } from '../../content/services';
import { ContactFormIsland } from './ContactForm';
import { MessageLinks, RingBackOffer } from './RingBackOffer';
import { useFormChoices } from './useFormChoices';

interface Props {
  /** Path of the page that it is about. */
  page: string;
  /** What it is about, in words. */
  title: string;
  /** Of a page about one service, which the form then does not ask for. */
  service?: Pick<PageService, 'slug' | 'isEmergency'>;
}

/** The form of a page, closed until one of the page's links to it is pressed (live/formInPlace.ts). Without script they lead to the contact page. */
export function FormInPlace({ page, title, service }: Props) {
  const { types, emergencies } = useFormChoices();
  return (
    <dialog className="form-dialog" data-form={enquiryPath(page)} aria-labelledby="form-title">
      <div className="form-dialog-head">
        <div>
          <p className="eyebrow">{useQuoteText()}</p>
          <h2 id="form-title" tabIndex={-1}>
            {title}
          </h2>
        </div>
        <form method="dialog">
          <button type="submit" className="icon-button" aria-label="Close">
            <Icon name="close" />
          </button>
        </form>
      </div>
      {service?.isEmergency && <DangerNote />}
      <MessageLinks />
      <RingBackOffer page={page} isInPlace />
      <ContactFormIsland page={page} types={service ? [typeOfService(service.slug)] : types} emergencies={emergencies} isInPlace />
    </dialog>
  );
}
