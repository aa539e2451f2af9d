import { isIconName, type IconName } from '../content/icons';

interface Props {
  /** A drawing in assets/icons.svg. */
  name: IconName | 'star' | `client-${number}`;
  size?: 16 | 18 | 20 | 24 | 28 | 40;
  className?: string;
}

/** Decorative: the text beside it carries the meaning. */
export function Icon({ name, size = 24, className = '' }: Props) {
  return <i className={`icon icon-${size} i-${name} ${className}`.trim()} aria-hidden="true" />;
}

/** A record's icon; a bolt when there is no drawing of that name. */
export function RecordIcon({ name, size = 28 }: { name: string | null | undefined; size?: Props['size'] }) {
  return <Icon name={isIconName(name) ? name : 'zap'} size={size} />;
}
