import { reads } from '../../api/queries';
import { useHasContent } from '../../api/useHasContent';
import { useRead } from '../../api/useRead';
import { useLine, usePage } from '../../PageContext';
import { Icon } from '../../components/Icon';
import { CallNow } from '../../components/CallNow';
import { Picture } from '../../components/Picture';
import { serviceArt } from '../../content/art';
import { servicePath } from '../../content/services';
import { CompactBar } from './CallBars';
import { Logo } from './Logo';
import { companyMenu, isActive, MobileMenu, MobileMenuButton } from './MobileMenu';

export function Header() {
  const { path: pathname } = usePage();
  const { number, hours } = useLine();
  const hasContent = useHasContent();
  const company = companyMenu.filter(hasContent);
  const link = (href: string) => ({
    href,
    className: 'nav-link',
    'aria-current': pathname === href ? ('page' as const) : undefined,
    'data-active': isActive(pathname, href) || undefined,
  });
  const companyActive = company.some(({ href }) => href !== '/contact' && isActive(pathname, href));

  return (
    <header className={`header ${pathname === '/services' ? 'header-always' : ''}`.trim()}>
      <div className="container header-row">
        <Logo />
        <nav aria-label="Main" className="nav">
          <ul>
            <li>
              <a {...link('/')}>Home</a>
            </li>
            {hasContent({ href: '/services' }) && (
              <li className="nav-menu">
                <a {...link('/services')}>Services</a>
                <button type="button" className="nav-toggle" aria-label="Services menu" aria-expanded={false} aria-controls="menu-services">
                  <Icon name="chevron-down" size={16} />
                </button>
                <MegaMenu />
              </li>
            )}
            <li className="nav-menu">
              <button
                type="button"
                className="nav-link nav-link-button"
                data-active={companyActive || undefined}
                aria-expanded={false}
                aria-controls="menu-company"
              >
                Company
                <Icon name="chevron-down" size={16} />
              </button>
              <div id="menu-company" className="menu-panel menu-company">
                {company.map(({ href, title, text, icon }) => (
                  <a key={href} href={href} className="menu-company-link" data-active={isActive(pathname, href) || undefined}>
                    <span className="menu-icon">
                      <Icon name={icon} size={20} />
                    </span>
                    <span>
                      <strong>{title}</strong>
                      <small>{text}</small>
                    </span>
                  </a>
                ))}
              </div>
            </li>
            <li>
              <a {...link('/contact')}>Contact</a>
            </li>
          </ul>
        </nav>
        <CallNow className="button header-call">
          <Icon name="phone" size={20} />
          <span>
            {number} <small>{hours}</small>
          </span>
        </CallNow>
        <MobileMenuButton />
      </div>
      {pathname !== '/services' && <CompactBar />}
      <MobileMenu />
    </header>
  );
}

/** The services that have a page, by group, each with the drawing of its first. */
function MegaMenu() {
  const { path: pathname } = usePage();
  const groups = useRead(reads.navigation).data ?? [];
  return (
    <div id="menu-services" className="menu-panel menu-services">
      <div className="menu-groups">
        {groups.map(({ group, title, services }) => (
          <div key={group} className="menu-group">
            <p id={`menu-${group}`}>
              <Picture className="menu-art" art={serviceArt(services[0]?.drawing, group)} alt="" sizes="72px" />
              {title}
            </p>
            <ul aria-labelledby={`menu-${group}`}>
              {services.map(
                ({ slug, title: name, firstLocation }) =>
                  firstLocation && (
                    <li key={slug}>
                      <a href={servicePath(slug, firstLocation)} data-active={isActive(pathname, servicePath(slug)) || undefined}>
                        {name}
                      </a>
                    </li>
                  ),
              )}
            </ul>
          </div>
        ))}
      </div>
      <a href="/services" className="menu-all">
        View all services
        <Icon name="arrow-right" size={18} />
      </a>
    </div>
  );
}
