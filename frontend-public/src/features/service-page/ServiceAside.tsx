import type { PageService, ServiceLocationPage } from '../../api/types';
import { usePage } from '../../PageContext';
import { AsideList } from '../../components/AsideList';
import { enquiryPath, servicePath } from '../../content/services';
import { ContactButtons, useLine } from '../../components/NextStep';

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
  const { open } = usePage().timeState;
  const { isEmergencyLine } = useLine();
  const closed = isEmergencyLine ? 'Our office is closed: the number is the 24/7 emergency line' : 'Our office is closed';
  const overrides = page.ctaOverrides ?? {};
  return (
    <section className="aside-card cta-card" data-timed>
      <h2>{overrides.title || 'Speak to an Electrician'}</h2>
      <p>{overrides.text || page.callToAction || service.description}</p>
      <ContactButtons
        service={service}
        form={overrides.buttonLink || enquiryPath(servicePath(service.slug, page.location?.slug))}
        formText={overrides.buttonText || undefined}
      />
      <p className="small">
        <span className={open ? 'status-dot status-open' : 'status-dot'} /> {open ? 'Our office is open now' : closed}
      </p>
    </section>
  );
}
