import type { Accreditation } from '../lib/accreditations';
import type { IconName } from '../content/icons';

/** The seals badge-1 to badge-4 in assets/icons.svg. */
const SHAPES = 4;
const MARKS: IconName[] = ['zap', 'shield-check', 'house', 'file-check', 'wrench', 'handshake'];

interface AccreditationBadgesProps {
  accreditations: Accreditation[];
  className: string;
  label?: string;
}

/** Each leads to the company's entry in the register, if the settings have it. */
export const AccreditationBadges = ({ accreditations, className, label }: AccreditationBadgesProps) => (
  <ul className={className} aria-label={label}>
    {accreditations.map(({ name, number, registerUrl }, index) => (
      <li key={name}>
        <div className="badge">
          <span className="seal" aria-hidden="true">
            <i className={`icon i-badge-${(index % SHAPES) + 1}`} />
            <i className={`icon i-${MARKS[index % MARKS.length] ?? 'zap'}`} />
          </span>
          <span>
            {registerUrl ? <a href={registerUrl}>{name}</a> : name}
            {number && <small>No. {number}</small>}
          </span>
        </div>
      </li>
    ))}
  </ul>
);
