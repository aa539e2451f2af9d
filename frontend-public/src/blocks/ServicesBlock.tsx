import { reads } from '../api/queries';
import { useRead } from '../api/useRead';
import { ButtonLink } from '../components/links';
import { Section } from '../components/Section';
import { Skeleton } from '../components/Skeleton';
import { ServiceCard } from '../features/services/ServiceCard';
import { featuredIn, MOST_FEATURED } from '../lib/featured';
import type { BlockProps } from './BlockProps';

export function ServicesBlock({ content, homepage }: BlockProps<'services'>) {
  const { data, isPending } = useRead(reads.services);
  const services = featuredIn(data ?? [], 'services', homepage, content);
  return (
    <Section
      id="services"
      title={content.title || 'Our Services'}
      lead={content.description}
      aside={
        <ButtonLink href="/services" variant="quiet">
          View all services
        </ButtonLink>
      }
    >
      {isPending && <Skeleton shape="card" count={MOST_FEATURED.services} label="Loading services" />}
      <div className="grid grid-3">
        {services.map((service) => (
          <ServiceCard key={service.id} service={service} />
        ))}
      </div>
    </Section>
  );
}
