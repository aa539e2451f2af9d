import { MissingService } from './MissingService';
import { reads } from '../api/queries';
import { useRead } from '../api/useRead';
import { Section } from '../components/Section';
import { Skeleton } from '../components/Skeleton';
import { DEFAULT_LOCATION } from '../constants';
import { pageTexts } from '../content/pageTexts';
import { PostcodeForm } from '../features/postcode/PostcodeForm';
import { Faqs } from '../features/service-page/Faqs';
import { LocationTabs } from '../features/service-page/LocationTabs';
import { ServiceAside } from '../features/service-page/ServiceAside';
import { ServiceContent } from '../features/service-page/ServiceContent';
import { ServiceHero } from '../features/service-page/ServiceHero';
import { ServiceCard } from '../features/services/ServiceCard';
import type { Params } from '../Route';

/** A service in one place. */
export function ServicePage({ params: { service: slug = '', location: place = DEFAULT_LOCATION } }: { params: Params }) {
  const { data, isPending } = useRead(reads.servicePage(slug, place));
  const faqs = useRead(reads.faqs(slug)).data ?? [];
  if (isPending) return <Skeleton shape="page" count={1} label="Loading" />;
  const page = data?.[0];
  if (!page?.service || !page.location) return <MissingService />;
  const { service, location } = page;
  return (
    <>
      <ServiceHero page={page} service={service} location={location} />
      {page.locations.length > 1 && <LocationTabs service={service} locations={page.locations} current={location.slug} />}
      <div className="section section-white">
        <div className="container with-aside">
          <ServiceContent page={page} service={service} location={location} />
          <div className="aside">
            <ServiceAside page={page} service={service} />
            <section className="aside-card">
              <h2>{pageTexts.postcode.heading}</h2>
              <PostcodeForm service={service.slug} />
            </section>
          </div>
        </div>
      </div>
      {faqs.length > 0 && <Faqs title={`${service.title}: Questions and Answers`} faqs={faqs} />}
      {page.related.length > 0 && (
        <Section title="Related Services">
          <div className="grid grid-3">
            {page.related.map((related) => (
              <ServiceCard key={related.slug} service={related} />
            ))}
          </div>
        </Section>
      )}
    </>
  );
}
