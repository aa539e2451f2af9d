import { Link, useLocation } from 'wouter';
import { isActive } from './menus';
import { reads } from '../../api/queries';
import { useRead } from '../../api/useRead';
import { Icon } from '../../components/Icon';
import { servicePath } from '../../lib/paths';

/** All services in their groups, as staff have ordered them. */
export function MegaMenu() {
  const [pathname] = useLocation();
  const groups = useRead(reads.navigation).data ?? [];
  return (
    <div id="menu-services" className="menu-panel menu-services">
      <div className="menu-groups">
        {groups.map(({ group, title, services }) => (
          <div key={group} className="menu-group">
            <p id={`menu-${group}`}>{title}</p>
            <ul aria-labelledby={`menu-${group}`}>
              {services.map((service) => (
                <li key={service.slug}>
                  <Link href={servicePath(service.slug)} data-active={isActive(pathname, `/services/${service.slug}`) || undefined}>
                    {service.title}
                  </Link>
                </li>
              ))}
            </ul>
          </div>
        ))}
      </div>
      <Link href="/services" className="menu-all">
        View all services
        <Icon name="arrow-right" size={18} />
      </Link>
    </div>
  );
}
