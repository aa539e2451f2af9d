import { Icon } from './Icon';
import { CallLink } from './links';

/** The largest way to call: the office, or the emergency line while it is closed. */
export function CallCard({ open, number }: { open: boolean; number: string }) {
  return (
    <CallLink phone={number} className="call-card" data-timed>
      <span className="call-card-icon">
        <Icon name="phone" size={28} />
      </span>
      <span>
        <small>
          <span className={open ? 'status-dot status-open' : 'status-dot'} /> {open ? 'We are open now' : 'Office closed: emergency line'}
        </small>
        <strong>{number}</strong>
      </span>
    </CallLink>
  );
}
