import { reads } from '../api/queries';
import type { Faq, ServiceLocationPage } from '../api/types';
import { usePictured } from '../api/usePictured';
import { useReachable } from '../api/useCompany';
import { useFirstArea } from '../api/useFirstArea';
import { useRead } from '../api/useRead';
import { Icon } from '../components/Icon';
import { People } from '../components/People';
import { Paragraphs } from '../components/RichText';
import { Section } from '../components/Section';
import { Skeleton } from '../components/Skeleton';
import { pageTexts } from '../content/pageTexts';
import { servicePath } from '../content/services';
import { FormInPlace } from '../features/contact/FormInPlace';
import { PostcodeFormIsland } from '../features/postcode/PostcodeForm';
import { ProjectCard } from '../features/projects/ProjectCard';
import { NextStep } from '../components/NextStep';
import { ServiceAside } from '../features/service-page/ServiceAside';
import { ServiceContent } from '../features/service-page/ServiceContent';
import { LocationTabs, ServiceHero } from '../features/service-page/ServiceHero';
import { ServiceCard } from '../features/services/ServiceCard';
import { Quotes } from '../features/testimonials/Quote';
import { usePage } from '../PageContext';
import type { Params } from '../Route';
import { MissingService } from './NotFoundPage';

export function ServicePage({ params }: { params: Params }) {
  const { data, isPending } = useRead(reads.servicePage(params));
  const faqs = useRead(reads.faqs(params['service'] ?? '')).data ?? [];
  const reachable = useReachable();
  const { path } = usePage();
  const pictured = usePictured();
  const example = useFirstArea()?.postcodes[0];
  if (isPending) return <Skeleton shape="page" count={1} label="Loading" />;
  const page = data?.[0];
  if (!page?.service || !page.location) return <MissingService />;
  const { service, location } = page;
  const ownPath = servicePath(service.slug, location.slug);
  return (
    <>
      <ServiceHero page={page} service={service} location={location} />
      {page.locations.length > 1 && <LocationTabs service={service} locations={page.locations} current={location.slug} />}
      <div className="section section-white">
        <div className="container with-aside">
          <ServiceContent page={page} service={service} location={location} />
          <div className="aside">
            <ServiceAside page={page} service={service} />
            <People title="Who Comes" who={({ visits }) => visits} className="aside-card" />
            <section className="aside-card">
              <h2>{pageTexts.postcode.heading}</h2>
              <PostcodeFormIsland page={path} company={reachable} example={example} service={service.slug} />
            </section>
          </div>
        </div>
      </div>
      {faqs.length > 0 && <Faqs title={`${service.title}: Questions and Answers`} faqs={faqs} />}
      <Proof page={page} />
      {page.related.length > 0 && (
        <Section tone="mist" title="Related Services">
          <div className="service-list">
            {page.related.map((related) => (
              <ServiceCard key={related.slug} service={{ ...pictured(related.slug), ...related }} />
            ))}
          </div>
        </Section>
      )}
      <NextStep page={ownPath} service={service} />
      <FormInPlace page={ownPath} title={`${service.title} in ${location.name}`} service={service} />
    </>
  );
}

function Proof({ page: { project, testimonials } }: { page: ServiceLocationPage }) {
  if (!project && !testimonials.length) return null;
  return (
    <Section title={project ? 'From Our Work' : 'From Our Clients'}>
      <div className="proof">
        {project && <ProjectCard project={project} />}
        <Quotes testimonials={testimonials} />
      </div>
    </Section>
  );
}

function Faqs({ title, faqs }: { title: string; faqs: Faq[] }) {
  return (
    <Section tone="mist" title={title} className="faqs">
      <div>
        {faqs.map(({ question, answer }, index) => (
          <details key={question}>
            <summary>
              <span className="faq-number">{`Q${index + 1}`}</span>
              <h3>{question}</h3>
              <Icon name="chevron-down" />
            </summary>
            <div className="faq-answer">
              <span className="faq-number">{`A${index + 1}`}</span>
              <div>
                <Paragraphs text={answer} />
              </div>
            </div>
          </details>
        ))}
      </div>
    </Section>
  );
}
