import { useSyncExternalStore } from 'react';
import { useCompany } from '../../api/useCompany';
import { Icon } from '../../components/Icon';
import { CallLink } from '../../components/links';
import { MobileMenuButton } from './MobileMenu';

/** Replaces the header on phones after scrolling. */
export function CompactBar() {
  const { phone, companyName } = useCompany();
  const shown = useScrolledPast(20);
  return (
    <div className="compact-bar" data-shown={shown}>
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
  const shown = useScrolledPast(150);
  return (
    <aside className="floating-call" aria-label="Call us" data-shown={shown}>
      <CallLink phone={phone} className="button button-primary">
        <Icon name="phone" size={20} />
        Call Now
      </CallLink>
    </aside>
  );
}

function subscribe(listener: () => void) {
  addEventListener('scroll', listener, { passive: true });
  return () => removeEventListener('scroll', listener);
}

const useScrolledPast = (pixels: number): boolean =>
  useSyncExternalStore(
    subscribe,
    () => window.scrollY > pixels,
    () => false,
  );
