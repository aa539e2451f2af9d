import type { PageService } from '../api/types';
import { CallToAction } from './CallToAction';
import { LineHours, OwnButton } from './CallNow';
import { CallLink } from './links';
import { Icon } from './Icon';
import { inquiryPath } from '../content/services';
import { useCompany } from '../api/useCompany';
import { quoteText } from '../lib/quoteText';
import { useLine } from '../PageContext';

type Service = Pick<PageService, 'isEmergency'>;

interface NextStepProps {
  title?: string;
  /** Path of the page that it ends. */
  page: string;
  service?: Service;
}

export function NextStep({ title = 'Ready to start?', page, service }: NextStepProps) {
  const text = `Describe the job in a few words${useLine().number && ', or call us'}.`;
  return (
    <CallToAction title={title} text={text} isTimed>
      <ContactButtons service={service} form={inquiryPath(page)} />
    </CallToAction>
  );
}

interface ContactButtonsProps {
  /** Of the page, if it is about one. */
  service?: Service;
  /** Its address. */
  form: string;
  /** Instead of what such buttons say everywhere. */
  formText?: string;
}

export const useQuoteText = (): string => quoteText(useCompany());

export function ContactButtons({ service, form, formText }: ContactButtonsProps) {
  const line = useLine();
  const quote = useQuoteText();
  const formFirst = useFormFirst(service) && form.startsWith('/contact');
  const call = (
    <CallLink phone={line.number} className={`button button-${formFirst ? 'outline' : 'primary'}`}>
      <Icon name="phone" size={20} />
      {line.isEmergencyLine ? 'Emergency' : 'Call'} {line.number}
    </CallLink>
  );
  const hours = (
    <p className="small line-hours">
      <LineHours {...line} />
    </p>
  );
  const message = (
    <OwnButton href={form} variant={formFirst ? 'primary' : 'outline'}>
      {formText ?? quote}
    </OwnButton>
  );
  if (!formFirst)
    return (
      <>
        {call}
        {hours}
        {message}
      </>
    );
  return (
    <>
      {message}
      <ReplyTime />
      {call}
      {hours}
    </>
  );
}

/** Out of hours the form comes first, unless the service is for emergencies and the emergency line is answered. */
function useFormFirst(service?: Service): boolean {
  const { isOpen, isEmergencyLine } = useLine();
  return !isOpen && !(isEmergencyLine && service?.isEmergency);
}

function ReplyTime() {
  const { replyPromise } = useCompany();
  return <p className="small reply-time">We answer {replyPromise.text}</p>;
}
