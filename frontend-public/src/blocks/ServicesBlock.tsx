import { text, type BlockProps } from './BlockProps';
import { reads } from '../api/queries';
import { useRead } from '../api/useRead';
import { ButtonLink } from '../components/ButtonLink';
import { Section } from '../components/Section';
import { Skeleton } from '../components/Skeleton';
import { ServiceCard } from '../features/services/ServiceCard';
import { featuredIn, MOST_FEATURED } from '../lib/featured';

export function ServicesBlock({ block: { content }, homepage }: BlockProps) {
  const { data, isPending } = useRead(reads.homeServices);
  const services = featuredIn(data ?? [], 'services', homepage, content);
  return (
    <Section
      id="services"
      title={text(content['title']) || 'Our Services'}
      lead={text(content['description'])}
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
