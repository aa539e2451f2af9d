import { CallToAction } from './CallToAction';
import { ButtonLink, CallLink } from './links';
import { useCompany } from '../api/useCompany';
import { Icon } from './Icon';
import { enquiryPath, isEmergency } from '../content/services';
import { usePage } from '../PageContext';

type Service = Parameters<typeof isEmergency>[0];

interface NextStepProps {
  title?: string;
  /** Path of the page that it ends. */
  page: string;
  service?: Service;
}

export function NextStep({ title = 'Ready to start?', page, service }: NextStepProps) {
  return (
    <CallToAction title={title} text="Describe the job in a few words, or call us: you get an answer from an electrician." isTimed>
      <ContactButtons service={service} form={enquiryPath(page)} />
    </CallToAction>
  );
}

interface ContactButtonsProps {
  /** Of the page, if it is about one. */
  service?: Service;
  /** Its address. */
  form: string;
  formText?: string;
}

/** The number to call now: out of hours the emergency line, if the company has one. */
export function useLine(): { number: string; isEmergencyLine: boolean } {
  const { phone, emergencyPhone } = useCompany();
  const { open } = usePage().timeState;
  return open || !emergencyPhone ? { number: phone, isEmergencyLine: false } : { number: emergencyPhone, isEmergencyLine: true };
}

export function ContactButtons({ service, form, formText = 'Send a Message' }: ContactButtonsProps) {
  const { number, isEmergencyLine } = useLine();
  const formFirst = useFormFirst(service) && form.startsWith('/contact');
  const call = (
    <CallLink phone={number} className={`button button-${formFirst ? 'outline' : 'primary'}`}>
      <Icon name="phone" size={20} />
      {isEmergencyLine ? 'Emergency' : 'Call'} {number}
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
      <ReplyTime />
      {call}
    </>
  );
}

/** Out of hours the form comes first, unless the service is for emergencies and the emergency line is answered. */
export function useFormFirst(service?: Service): boolean {
  const { open } = usePage().timeState;
  const { isEmergencyLine } = useLine();
  return !open && !(isEmergencyLine && service && isEmergency(service));
}

export function ReplyTime() {
  const { replyBy } = usePage().timeState;
  return replyBy && <p className="small reply-time">We answer by {replyBy}</p>;
}
