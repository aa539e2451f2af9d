import type { ReactNode } from 'react';
import { preload } from 'react-dom';
import { artFile, artWidths, plainArtFile, type ArtName } from '../content/art';
import { libraryPicture, type LibraryPicture } from '../lib/libraryPictures';

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
    const copies = libraryPicture(src);
    if (priority && copies?.avif) preloadAvif(copies.small, copies.avif, sizes);
    return (
      <figure className={className ? `photograph ${className}` : 'photograph'}>
        <Copies of={copies} sizes={sizes}>
          <img src={src} srcSet={copies?.webp} sizes={copies && sizes} alt={alt} className={copies?.focus} {...shared} />
        </Copies>
        {caption && <figcaption>{caption}</figcaption>}
      </figure>
    );
  }
  if (priority) preloadAvif(artFile(art, 800), srcSet(art), sizes);
  return (
    <picture className={className}>
      <source type="image/avif" srcSet={srcSet(art)} sizes={sizes} />
      <img src={plainArtFile(art)} alt={alt} {...shared} />
    </picture>
  );
}

/** React preloads an <img>, but not a <picture>. */
const preloadAvif = (address: string, imageSrcSet: string, imageSizes: string) =>
  preload(address, { as: 'image', imageSrcSet, imageSizes, type: 'image/avif', fetchPriority: 'high' });

/** The AVIF copies beside the <img>, once they are made. */
const Copies = ({ of, sizes, children }: { of?: LibraryPicture; sizes: string; children: ReactNode }) =>
  of?.avif ? (
    <picture>
      <source type="image/avif" srcSet={of.avif} sizes={sizes} />
      {children}
    </picture>
  ) : (
    children
  );

const isPhotograph = (src: string | null | undefined): src is string => !!src && /^(\/(?!\/)|https:\/\/)/.test(src);
