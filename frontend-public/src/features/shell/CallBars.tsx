import { useCompany } from '../../api/useCompany';
import { Icon } from '../../components/Icon';
import { CallLink } from '../../components/links';
import { MobileMenuButton } from './MobileMenu';

/** Replaces the header on phones after scrolling (live/scrolling.ts). */
export function CompactBar() {
  const { phone, companyName } = useCompany();
  return (
    <div className="compact-bar">
      <CallLink phone={phone} className="icon-button compact-call">
        <Icon name="phone" />
        <span className="visually-hidden">Call {phone}</span>
      </CallLink>
      <strong>{companyName}</strong>
      <MobileMenuButton />
    </div>
  );
}

export function FloatingCall() {
  const { phone } = useCompany();
  return (
    <aside className="floating-call" aria-label="Call us">
      <CallLink phone={phone} className="button button-primary">
        <Icon name="phone" size={20} />
        Call Now
      </CallLink>
    </aside>
  );
}
