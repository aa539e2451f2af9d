import { reads } from '../../api/queries';
import type { PageService, ServiceLocationPage } from '../../api/types';
import { useRead } from '../../api/useRead';
import { AsideList } from '../../components/AsideList';
import { inquiryPath, servicePath } from '../../content/services';
import { ContactButtons } from '../../components/NextStep';
import { tradeOf } from '../../lib/trade';

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
  const overrides = page.ctaOverrides ?? {};
  const { person } = tradeOf(useRead(reads.navigation).data ?? []);
  const text = overrides.text || page.callToAction || service.description;
  return (
    <section className="aside-card cta-card" data-timed>
      <h2>{overrides.title || `Speak to an ${person}`}</h2>
      {text && <p>{text}</p>}
      <ContactButtons
        service={service}
        form={overrides.buttonLink || inquiryPath(servicePath(service.slug, page.location?.slug))}
        formText={overrides.buttonText || undefined}
      />
    </section>
  );
}
