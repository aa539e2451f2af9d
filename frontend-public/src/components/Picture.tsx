import { preload } from 'react-dom';
import { artFile, artWidths, plainArtFile, type ArtName } from '../content/art';

interface Props {
  /** A media item or https address from the record; the drawing stands in for it. */
  src?: string | null;
  art: ArtName;
  alt: string;
  /** How wide it is shown, as in <img sizes>. */
  sizes: string;
  /** The first thing to be seen on the page. */
  priority?: boolean;
  className?: string;
}

const srcSet = (art: ArtName) =>
  artWidths(art)
    .map((width) => `${artFile(art, width)} ${width}w`)
    .join(', ');

export function Picture({ src, art, alt, sizes, priority = false, className }: Props) {
  const shared = {
    width: 1600,
    height: 1200,
    loading: priority ? ('eager' as const) : ('lazy' as const),
    fetchPriority: priority ? ('high' as const) : undefined,
    decoding: 'async' as const,
  };
  if (src && /^(\/(?!\/)|https:\/\/)/.test(src)) {
    return (
      <div className={className}>
        <img src={src} alt={alt} {...shared} />
      </div>
    );
  }
  // <picture> is not announced by itself.
  if (priority)
    preload(artFile(art, 800), { as: 'image', imageSrcSet: srcSet(art), imageSizes: sizes, type: 'image/avif', fetchPriority: 'high' });
  return (
    <picture className={className}>
      <source type="image/avif" srcSet={srcSet(art)} sizes={sizes} />
      <img src={plainArtFile(art)} alt={alt} {...shared} />
    </picture>
  );
}
