import { reads } from '../api/queries';
import { useRead } from '../api/useRead';
import { PageHero } from '../components/PageHero';
import { MAX_SEARCH } from '../content/contact';
import { pageTexts } from '../content/pageTexts';
import { enquiryPath } from '../content/services';
import { countByCategory } from '../features/services/filterServices';
import { LoadingServices, ServiceCards, ServiceFinderIsland, servicePage } from '../features/services/ServiceFinder';
import { usePage } from '../PageContext';
import type { Params } from '../Route';

export function ServicesPage({ params: { page = '1' } }: { params: Params }) {
  const all = useRead(reads.services).data;
  const { search } = usePage();
  const query = { category: search.get('category') ?? 'all', q: (search.get('q') ?? '').slice(0, MAX_SEARCH) };
  const found = all && servicePage(all, query, Number(page));
  const { heading, lead } = pageTexts.services;
  return (
    <>
      <PageHero crumbs={[{ name: 'Services', path: '/services' }]} title={heading} lead={lead} />
      <section className="section section-mist">
        <div className="container">
          {all?.length === 0 ? (
            <p className="empty">
              Our services will be listed here soon. Until then, <a href={enquiryPath('/services')}>ask us about what you need</a>.
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
    </>
  );
}
