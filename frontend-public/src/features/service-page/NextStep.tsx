import type { PageLocation, PageService } from '../../api/types';
import { CallToAction } from '../../components/CallToAction';
import { ButtonLink, CallLink } from '../../components/links';
import { useCompany } from '../../api/useCompany';
import { Icon } from '../../components/Icon';
import { enquiryPath, isEmergency, servicePath } from '../../content/services';
import { usePage } from '../../PageContext';

export function NextStep({ service, location }: { service: PageService; location: PageLocation }) {
  return (
    <CallToAction
      title="Ready to start?"
      text="Describe the job in a few words, or call us: you get an answer from an electrician."
      isTimed
    >
      <ContactButtons service={service} form={enquiryPath(servicePath(service.slug, location.slug))} />
    </CallToAction>
  );
}

interface ContactButtonsProps {
  service: PageService;
  /** Its address. */
  form: string;
  formText?: string;
}

/** Out of hours the form comes first, unless the service is for emergencies. */
export function ContactButtons({ service, form, formText = 'Send a Message' }: ContactButtonsProps) {
  const { phone, emergencyPhone } = useCompany();
  const { open } = usePage().timeState;
  const number = open ? phone : emergencyPhone;
  const formFirst = useFormFirst(service) && form.startsWith('/contact');
  const call = (
    <CallLink phone={number} className={`button button-${formFirst ? 'outline' : 'primary'}`}>
      <Icon name="phone" size={20} />
      {open ? 'Call' : 'Emergency'} {number}
    </CallLink>
  );
  const message = (
    <ButtonLink href={form} variant={formFirst ? 'primary' : 'outline'}>
      {formText}
    </ButtonLink>
  );
  if (!formFirst)
    return (
      <>
        {call}
        {message}
      </>
    );
  return (
    <>
      {message}
      <AnswerTime />
      {call}
    </>
  );
}

export const useFormFirst = (service: PageService): boolean => !usePage().timeState.open && !isEmergency(service);

export function AnswerTime() {
  const { answerBy } = usePage().timeState;
  return answerBy && <p className="small answer-time">We answer by {answerBy}</p>;
}
