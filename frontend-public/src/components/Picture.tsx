import { preload } from 'react-dom';
import { artFile, artWidths, plainArtFile, type ArtName } from '../content/art';

interface Props {
  /** A media item or https address; without one, the drawing is shown. */
  src?: string | null;
  art: ArtName;
  alt: string;
  sizes: string;
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
  // React preloads an <img>, but not a <picture>.
  if (priority)
    preload(artFile(art, 800), { as: 'image', imageSrcSet: srcSet(art), imageSizes: sizes, type: 'image/avif', fetchPriority: 'high' });
  return (
    <picture className={className}>
      <source type="image/avif" srcSet={srcSet(art)} sizes={sizes} />
      <img src={plainArtFile(art)} alt={alt} {...shared} />
    </picture>
  );
}
