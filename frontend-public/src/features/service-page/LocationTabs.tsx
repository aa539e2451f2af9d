import { Link } from 'wouter';
import type { PageService, ServiceLocationPage } from '../../api/types';
import { Icon } from '../../components/Icon';
import { servicePath } from '../../lib/paths';

interface Props {
  service: PageService;
  locations: ServiceLocationPage['locations'];
  current: string;
}

/** The same service in other places. */
export function LocationTabs({ service, locations, current }: Props) {
  return (
    <nav className="location-tabs" aria-label={`${service.title} by location`}>
      <div className="container">
        <Icon name="map-pin" size={20} />
        <ul>
          {locations.map(({ slug, name }) => (
            <li key={slug}>
              <Link href={servicePath(service.slug, slug)} aria-current={slug === current ? 'page' : undefined}>
                {name}
              </Link>
            </li>
          ))}
        </ul>
      </div>
    </nav>
  );
}
