import type { ReactNode } from 'react';
import { preload } from 'react-dom';
import { artFile, artWidths, plainArtFile, type ArtName } from '../content/art';
import type { PictureFacts } from '../api/types';

/** Of pictures from elsewhere, only the address is known. */
type ShownPicture = { src: string } & Partial<PictureFacts>;

interface Props {
  /** At a path or https address; without one, the drawing is shown. */
  picture?: ShownPicture;
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

/** A part of the width for `sizes`: so a phone of two or three times the density gets pictures of 1.6 or 2 times, half as heavy. */
export const ACROSS_A_PHONE = '(min-width: 640px) 100vw, 80vw';
/** Of a picture in the head of a page. */
export const HEAD_SIZES = `(min-width: 1024px) 800px, ${ACROSS_A_PHONE}`;

/** A drawing, or a photograph in a frame that suits any shape and light. */
export function Picture({ picture, art, alt, sizes, caption, priority = false, className }: Props) {
  const shared = {
    width: 1600,
    height: 1200,
    loading: priority ? ('eager' as const) : ('lazy' as const),
    fetchPriority: priority ? ('high' as const) : undefined,
    decoding: 'async' as const,
  };
  if (picture && PHOTOGRAPH.test(picture.src)) {
    const { src, small = src, webp, avif } = picture;
    if (priority && avif) preloadAvif(small, avif, sizes);
    return (
      <figure className={className ? `photograph ${className}` : 'photograph'}>
        <Copies avif={avif} sizes={sizes}>
          <img
            src={src}
            srcSet={webp}
            sizes={webp && sizes}
            alt={alt}
            className={focusClasses(picture)}
            data-instead={plainArtFile(art)}
            {...shared}
          />
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
const Copies = ({ avif, sizes, children }: { avif?: string | null; sizes: string; children: ReactNode }) =>
  avif ? (
    <picture>
      <source type="image/avif" srcSet={avif} sizes={sizes} />
      {children}
    </picture>
  ) : (
    children
  );

const PHOTOGRAPH = /^(\/(?!\/)|https:\/\/)/;

type Pictured<Field extends string> = { [Name in Field]?: string | null } & { pictures?: { [Name in Field]?: PictureFacts } };

/** Returns the picture whose address is in this field, with what the API says of it. */
export function pictureOf<Field extends string>(record: Pictured<Field> | undefined, field: Field): ShownPicture | undefined {
  const src = record?.[field];
  return src ? { src, ...record.pictures?.[field] } : undefined;
}

const tenth = (percent: number): number => Math.round(percent / 10) * 10;

/** Keep the focal point in view where the picture is cropped: the pages' Content-Security-Policy allows no styles of single elements. */
export const focusClasses = ({ focusX, focusY }: ShownPicture): string | undefined =>
  focusX == null || focusY == null ? undefined : `focus-x${tenth(focusX)} focus-y${tenth(focusY)}`;
