import { reads } from '../api/queries';
import type { AreaDetail } from '../api/types';
import { usePictured } from '../api/usePictured';
import { useCompany, useReachable } from '../api/useCompany';
import { useRead } from '../api/useRead';
import { useLine } from '../PageContext';
import { AsideList } from '../components/AsideList';
import { Icon } from '../components/Icon';
import { PageHero } from '../components/PageHero';
import { PhoneFold } from '../components/PhoneFold';
import { HEAD_SIZES, Picture } from '../components/Picture';
import { Paragraphs } from '../components/RichText';
import { Section } from '../components/Section';
import { Skeleton } from '../components/Skeleton';
import { ProofLine } from '../components/ProofLine';
import { PlaceTags } from '../components/PlaceTags';
import { pageTexts } from '../content/pageTexts';
import { areaPath, inquiryPath, serviceLink } from '../content/services';
import { AreaMap, isOnMap } from '../features/areas/AreaMap';
import { FormInPlace } from '../features/contact/FormInPlace';
import { nearest } from '../features/areas/mapLayout';
import { ContactButtons, NextStep } from '../components/NextStep';
import { PostcodeFormIsland } from '../features/postcode/PostcodeForm';
import { ProjectCard, ProjectCards } from '../features/projects/ProjectCard';
import { ServiceCard } from '../features/services/ServiceCard';
import { Quotes } from '../features/testimonials/Quote';
import { hoursLines } from '../lib/openingHours';
import { tradeOf } from '../lib/trade';
import type { Params } from '../Route';
import { NotFoundPage } from './NotFoundPage';

const NEARBY = 5;

export function AreaPage({ params }: { params: Params }) {
  const { data: area, isPending } = useRead(reads.area(params['slug'] ?? ''));
  const areas = useRead(reads.areas).data ?? [];
  const groups = useRead(reads.navigation).data ?? [];
  const trade = tradeOf(groups);
  const offered = groups.flatMap((group) => group.services);
  const pictured = usePictured();
  const reachable = useReachable();
  if (isPending) return <Skeleton shape="page" count={1} label="Loading" />;
  if (!area) return <NotFoundPage />;
  const { slug, name, services, jobs } = area;
  // All that is offered: what has no page here leads to its nearest one.
  const nearestTo = new Map(area.nearest.map((page) => [page.slug, page.location]));
  const others = offered
    .filter(({ slug: other }) => !services.some((service) => service.slug === other))
    .map((service) => ({ ...service, firstLocation: nearestTo.get(service.slug) ?? service.firstLocation }));
  const rows = services.length
    ? services.map((service) => ({ ...service, firstLocation: slug }))
    : others.map(({ slug: other, title, firstLocation }) => ({ slug: other, title, firstLocation, text: null }));
  const path = areaPath(slug);
  return (
    <>
      <PageHero
        crumbs={[
          { name: pageTexts.areas.heading, path: '/areas' },
          { name, path },
        ]}
        title={`${trade.heading} in ${name}`}
        lead={`${offered.length > 0 ? `What we do in and around ${name}${jobs > 0 ? ', what we have done there,' : ''} and how` : 'How'} to reach us.`}
        ground={isOnMap(areas) && <AreaMap areas={areas} current={slug} jobs={jobs} isGround />}
        picture={!isOnMap(areas) && <Picture className="page-hero-picture" art="van" alt="" sizes={HEAD_SIZES} priority />}
      >
        <ProofLine />
        <div className="buttons" data-timed>
          <ContactButtons form={inquiryPath(path)} />
        </div>
      </PageHero>
      {offered.length > 0 && (
        <Section title={`Services in ${name}`}>
          <div className="service-list service-rows">
            {rows.map((service) => (
              <ServiceCard
                key={service.slug}
                service={{ ...pictured(service.slug), ...service, description: null }}
                text={service.text}
                sizes="96px"
              />
            ))}
          </div>
          {services.length > 0 && others.length > 0 && (
            <>
              <h3 className="also-heading">{`Also in ${name}`}</h3>
              <ul className="also-list">
                {others.map(({ slug: other, title, firstLocation }) => (
                  <li key={other}>
                    <a href={serviceLink(other, firstLocation)}>{title}</a>
                  </li>
                ))}
              </ul>
            </>
          )}
          <p className="more">
            <a href="/services" className="more-link">
              All our services
              <Icon name="arrow-right" size={18} />
            </a>
          </p>
        </Section>
      )}
      <div className="section section-mist">
        <div className="container with-aside">
          <div className="service-content">
            <section className="intro">
              {area.description && <Paragraphs text={area.description} />}
              <Counts area={area} services={offered.length} />
            </section>
            <PhoneFold title="Villages and Postcodes">
              <PlaceTags location={area} />
            </PhoneFold>
            <OpeningHours />
          </div>
          <div className="aside">
            <section className="aside-card">
              <h2>{pageTexts.postcode.heading}</h2>
              <PostcodeFormIsland page={path} company={reachable} example={area.postcodes[0]} />
            </section>
            <AsideList
              title={area.latitude === null ? 'Places That We Cover' : 'Nearby'}
              items={nearest(area, areas)
                .slice(0, NEARBY)
                .map(({ place, miles }) => ({
                  title: place.name,
                  note: miles === null ? undefined : distance(miles),
                  href: areaPath(place.slug),
                }))}
            />
          </div>
        </div>
      </div>
      <Proof area={area} />
      <NextStep title={`Need an ${trade.person.toLowerCase()} in ${name}?`} page={path} />
      <FormInPlace page={path} title={`Electrical work in ${name}`} />
    </>
  );
}

