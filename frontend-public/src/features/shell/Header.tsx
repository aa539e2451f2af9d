import { Link, useLocation } from 'wouter';
import { reads } from '../../api/queries';
import { useCompany } from '../../api/useCompany';
import { useRead } from '../../api/useRead';
import { Icon } from '../../components/Icon';
import { CallLink } from '../../components/links';
import { servicePath } from '../../content/services';
import { CompactBar } from './CallBars';
import { Logo } from './Logo';
import { companyMenu, isActive, MobileMenu, MobileMenuButton } from './MobileMenu';
import { useMenu } from './useMenu';

export function Header() {
  const [pathname] = useLocation();
  const { phone } = useCompany();
  const menu = useMenu();
  const link = (href: string) => ({
    href,
    className: 'nav-link',
    'aria-current': pathname === href ? ('page' as const) : undefined,
    'data-active': isActive(pathname, href) || undefined,
  });
  const companyActive = companyMenu.some(({ href }) => href !== '/contact' && isActive(pathname, href));

  return (
    <header className={`header ${pathname === '/services' ? 'header-always' : ''}`.trim()}>
      <div className="container header-row">
        <Logo />
        <nav aria-label="Main" className="nav">
          <ul>
            <li>
              <Link {...link('/')}>Home</Link>
            </li>
            <li className="nav-menu" {...menu.item('services')}>
              <Link {...link('/services')}>Services</Link>
              <button className="nav-toggle" aria-label="Services menu" {...menu.button('services')}>
                <Icon name="chevron-down" size={16} />
              </button>
              <MegaMenu />
            </li>
            <li className="nav-menu" {...menu.item('company')}>
              <button className="nav-link nav-link-button" data-active={companyActive || undefined} {...menu.button('company')}>
                Company
                <Icon name="chevron-down" size={16} />
              </button>
              <div id="menu-company" className="menu-panel menu-company">
                {companyMenu.map(({ href, title, text, icon }) => (
                  <Link key={href} href={href} className="menu-company-link" data-active={isActive(pathname, href) || undefined}>
                    <span className="menu-icon">
                      <Icon name={icon} size={20} />
                    </span>
                    <span>
                      <strong>{title}</strong>
                      <small>{text}</small>
                    </span>
                  </Link>
                ))}
              </div>
            </li>
            <li>
              <Link {...link('/contact')}>Contact</Link>
            </li>
          </ul>
        </nav>
        <CallLink phone={phone} className="button button-primary header-call">
          <Icon name="phone" size={20} />
          <span>{phone}</span>
        </CallLink>
        <MobileMenuButton />
      </div>
      {pathname !== '/services' && <CompactBar />}
      <MobileMenu />
    </header>
  );
}

/** The services that have a page, by group. */
function MegaMenu() {
  const [pathname] = useLocation();
  const groups = useRead(reads.navigation).data ?? [];
  return (
    <div id="menu-services" className="menu-panel menu-services">
      <div className="menu-groups">
        {groups.map(({ group, title, services }) => (
          <div key={group} className="menu-group">
            <p id={`menu-${group}`}>{title}</p>
            <ul aria-labelledby={`menu-${group}`}>
              {services.map(
                ({ slug, title: name, firstLocation }) =>
                  firstLocation && (
                    <li key={slug}>
                      <Link href={servicePath(slug, firstLocation)} data-active={isActive(pathname, servicePath(slug)) || undefined}>
                        {name}
                      </Link>
                    </li>
                  ),
              )}
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
