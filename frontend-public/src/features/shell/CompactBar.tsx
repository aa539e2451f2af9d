import { MobileMenuButton } from './MobileMenu';
import { useScrolledPast } from './useScrolledPast';
import { useCompany } from '../../api/useCompany';
import { CallLink } from '../../components/CallLink';
import { Icon } from '../../components/Icon';

/** Section 9 */
const SHOWN_AFTER_PX = 20;

/** Takes the header's place on phones while the page is read. */
export function CompactBar() {
  const { phone, companyName } = useCompany();
  const shown = useScrolledPast(SHOWN_AFTER_PX);
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
