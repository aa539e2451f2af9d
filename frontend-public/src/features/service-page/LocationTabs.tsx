import { useEffect, useRef } from 'react';
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
  const strip = useRef<HTMLUListElement>(null);
  // On a phone the strip is wider than the screen: the place that is shown is brought to its middle.
  useEffect(() => {
    const tab = strip.current?.querySelector<HTMLElement>('[aria-current]');
    if (strip.current && tab) strip.current.scrollLeft = tab.offsetLeft - (strip.current.clientWidth - tab.offsetWidth) / 2;
  }, [current]);
  return (
    <nav className="location-tabs" aria-label={`${service.title} by location`}>
      <div className="container">
        <Icon name="map-pin" size={20} />
        <ul ref={strip}>
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
