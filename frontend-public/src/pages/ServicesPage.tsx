import { type FormEvent, useRef } from 'react';
import { reads } from '../api/queries';
import { useRead } from '../api/useRead';
import { FilterButtons, FoundCount, useQuery } from '../components/filters';
import { Icon } from '../components/Icon';
import { PageHero } from '../components/PageHero';
import { Picture } from '../components/Picture';
import { Skeleton } from '../components/Skeleton';
import { serviceArt } from '../content/art';
import { pageTexts } from '../content/pageTexts';
import { countByCategory, filterServices } from '../features/services/filterServices';
import { ServiceCard } from '../features/services/ServiceCard';

/** Also keeps below the browsers' limit for changes of the address. */
const MAX_SEARCH = 60;

export function ServicesPage() {
  const { data, isPending } = useRead(reads.services);
  const [query, change] = useQuery();
  const input = useRef<HTMLInputElement>(null);
  const category = query.get('category') ?? 'all';
  const search = (query.get('q') ?? '').slice(0, MAX_SEARCH);
  const services = data ?? [];
  const shown = filterServices(services, category, search);
  const clear = (event: FormEvent) => {
    event.preventDefault();
    change('category', '');
    change('q', '');
    input.current?.focus();
  };
  const { heading, lead } = pageTexts.services;
  return (
    <>
      <PageHero crumbs={[{ name: 'Services', path: '/services' }]} title={heading} lead={lead} />
      <section className="section section-mist">
        <div className="container">
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
                value={search}
                onChange={(event) => change('q', event.target.value)}
              />
              <button className="button button-secondary" name="category" value={category}>
                Search
              </button>
            </div>
            <FilterButtons
              label="Filter services by category"
              options={countByCategory(services)}
              chosen={category}
              onChoose={(value) => change('category', value)}
              name="category"
            />
          </form>
          {isPending && <Skeleton shape="card" count={6} label="Loading services" />}
          <FoundCount count={isPending ? undefined : shown.length} name="service" none="No services found matching your search">
            <form action="/services" onSubmit={clear}>
              <button className="button button-secondary">Clear Filters</button>
            </form>
          </FoundCount>
          <div className="grid grid-3">
            {shown.map((service) => (
              <ServiceCard
                key={service.id}
                service={service}
                level="h2"
                picture={
                  <Picture
                    className="service-picture"
                    src={service.image}
                    art={serviceArt(service.slug, service.group)}
                    alt=""
                    sizes="(min-width: 1024px) 380px, 50vw"
                  />
                }
              />
            ))}
          </div>
        </div>
      </section>
    </>
  );
}
