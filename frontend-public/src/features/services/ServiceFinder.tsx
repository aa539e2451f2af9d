import { type FormEvent, type ReactNode, useEffect, useRef } from 'react';
import { reads } from '../../api/queries';
import type { ServiceData, ServiceWords } from '../../api/types';
import { useLoaded } from '../../api/useLoaded';
import { DangerNote, isDanger } from '../../components/DangerNote';
import { FilterButtons, FoundCount, narrowing, useQuery } from '../../components/filters';
import { Icon } from '../../components/Icon';
import { island } from '../../components/island';
import { Pager } from '../../components/Pager';
import { Skeleton } from '../../components/Skeleton';
import { MAX_SEARCH } from '../../content/begunMessage';
import { askAbout } from '../../content/services';
import { countFailedSearch } from '../../live/pageEvents';
import { type countByCategory, filterServices, nearestServices } from './filterServices';
import { ServiceCard } from './ServiceCard';

export const PAGE_SIZE = 24;

/** So long nothing is typed until a search is one. */
const TYPED_MS = 1_500;

interface ServicePage {
  /** The nearest ones when `total` is 0. */
  services: ServiceData[];
  page: number;
  pages: number;
  total: number;
}

export interface ServiceQuery extends Record<string, string> {
  category: string;
  q: string;
}

/** Without `words`, if they cannot be read, the cards are searched. */
export function servicePage(
  all: ServiceData[],
  { category, q }: ServiceQuery,
  wanted: number,
  words: ServiceWords[] | null | undefined,
): ServicePage {
  const found = filterServices(all, category, q, words ?? []);
  const pages = Math.max(1, Math.ceil(found.length / PAGE_SIZE));
  const page = Math.min(wanted, pages);
  const services = found.length > 0 ? found.slice((page - 1) * PAGE_SIZE, page * PAGE_SIZE) : nearestServices(all, q);
  return { services, page, pages, total: found.length };
}

interface Props {
  /** In the address. */
  query: ServiceQuery;
  categories: ReturnType<typeof countByCategory>;
  /** Undefined: the server could not read the list. */
  total: number | undefined;
  /** The page of the list for `query`. */
  children?: ReactNode;
}

export function ServiceFinder({ query: given, categories, total, children }: Props) {
  const [query, change] = useQuery(given, '/services');
  const input = useRef<HTMLInputElement>(null);
  const isGiven = query.category === given.category && query.q === given.q;
  // The island loads when the form is touched, so a search is about to follow.
  const services = useLoaded(reads.services);
  const words = useLoaded(reads.serviceWords);
  const { data: all } = services;
  const isPending = services.isPending || words.isPending;
  const found = all && !isPending ? servicePage(all, query, 1, words.data) : undefined;
  const count = isPending ? undefined : (found?.total ?? 0);

  const isMissed = count === 0 && !isGiven && query.q.trim() !== '';
  useEffect(() => {
    if (!isMissed) return;
    const waiting = setTimeout(() => countFailedSearch(query.q), TYPED_MS);
    return () => clearTimeout(waiting);
  }, [isMissed, query.q]);

  const clear = (event: FormEvent) => {
    event.preventDefault();
    change({ category: 'all', q: '' });
    if (!input.current) return;
    input.current.value = '';
    input.current.focus();
  };
  return (
    <>
      <form className="finder" action="/services" onSubmit={(event) => event.preventDefault()}>
        <div className="search">
          <Icon name="search" size={20} />
          <input
            ref={input}
            type="search"
            name="q"
            aria-label="Search services"
            placeholder="Search services"
            maxLength={MAX_SEARCH}
            defaultValue={given.q}
            onInput={(event) => change({ q: event.currentTarget.value })}
          />
          <button className="button button-secondary" name="category" value={query.category}>
            Search
          </button>
        </div>
        <FilterButtons
          label="Filter services by category"
          options={categories}
          counts="services"
          chosen={query.category}
          onChoose={(value) => change({ category: value })}
          name="category"
        />
      </form>
      {isDanger(query.q) && <DangerNote />}
      <FoundCount count={isGiven ? total : count} name="service" none="No services found matching your search">
        {query.q.trim() && (
          <p>
            <a href={askAbout(query.q.trim())}>Ask us about ‘{query.q.trim()}’</a>
          </p>
        )}
        <form action="/services" onSubmit={clear}>
          <button className="button button-secondary">Clear Filters</button>
        </form>
      </FoundCount>
      {isGiven ? children : found ? <ServiceCards found={found} query={query} /> : isPending && <LoadingServices />}
    </>
  );
}

export const LoadingServices = () => <Skeleton shape="card" count={6} label="Loading services" />;

export function ServiceCards({ found: { services, page, pages, total }, query }: { found: ServicePage; query: ServiceQuery }) {
  return (
    <>
      {total === 0 && services.length > 0 && <p className="lead nearest-services">Nearest to what you are looking for:</p>}
      <div className="service-list">
        {services.map((service) => (
          <ServiceCard key={service.id} service={service} level="h2" />
        ))}
      </div>
      <Pager list="services" page={page} pages={pages} query={narrowing(query)} />
    </>
  );
}

export const ServiceFinderIsland = island('ServiceFinder', ServiceFinder);
