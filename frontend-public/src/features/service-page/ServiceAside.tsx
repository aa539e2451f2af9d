import { useCompany } from '../../api/useCompany';
import type { PageService, ServiceLocationPage } from '../../api/types';
import { useMoment } from '../../Boot';
import { ButtonLink } from '../../components/ButtonLink';
import { CallLink } from '../../components/CallLink';
import { Icon } from '../../components/Icon';
import { enquiryPath } from '../../content/serviceTypes';
import { servicePath } from '../../lib/paths';

interface Props {
  page: ServiceLocationPage;
  service: PageService;
}

/** What goes along with the text: the call to action and for whom the service is. */
export function ServiceAside({ page, service }: Props) {
  return (
    <>
      <CtaCard page={page} service={service} />
      {page.sectors.length > 0 && (
        <section className="aside-card">
          <h2>Who We Do This For</h2>
          <ul className="aside-list">
            {page.sectors.map((sector) => (
              <li key={sector}>
                <Icon name="check" size={18} />
                {sector}
              </li>
            ))}
          </ul>
        </section>
      )}
    </>
  );
}

/** Names the office's number while it is open, else the emergency line. */
function CtaCard({ page, service }: Props) {
  const { phone, emergencyPhone } = useCompany();
  const { open } = useMoment();
  const overrides = page.ctaOverrides ?? {};
  const number = open ? phone : emergencyPhone;
  return (
    <section className="aside-card cta-card">
      <h2>{overrides.title || 'Speak to an Electrician'}</h2>
      <p>{overrides.text || page.callToAction || service.description}</p>
      <CallLink phone={number} className="button button-primary">
        <Icon name="phone" size={20} />
        {open ? 'Call' : 'Emergency'} {number}
      </CallLink>
      <ButtonLink href={overrides.buttonLink || enquiryPath(servicePath(service.slug, page.location?.slug))} variant="outline">
        {overrides.buttonText || 'Send a Message'}
      </ButtonLink>
      <p className="small">
        <span className={open ? 'status-dot status-open' : 'status-dot'} />{' '}
        {open ? 'Our office is open now' : 'Our office is closed: this is the 24/7 emergency line'}
      </p>
    </section>
  );
}
