import type { PageLocation, PageService } from '../../api/types';
import { ButtonLink, CallLink } from '../../components/links';
import { CircuitArt } from '../../components/PageHero';
import { useCompany } from '../../api/useCompany';
import { Icon } from '../../components/Icon';
import { enquiryPath, servicePath } from '../../content/services';
import { usePage } from '../../PageContext';

export function NextStep({ service, location }: { service: PageService; location: PageLocation }) {
  return (
    <section className="section section-white">
      <div className="container">
        <div className="cta">
          <CircuitArt />
          <div>
            <h2>Ready to start?</h2>
            <p>Describe the job in a few words, or call us: you get an answer from an electrician.</p>
          </div>
          <div className="buttons" data-timed>
            <ContactButtons form={enquiryPath(servicePath(service.slug, location.slug))} />
          </div>
        </div>
      </div>
    </section>
  );
}

interface ContactButtonsProps {
  /** Its address. */
  form: string;
  formText?: string;
}

export function ContactButtons({ form, formText = 'Send a Message' }: ContactButtonsProps) {
  const { phone, emergencyPhone } = useCompany();
  const { open } = usePage().timeState;
  const number = open ? phone : emergencyPhone;
  return (
    <>
      <CallLink phone={number} className="button button-primary">
        <Icon name="phone" size={20} />
        {open ? 'Call' : 'Emergency'} {number}
      </CallLink>
      <ButtonLink href={form} variant="outline">
        {formText}
      </ButtonLink>
    </>
  );
}
