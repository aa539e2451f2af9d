import { preload } from 'react-dom';
import { artFile, artWidths, plainArtFile, type ArtName } from '../content/art';
import { libraryCopies } from '../lib/libraryPictures';

interface Props {
  /** A media item or https address; without one, the drawing is shown. */
  src?: string | null;
  art: ArtName;
  alt: string;
  sizes: string;
  /** Of a photograph; drawings have none. */
  caption?: string | null;
  priority?: boolean;
  className?: string;
}

const srcSet = (art: ArtName) =>
  artWidths(art)
    .map((width) => `${artFile(art, width)} ${width}w`)
    .join(', ');

/** A drawing, or a photograph in a frame that suits any shape and light. */
export function Picture({ src, art, alt, sizes, caption, priority = false, className }: Props) {
  const shared = {
    width: 1600,
    height: 1200,
    loading: priority ? ('eager' as const) : ('lazy' as const),
    fetchPriority: priority ? ('high' as const) : undefined,
    decoding: 'async' as const,
  };
  if (isPhotograph(src)) {
    const copies = libraryCopies(src);
    return (
      <figure className={className ? `photograph ${className}` : 'photograph'}>
        <img src={src} srcSet={copies} sizes={copies && sizes} alt={alt} {...shared} />
        {caption && <figcaption>{caption}</figcaption>}
      </figure>
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

const isPhotograph = (src: string | null | undefined): src is string => !!src && /^(\/(?!\/)|https:\/\/)/.test(src);