const distance = (miles: number): string => (miles < 1.5 ? 'about a mile' : `${Math.round(miles)} miles`);

/** What the site has about the place. */
function Counts({ area: { jobs, subLocations }, services }: { area: AreaDetail; services: number }) {
  const counts = [
    counted(services, 'service', 'services', 'services'),
    counted(jobs, 'job', 'jobs', 'projects'),
    counted(subLocations.length, 'village or district', 'villages and districts'),
  ].filter((count) => count !== undefined);
  if (!counts.length) return null;
  return (
    <ul className="area-counts" aria-label="On this page">
      {counts.map(({ number, of, kind }) => (
        <li key={of} data-counts={kind}>
          <strong>{number}</strong> {of}
        </li>
      ))}
    </ul>
  );
}

/** `kind`: the one whose records are counted, for staff who click it. */
const counted = (number: number, one: string, more: string, kind?: string) =>
  number > 0 ? { number, of: number === 1 ? one : more, kind } : undefined;

function OpeningHours() {
  const company = useCompany();
  const { isOpen } = useLine();
  return (
    <section className="aside-card" data-timed>
      <h2>Business Hours</h2>
      <p className="small">
        <span className={isOpen ? 'status-dot status-open' : 'status-dot'} />{' '}
        {isOpen ? 'Our office is open now' : 'Our office is closed now'}
      </p>
      <dl className="hours">
        {hoursLines(company).map(({ days, hours }) => (
          <div key={days}>
            <dt>{days}</dt>
            <dd>{hours}</dd>
          </div>
        ))}
      </dl>
    </section>
  );
}

function Proof({ area: { name, projects, testimonials } }: { area: AreaDetail }) {
  if (!projects.length && !testimonials.length) return null;
  return (
    <Section title={projects.length ? `Our Work in ${name}` : `Our Clients in ${name}`}>
      {projects.length > 1 ? (
        <ProjectCards projects={projects} />
      ) : (
        projects.map((project) => (
          <div key={project.slug} className="proof">
            <ProjectCard project={project} />
          </div>
        ))
      )}
      {testimonials.length > 0 && (
        <div className="proof">
          <Quotes testimonials={testimonials} />
        </div>
      )}
    </Section>
  );
}
