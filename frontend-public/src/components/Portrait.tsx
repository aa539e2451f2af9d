import { assetFile, portraitOf } from '../content/art';
import { focusClasses, type pictureOf } from './Picture';

interface Props {
  name: string;
  picture: ReturnType<typeof pictureOf>;
  /** As it is shown at most, in px. */
  size: number;
}

/** Their photograph; without one the drawing of a person of the sample company, and for all others the first letter. */
export function Portrait({ name, picture, size }: Props) {
  const drawn = portraitOf(name);
  const src = picture ? (picture.small ?? picture.src) : drawn && assetFile(drawn);
  if (src) {
    const className = ['portrait', picture && focusClasses(picture)].filter(Boolean).join(' ');
    return <img className={className} src={src} alt="" width={size} height={size} loading="lazy" decoding="async" />;
  }
  return (
    <span className="portrait initial" aria-hidden="true">
      {name.normalize('NFC').charAt(0)}
    </span>
  );
}
