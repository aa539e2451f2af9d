import type { Picture } from '../../data/types';

interface ProjectPictures {
  /** The first of `images`. */
  imageUrl: string | null;
  images: Picture[];
}

type ProjectFields = Record<string, unknown> & { imageUrl?: string | null; images?: Picture[] | null };
type Context = { previousData?: Partial<ProjectPictures> };

/** Turns the form's values into the API's. The server fills in an empty sector. */
export function toProject({ sector, imageUrl, images, ...data }: ProjectFields, context?: Context): Record<string, unknown> {
  const former = { imageUrl: context?.previousData?.imageUrl ?? null, images: context?.previousData?.images ?? [] };
  return {
    ...data,
    sector: sector || null,
    ...joinPictures({ imageUrl: imageUrl || null, images: images ?? [] }, former),
  };
}

/**
 * The first picture's address is on one tab and the list of pictures on another. When both were changed the list counts, with the
 * address in front, so nothing that someone chose is lost.
 */
export function joinPictures({ imageUrl, images }: ProjectPictures, former: ProjectPictures): Partial<ProjectPictures> {
  const sameList = JSON.stringify(images) === JSON.stringify(former.images);
  if (sameList) return { imageUrl, images };
  if (imageUrl === null || imageUrl === former.imageUrl || images[0]?.url === imageUrl) return { images };
  const chosen = images.find(({ url }) => url === imageUrl) ?? { url: imageUrl };
  return { images: [chosen, ...images.filter(({ url }) => url !== imageUrl && url !== former.imageUrl)] };
}
