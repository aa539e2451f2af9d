import type { PageService, ServiceLocationPage } from '../../api/types';
import { useCompany } from '../../api/useCompany';
import { usePage } from '../../PageContext';
import { AsideList } from '../../components/AsideList';
import { Icon } from '../../components/Icon';
import { ButtonLink, CallLink } from '../../components/links';
import { enquiryPath, servicePath } from '../../content/services';

interface Props {
  page: ServiceLocationPage;
  service: PageService;
}

export function ServiceAside({ page, service }: Props) {
  return (
    <>
      <CtaCard page={page} service={service} />
      <AsideList title="Who We Do This For" items={page.sectors.map((title) => ({ title }))} />
    </>
  );
}

function CtaCard({ page, service }: Props) {
  const { phone, emergencyPhone } = useCompany();
  const { open } = usePage().timeState;
  const overrides = page.ctaOverrides ?? {};
  const number = open ? phone : emergencyPhone;
  return (
    <section className="aside-card cta-card" data-timed>
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
