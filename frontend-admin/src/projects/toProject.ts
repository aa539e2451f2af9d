import type { Picture } from '../data/types';
import { toWholeNumber } from '../ui/toWholeNumber';
import { joinPictures, type ProjectPictures } from './joinPictures';

interface Context {
  previousData?: Partial<ProjectPictures>;
}

type ProjectForm = Record<string, unknown> & { imageUrl?: string | null; images?: Picture[] | null };

/** What the form holds, as the API takes it. An empty slug is left to the server; without a sector of its own a project takes its category's. */
export function toProject({ slug, sector, order, imageUrl, images, ...data }: ProjectForm, context?: Context): Record<string, unknown> {
  const former = { imageUrl: context?.previousData?.imageUrl ?? null, images: context?.previousData?.images ?? [] };
  return {
    ...data,
    ...(slug ? { slug } : {}),
    sector: sector || null,
    ...joinPictures({ imageUrl: imageUrl || null, images: images ?? [] }, former),
    order: toWholeNumber(order),
  };
}
