import type { Pictured } from '../api/types';
import type { ArtName } from '../content/art';
import { Picture, pictureOf } from './Picture';

const SIZES = '(min-width: 640px) 380px, 100vw';
/** Alone it takes the width of the text (styles/service.css). */
const ALONE = '(min-width: 800px) 736px, 100vw';

interface Props {
  pictures: Pictured[];
  art: ArtName;
}

/** Photographs of any shape, cropped to one. */
export function Gallery({ pictures, art }: Props) {
  if (!pictures.length) return null;
  return (
    <div className="gallery">
      {pictures.map((one) => (
        <Picture
          key={one.url}
          picture={pictureOf(one, 'url')}
          art={art}
          alt={one.alt ?? ''}
          caption={one.caption}
          sizes={pictures.length > 1 ? SIZES : ALONE}
        />
      ))}
    </div>
  );
}
