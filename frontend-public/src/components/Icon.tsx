import { isIconName, type IconName } from '../content/icons';

interface Props {
  /** An icon, or another drawing of assets/icons.svg. */
  name: IconName | 'star' | `client-${number}`;
  /** In px; the sizes are those of styles/icons.css. */
  size?: 16 | 18 | 20 | 24 | 28 | 40;
  className?: string;
}

/** A drawing without meaning of its own: what it stands for is always said in text beside it. It takes the colour of the text. */
export function Icon({ name, size = 24, className = '' }: Props) {
  return <i className={`icon icon-${size} i-${name} ${className}`.trim()} aria-hidden="true" />;
}

/** The icon that staff chose for a record; a bolt when it is not among the drawings. */
export function RecordIcon({ name }: { name: string | null | undefined }) {
  return <Icon name={isIconName(name) ? name : 'zap'} size={28} />;
}
