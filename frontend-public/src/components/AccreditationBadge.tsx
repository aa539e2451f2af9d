import type { IconName } from '../content/icons';

/** The seals badge-1 to badge-4 in assets/icons.svg. */
const SHAPES = 4;
const MARKS: IconName[] = ['zap', 'shield-check', 'house', 'file-check', 'wrench', 'handshake'];

export function AccreditationBadge({ name, index }: { name: string; index: number }) {
  return (
    <div className="badge">
      <span className="seal" aria-hidden="true">
        <i className={`icon i-badge-${(index % SHAPES) + 1}`} />
        <i className={`icon i-${MARKS[index % MARKS.length] ?? 'zap'}`} />
      </span>
      <span>{name}</span>
    </div>
  );
}
