import { useLine } from '../PageContext';
import { CallNow } from './CallNow';
import { Icon } from './Icon';

export function CallCard() {
  const { number, isOpen, hours } = useLine();
  return (
    <CallNow className="call-card">
      <span className="call-card-icon">
        <Icon name="phone" size={28} />
      </span>
      <span>
        <small>
          <span className={isOpen ? 'status-dot status-open' : 'status-dot'} /> {hours}
        </small>
        <strong>{number}</strong>
      </span>
    </CallNow>
  );
}
