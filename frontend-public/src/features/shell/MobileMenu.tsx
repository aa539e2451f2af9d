import { useRef } from 'react';
import { Link, useLocation } from 'wouter';
import { isActive, mobileMenu } from './menus';
import { useCompany } from '../../api/useCompany';
import { CallLink } from '../../components/CallLink';
import { Icon } from '../../components/Icon';

const ID = 'mobile-menu';

/** Opens the menu, also without script: that is what the popover attributes do. */
export function MobileMenuButton() {
  return (
    <button type="button" className="icon-button menu-button" popoverTarget={ID} aria-label="Open menu">
      <Icon name="menu" />
    </button>
  );
}

export function MobileMenu() {
  const [pathname] = useLocation();
  const { phone, companyName } = useCompany();
  const menu = useRef<HTMLDivElement>(null);
  const close = () => menu.current?.hidePopover();
  return (
    <div id={ID} ref={menu} popover="auto" className="mobile-menu">
      <div className="mobile-menu-head">
        <span>{companyName}</span>
        <button type="button" className="icon-button" popoverTarget={ID} popoverTargetAction="hide" aria-label="Close menu">
          <Icon name="close" />
        </button>
      </div>
      <nav aria-label="Mobile">
        <ul>
          {mobileMenu.map(({ href, title }) => (
            <li key={href}>
              <Link
                href={href}
                onClick={close}
                aria-current={pathname === href ? 'page' : undefined}
                data-active={isActive(pathname, href) || undefined}
              >
                {title}
                <Icon name="chevron-right" size={20} />
              </Link>
            </li>
          ))}
        </ul>
      </nav>
      <CallLink phone={phone} className="button button-primary">
        <Icon name="phone" size={20} />
        <span>
          <span>Call</span> {phone}
        </span>
      </CallLink>
    </div>
  );
}
