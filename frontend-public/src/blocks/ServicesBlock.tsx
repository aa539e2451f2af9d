import { reads } from '../api/queries';
import { useRead } from '../api/useRead';
import { Icon } from '../components/Icon';
import { Section } from '../components/Section';
import { Skeleton } from '../components/Skeleton';
import { servicePath } from '../content/services';
import { ServiceCard } from '../features/services/ServiceCard';
import { featuredIn, MOST_FEATURED } from '../lib/featured';
import { inBrief } from '../lib/inBrief';
import type { BlockProps } from './BlockProps';

/** Of a service without a need, on its picture. */
const MOST_CHARACTERS = 80;

/** The widest it stands in (styles/needs.css); less on a phone, where it is cropped. */
const sizesOf = (index: number): string =>
  index === 0 ? '(min-width: 1024px) 700px, (min-width: 640px) 50vw, 60vw' : '(min-width: 1024px) 480px, (min-width: 640px) 50vw, 80px';

export function ServicesBlock({ content, homepage }: BlockProps<'services'>) {
  const { data, isPending } = useRead(reads.services);
  const all = data ?? [];
  const services = featuredIn(all, 'services', homepage, content);
  if (!isPending && !services.length) return null;
  return (
    <Section id="services" title={content.title || 'Our Services'} lead={content.description}>
      {isPending && <Skeleton shape="card" count={MOST_FEATURED.services} label="Loading services" />}
      <div className={`needs needs-${services.length}`}>
        {services.map((service, index) => {
          const { need, description, baseDescription } = service;
          const text =
            services.length === 1 ? description || baseDescription : !need && inBrief(description || baseDescription, MOST_CHARACTERS);
          return <ServiceCard key={service.id} service={service} text={text || null} sizes={sizesOf(index)} />;
        })}
        {all.length > services.length && <Index />}
      </div>
    </Section>
  );
}

/** All services that have a page, by group; on smaller screens only the link to them. */
function Index() {
  const groups = useRead(reads.navigation).data ?? [];
  return (
    <div className="need-index">
      <div className="need-groups">
        {groups.map(({ group, title, services }) => {
          const shown = services.filter(({ firstLocation }) => firstLocation);
          if (!shown.length) return null;
          return (
            <div key={group}>
              <p id={`index-${group}`}>{title}</p>
              <ul aria-labelledby={`index-${group}`}>
                {shown.map(({ slug, title: name, firstLocation }) => (
                  <li key={slug}>
                    <a href={servicePath(slug, firstLocation ?? undefined)}>{name}</a>
                  </li>
                ))}
              </ul>
            </div>
          );
        })}
      </div>
      <a href="/services" className="more-link">
        View all services
        <Icon name="arrow-right" size={18} />
      </a>
    </div>
  );
}
