import { useState } from 'react';
import { reads } from '../api/queries';
import { useRead } from '../api/useRead';
import { FilterButtons } from '../components/FilterButtons';
import { Icon } from '../components/Icon';
import { PageHero } from '../components/PageHero';
import { Picture } from '../components/Picture';
import { Skeleton } from '../components/Skeleton';
import { serviceArt } from '../content/art';
import { pageTexts } from '../content/pageTexts';
import { countByCategory, filterServices } from '../features/services/filterServices';
import { ServiceCard } from '../features/services/ServiceCard';

export function ServicesPage() {
  const { data, isPending } = useRead(reads.services);
  const [category, setCategory] = useState('all');
  const [search, setSearch] = useState('');
  const services = data ?? [];
  const shown = filterServices(services, category, search);
  const clear = () => {
    setCategory('all');
    setSearch('');
  };
  const { heading, lead } = pageTexts.services;
  return (
    <>
      <PageHero crumbs={[{ name: 'Services', path: '/services' }]} title={heading} lead={lead} />
      <section className="section section-mist">
        <div className="container">
          <div className="finder">
            <label className="search">
              <span className="visually-hidden">Search services</span>
              <Icon name="search" size={20} />
              <input type="search" placeholder="Search services" value={search} onChange={(event) => setSearch(event.target.value)} />
            </label>
            <FilterButtons
              label="Filter services by category"
              options={countByCategory(services)}
              chosen={category}
              onChoose={setCategory}
            />
          </div>
          {isPending && <Skeleton shape="card" count={6} label="Loading services" />}
          <div aria-live="polite">
            {!isPending && !shown.length && (
              <div className="empty">
                <p>No services found matching your search</p>
                <button type="button" className="button button-secondary" onClick={clear}>
                  Clear Filters
                </button>
              </div>
            )}
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
        </div>
      </section>
    </>
  );
}
