import type { Picture } from '../data/types';

export interface ProjectPictures {
  /** Reads and writes the first of `images` (decisions.md 'Records'). */
  imageUrl: string | null;
  images: Picture[];
}

/**
 * A picture's address on one tab, the list of pictures on another: when both were changed, the list is what counts, with the address
 * in front of it. Nothing that someone chose is lost.
 */
export function joinPictures({ imageUrl, images }: ProjectPictures, former: ProjectPictures): Partial<ProjectPictures> {
  const sameList = JSON.stringify(images) === JSON.stringify(former.images);
  if (sameList) return { imageUrl, images };
  if (imageUrl === null || imageUrl === former.imageUrl || images[0]?.url === imageUrl) return { images };
  const chosen = images.find(({ url }) => url === imageUrl) ?? { url: imageUrl };
  return { images: [chosen, ...images.filter(({ url }) => url !== imageUrl && url !== former.imageUrl)] };
}
