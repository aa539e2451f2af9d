import type { ArtName } from '../content/art';
import { Picture } from './Picture';

interface Props {
  pictures: { url: string; alt?: string; caption?: string }[];
  art: ArtName;
}

/** Photographs of any shape, cropped to one. */
export function Gallery({ pictures, art }: Props) {
  if (!pictures.length) return null;
  return (
    <div className="gallery">
      {pictures.map(({ url, alt, caption }) => (
        <Picture key={url} src={url} art={art} alt={alt ?? ''} caption={caption} sizes="(min-width: 640px) 380px, 100vw" />
      ))}
    </div>
  );
}
