import { reads } from '../api/queries';
import type { NavigationGroup } from '../api/types';
import { useRead } from '../api/useRead';
import { PageHero } from '../components/PageHero';
import { NextStep } from '../components/NextStep';
import { HEAD_SIZES, Picture } from '../components/Picture';
import { serviceArt } from '../content/art';
import { MAX_SEARCH } from '../content/begunMessage';
import { pageTexts } from '../content/pageTexts';
import { inquiryPath } from '../content/services';
import { FormInPlace } from '../features/contact/FormInPlace';
import { countByCategory } from '../features/services/filterServices';
import { LoadingServices, ServiceCards, ServiceFinderIsland, servicePage } from '../features/services/ServiceFinder';
import { usePage } from '../PageContext';
import type { Params } from '../Route';

export function ServicesPage({ params: { page = '1' } }: { params: Params }) {
  const all = useRead(reads.services).data;
  const groups = (useRead(reads.navigation).data ?? []).filter(({ services }) => services.length > 0);
  const [first] = groups;
  const words = useRead(reads.serviceWords).data;
  const { search } = usePage();
  const query = { category: search.get('category') ?? 'all', q: (search.get('q') ?? '').slice(0, MAX_SEARCH) };
  const found = all && servicePage(all, query, Number(page), words);
  const { heading, lead } = pageTexts.services;
  return (
    <>
      <PageHero
        crumbs={[{ name: 'Services', path: '/services' }]}
        title={heading}
        lead={lead}
        picture={first && groups.length < FEW && <Drawing group={first} className="page-hero-picture" sizes={HEAD_SIZES} priority />}
        ground={
          groups.length >= FEW && (
            <div className="hero-strip">
              {groups.map((group) => (
                <Drawing key={group.group} group={group} sizes="(min-width: 640px) 20vw, 34vw" />
              ))}
            </div>
          )
        }
      />
      <section className="section section-mist">
        <div className="container">
          {all?.length === 0 ? (
            <p className="empty">
              Our services will be listed here soon. Until then, <a href={inquiryPath('/services')}>ask us about what you need</a>.
            </p>
          ) : (
            <ServiceFinderIsland
              query={query}
              categories={countByCategory(all ?? []).filter(({ value, count }) => count || value === 'all')}
              total={found?.total}
            >
              {found ? <ServiceCards found={found} query={query} /> : <LoadingServices />}
            </ServiceFinderIsland>
          )}
        </div>
      </section>
      <NextStep title="Not sure which one you need?" page="/services" />
      <FormInPlace page="/services" title="What you need" />
    </>
  );
}

/** Fewer groups make no row of drawings. */
const FEW = 3;

interface DrawingProps {
  group: NavigationGroup;
  sizes: string;
  className?: string;
  priority?: boolean;
}

/** Of the first service of a group. */
const Drawing = ({ group: { group, services }, ...picture }: DrawingProps) => (
  <Picture art={serviceArt(services[0]?.drawing, group)} alt="" {...picture} />
);
