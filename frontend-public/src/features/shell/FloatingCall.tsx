import { useScrolledPast } from './useScrolledPast';
import { useCompany } from '../../api/useCompany';
import { CallLink } from '../../components/CallLink';
import { Icon } from '../../components/Icon';

/** Section 9 */
const SHOWN_AFTER_PX = 150;

export function FloatingCall() {
  const { phone } = useCompany();
  const shown = useScrolledPast(SHOWN_AFTER_PX);
  return (
    <aside className="floating-call" aria-label="Call us" data-shown={shown}>
      <CallLink phone={phone} className="button button-primary">
        <Icon name="phone" size={20} />
        Call Now
      </CallLink>
    </aside>
  );
}
