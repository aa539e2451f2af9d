import { useCompany } from '../../api/useCompany';
import { Icon } from '../../components/Icon';
import { CallNow, LineHours } from '../../components/CallNow';
import { useLine } from '../../PageContext';
import { MobileMenuButton } from './MobileMenu';

/** Replaces the header on phones after scrolling (live/scrolling.ts). */
export function CompactBar() {
  const { companyName } = useCompany();
  const line = useLine();
  return (
    <div className="compact-bar">
      <CallNow className="icon-button compact-call">
        <Icon name="phone" />
        <span className="visually-hidden">Call {line.number}</span>
      </CallNow>
      <p>
        <strong>{companyName}</strong>
        <small data-timed>
          <LineHours {...line} />
        </small>
      </p>
      <MobileMenuButton />
    </div>
  );
}

export function FloatingCall() {
  const line = useLine();
  if (!line.number) return null;
  return (
    <aside className="floating-call" aria-label="Call us">
      <CallNow className="button button-primary">
        <Icon name="phone" size={20} />
        Call Now
      </CallNow>
      <small data-timed>
        <LineHours {...line} />
      </small>
    </aside>
  );
}
