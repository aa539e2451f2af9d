import { CATEGORIES, SECTORS, type Category, type Project, type Sector } from './project.entity.js';

/** The fields of a project that depend on each other or read in two ways (decisions.md 'Records'). */
type Stored = Pick<Project, 'category' | 'sector' | 'images' | 'challenge' | 'solution' | 'outcome'>;
type Sent = { [Name in keyof Stored]?: Stored[Name] | null } & { imageUrl?: string | null };
type Picture = Project['images'][number];

/** Screens and filters write categories in either case: 'domestic' is 'Domestic'. What is none stays as it is. */
export const asCategory = (value: unknown): unknown => inCaseOf(CATEGORIES, value);
export const asSector = (value: unknown): unknown => inCaseOf(SECTORS, value);

function inCaseOf(values: readonly string[], value: unknown): unknown {
  if (typeof value !== 'string') return value;
  const wanted = value.trim().toLowerCase();
  return values.find((v) => v.toLowerCase() === wanted) ?? value;
}

export const sectorOf = (category: Category): Sector => SECTORS.find((s) => s === category.toLowerCase()) ?? 'other';

/** `imageUrl` reads the first picture. */
export const firstUrl = (images: Picture[]): string | null => images[0]?.url ?? null;

/**
 * Sets what was sent. A sector that was not sent follows the category, unless someone chose it; an `imageUrl` that is the
 * stored one changes nothing, so that a whole record sent back does not undo its new `images`.
 */
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

/** Another first picture takes the place of the former, none takes it away. One of the others that becomes it keeps its text. */
function withFirst(images: Picture[], url: string | null): Picture[] {
  const [first, ...others] = images;
  if (!url) return others;
  if (first?.url === url) return images;
  return [others.find((i) => i.url === url) ?? { url }, ...others.filter((i) => i.url !== url)];
}
