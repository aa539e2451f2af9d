import { CATEGORIES, SECTORS, type Category, type Project, type Sector } from './project.entity.js';

/** Fields of the form that `setFields` sets. */
export const FILLED = ['category', 'sector', 'images', 'imageUrl', 'challenge', 'solution', 'outcome'] as const;

type Stored = Pick<Project, 'category' | 'sector' | 'images' | 'challenge' | 'solution' | 'outcome'>;
type Sent = { [Name in keyof Stored]?: Stored[Name] | null } & { imageUrl?: string | null };
type Picture = Project['images'][number];

/** Ignores case; leaves unknown values unchanged. */
export const asCategory = (value: unknown): unknown => inCaseOf(CATEGORIES, value);
export const asSector = (value: unknown): unknown => inCaseOf(SECTORS, value);

function inCaseOf(values: readonly string[], value: unknown): unknown {
  if (typeof value !== 'string') return value;
  const wanted = value.trim().toLowerCase();
  return values.find((v) => v.toLowerCase() === wanted) ?? value;
}

const sectorOf = (category: Category): Sector => SECTORS.find((s) => s === category.toLowerCase()) ?? 'other';

export const firstUrl = (images: Picture[]): string | null => images[0]?.url ?? null;

/** A sector not sent follows the category, unless it was chosen. An unchanged `imageUrl` is ignored, so that it does not undo new `images`. */
export function setFields(project: Stored, { category, sector, images, imageUrl, ...texts }: Sent): void {
  const followsCategory = !project.sector || project.sector === sectorOf(project.category);
  if (category !== undefined) project.category = category ?? CATEGORIES[0];
  if (sector) project.sector = sector;
  else if (followsCategory || sector === null) project.sector = sectorOf(project.category);

  const former = firstUrl(project.images);
  if (images !== undefined) project.images = images ?? [];
  if (imageUrl !== undefined && (imageUrl || null) !== former) project.images = withFirst(project.images, imageUrl);

  for (const name of ['challenge', 'solution', 'outcome'] as const) {
    project[name] = (texts[name] === undefined ? project[name] : texts[name]) ?? '';
  }
}

/** Replaces the first picture, or removes it if `url` is empty. A picture that moves to the front keeps its text. */
function withFirst(images: Picture[], url: string | null): Picture[] {
  const [first, ...others] = images;
  if (!url) return others;
  if (first?.url === url) return images;
  return [others.find((i) => i.url === url) ?? { url }, ...others.filter((i) => i.url !== url)];
}
