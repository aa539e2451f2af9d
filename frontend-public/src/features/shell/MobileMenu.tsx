import { reads } from '../../api/queries';
import { useCompany } from '../../api/useCompany';
import { useHasContent } from '../../api/useHasContent';
import { useRead } from '../../api/useRead';
import { useLine, usePage } from '../../PageContext';
import { Icon } from '../../components/Icon';
import { CallNow, LineHours } from '../../components/CallNow';
import { servicePath } from '../../content/services';

export const companyMenu = [
  { href: '/about', title: 'About Us', text: 'Learn about our story and values', icon: 'house' },
  { href: '/projects', title: 'Projects', text: 'View our completed work', icon: 'award' },
  { href: '/contact', title: 'Contact', text: 'Get in touch with our team', icon: 'mail' },
] as const;

const mobileMenu = [
  { href: '/', title: 'Home' },
  { href: '/services', title: 'Services' },
  { href: '/about', title: 'About' },
  { href: '/projects', title: 'Projects' },
  { href: '/contact', title: 'Contact' },
];

/** Whether the page is at the link or below it; '/' matches only itself. */
export const isActive = (pathname: string, href: string): boolean =>
  href === '/' ? pathname === '/' : pathname === href || pathname.startsWith(`${href}/`);

const ID = 'mobile-menu';

/** Works without script, through the popover attributes. */
export function MobileMenuButton() {
  return (
    <button type="button" className="icon-button menu-button" popoverTarget={ID} aria-label="Open menu">
      <Icon name="menu" />
    </button>
  );
}

export function MobileMenu() {
  const { path: pathname } = usePage();
  const { companyName } = useCompany();
  const line = useLine();
  const links = mobileMenu.filter(useHasContent());
  return (
    <div id={ID} popover="auto" className="mobile-menu">
      <div className="mobile-menu-head">
        <span>{companyName}</span>
        <button type="button" className="icon-button" popoverTarget={ID} popoverTargetAction="hide" aria-label="Close menu">
          <Icon name="close" />
        </button>
      </div>
      <nav aria-label="Mobile">
        <ul>
          {links.map(({ href, title }) => (
            <li key={href}>
              <a href={href} aria-current={pathname === href ? 'page' : undefined} data-active={isActive(pathname, href) || undefined}>
                {title}
                <Icon name="chevron-right" size={20} />
              </a>
              {href === '/services' && <ServiceGroups />}
            </li>
          ))}
        </ul>
      </nav>
      <CallNow className="button button-primary">
        <Icon name="phone" size={20} />
        <span>
          <span>Call</span> {line.number}
        </span>
      </CallNow>
      <p className="small" data-timed>
        <LineHours {...line} />
      </p>
    </div>
  );
}

/** One group is open at a time. */
function ServiceGroups() {
  const { path: pathname } = usePage();
  const groups = useRead(reads.navigation).data ?? [];
  return groups.map(({ group, title, services }) => {
    const offered = services.flatMap(({ firstLocation, ...service }) => (firstLocation ? { ...service, firstLocation } : []));
    if (!offered.length) return null;
    return (
      <details key={group} name="service-group" open={offered.some(({ slug }) => isActive(pathname, servicePath(slug)))}>
        <summary>
          {title}
          <Icon name="chevron-down" size={20} />
        </summary>
        <ul>
          {offered.map(({ slug, title: name, firstLocation }) => (
            <li key={slug}>
              <a href={servicePath(slug, firstLocation)} data-active={isActive(pathname, servicePath(slug)) || undefined}>
                {name}
              </a>
            </li>
          ))}
        </ul>
      </details>
    );
  });
}
