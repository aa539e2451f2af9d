import { Link, useLocation } from 'wouter';
import { CompactBar } from './CompactBar';
import { Logo } from './Logo';
import { MegaMenu } from './MegaMenu';
import { companyMenu, isActive } from './menus';
import { MobileMenu, MobileMenuButton } from './MobileMenu';
import { useMenu } from './useMenu';
import { useCompany } from '../../api/useCompany';
import { CallLink } from '../../components/CallLink';
import { Icon } from '../../components/Icon';

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
