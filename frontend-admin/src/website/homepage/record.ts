import { type Fields, hasParts, same } from '../../data/changedFields';
import type { HomepageBlock, HomepageChange, HomepageVersion, PublishedHomepage } from '../../data/types';
import { type KeptForm, onTopOfStored } from '../../editing/drafts/keptForm';
import { humanise, readable } from '../../editing/changes/readable';
import { contentNames, featuredSettings, labelOf, nameIn, typeName } from './blocks';

type Version = HomepageVersion | PublishedHomepage;

/** A block in its place: `content` is what no form shows. */
export type Place = Omit<HomepageBlock, 'order'>;

/** A version as the form has it: each text is a field of its own, such as 'hero-1/title', so that it is kept, merged and compared as in any other form. */
export type HomepageRecord = Fields & {
  id: string;
  /** The version for If-Match; a homepage's own `version` counts what was published. */
  version?: number;
  /** In the order of the page. */
  blocks: Place[];
};

const SEO_LABELS: Readonly<Record<string, string>> = {
  metaTitle: 'Meta Title',
  metaDescription: 'Meta Description',
  keywords: 'Keywords',
  ogImage: 'Open Graph Image URL',
};
const SETTINGS = [...Object.keys(SEO_LABELS), ...featuredSettings.map(({ automatic }) => automatic)];

/** A block's part of the names of its fields, without what has a meaning in the name of a field. */
export const keyOf = ({ id }: Pick<Place, 'id'>): string => encodeURIComponent(id).replaceAll('.', '%2E').replaceAll("'", '%27');

export const fieldIn = (block: Pick<Place, 'id'>, name: string): string => `${keyOf(block)}/${name}`;

export function toRecord(version: Version): HomepageRecord {
  const settings: Fields = { ...version };
  const sorted = [...version.blocks].sort((one, other) => one.order - other.order);
  const texts = sorted.flatMap((block) => {
    const content: Fields = block.content;
    return contentNames(block).flatMap((name) => (name in content ? [[fieldIn(block, name), content[name]] as const] : []));
  });
  return {
    ...Object.fromEntries([...SETTINGS.map((name) => [name, settings[name]] as const), ...texts]),
    id: version.id,
    ...('lockVersion' in version && { version: version.lockVersion }),
    blocks: sorted.map(({ id, type, enabled, content }) => {
      const own = contentNames({ type });
      return { id, type, enabled, content: Object.fromEntries(Object.entries(content).filter(([name]) => !own.includes(name))) };
    }),
  };
}

/** As the API stores a value: without spaces around it, and no button that has neither text nor link. */
export function tidied(value: unknown): unknown {
  if (typeof value === 'string') return value.trim() || null;
  if (!hasParts(value)) return value;
  const parts = Object.entries(value).map(([name, part]) => [name, tidied(part)] as const);
  return parts.every(([, part]) => part === null) ? null : Object.fromEntries(parts);
}

/** Returns what to save for these fields. Blocks are always saved together. */
export function toChange(record: HomepageRecord, fields = Object.keys(record)): HomepageChange {
  const blocks = record.blocks.map(({ content, ...place }, index) => {
    const texts = contentNames(place).flatMap((name) => {
      const value = record[fieldIn(place, name)];
      return value === undefined ? [] : [[name, tidied(value)] as const];
    });
    return { ...place, order: index + 1, content: { ...content, ...Object.fromEntries(texts) } };
  });
  return {
    ...Object.fromEntries(SETTINGS.filter((name) => fields.includes(name)).map((name) => [name, record[name]])),
    ...(fields.some((name) => name === 'blocks' || name.includes('/')) && { blocks }),
  };
}

/** The parts of the draft that are saved together, beside the texts of a block, whose part is called by its key. */
export const SEO = 'seo';
/** What is saved at once: the blocks, their order, new ones with their texts, and featured content. */
export const LAYOUT = 'layout';
/** Texts of a block that a colleague has deleted. */
export const LOST = 'lost';

export interface Unsaved {
  field: string;
  mine: unknown;
  /** A colleague has changed the same. */
  isContested: boolean;
  part: string;
}

/** Returns what is typed and not saved, on top of what is stored. */
export function unsavedIn(kept: KeptForm | undefined, record: HomepageRecord): Unsaved[] {
  if (!kept) return [];
  const [stored, mine] = [record.blocks, (kept.fields['blocks']?.mine as Place[] | undefined) ?? record.blocks].map(
    (blocks) => new Set(blocks.map(keyOf)),
  );
  const partOf = (field: string): string => {
    if (field in SEO_LABELS) return SEO;
    const [key = '', name] = field.split('/');
    if (name === undefined || name === 'featuredOrder') return LAYOUT;
    if (stored?.has(key) && mine?.has(key)) return key;
    return stored?.has(key) || mine?.has(key) ? LAYOUT : LOST;
  };
  const all = onTopOfStored(kept, record)
    .filter(({ field, mine: typed }) => !same(tidied(typed), tidied(record[field])))
    .map((one) => ({ ...one, part: partOf(one.field) }));
  // A block is not deleted while a colleague writes it.
  const isRefused = all.some(({ part, isContested }) => part === LAYOUT && isContested);
  return all.map((one) => ({ ...one, isContested: one.isContested || (isRefused && one.part === LAYOUT) }));
}

/** Returns what to keep once `sent` is stored: what was typed in the meantime, which is based on that. */
export function leftOf(kept: KeptForm, sent: Fields): KeptForm | undefined {
  const fields = Object.entries(kept.fields).flatMap(([field, now]) => {
    if (!(field in sent)) return [[field, now] as const];
    return same(tidied(now.mine), sent[field]) ? [] : [[field, { mine: now.mine, base: sent[field] }] as const];
  });
  return fields.length > 0 ? { ...kept, fields: Object.fromEntries(fields) } : undefined;
}

/** Returns a function that names a field by its block in the first of the records that has it; undefined for fields that only the server sets. */
export const namesIn =
  (...records: HomepageRecord[]) =>
  (field: string): string | undefined => {
    const [key, path] = field.split('/');
    if (field in SEO_LABELS) return `SEO settings: ${SEO_LABELS[field]}`;
    if (path === undefined) {
      const setting = featuredSettings.find(({ automatic }) => automatic === field);
      return setting ? `Automatic choice of ${setting.kind}` : field === 'blocks' ? 'Blocks' : undefined;
    }
    const { block, blocks } = placeIn(records, key);
    return block ? `${nameIn(blocks, block)}: ${labelOf(block, path)}` : `Deleted block: ${humanise(path)}`;
  };

/** A block in the first of the records that has it. */
function placeIn(records: readonly HomepageRecord[], key: string | undefined): { block?: Place; blocks: readonly Place[] } {
  for (const { blocks } of records) {
    const block = blocks.find((place) => keyOf(place) === key);
    if (block) return { block, blocks };
  }
  return { blocks: [] };
}

/** With the parts of groups, such as 'cta-1/primaryCta.link', as fields of their own. */
const withParts = (record: Fields): Fields =>
  Object.fromEntries(
    Object.entries(record).flatMap(([field, value]) =>
      hasParts(value) ? Object.entries(value).map(([part, inner]) => [`${field}.${part}`, inner] as const) : [[field, value] as const],
    ),
  );

/** Returns what differs between two versions of the homepage, block by block. */
export function differencesOf(before: Version, after: Version) {
  const [was, is] = [toRecord(before), toRecord(after)];
  const nameOf = namesIn(is, was);
  const titled = (place: Place) => {
    const title = [is, was].map((record) => record[fieldIn(place, 'title')]).find((text) => typeof text === 'string' && text !== '');
    return `${typeName(place)}: ${readable(title ?? 'Standard heading')}${place.enabled ? '' : ' (not shown)'}`;
  };
  const [former, current] = [was, is].map((record) => withParts({ ...record, blocks: record.blocks.map(titled) })) as [Fields, Fields];
  const held = (value: unknown) => (Array.isArray(value) && value.length === 0 ? null : tidied(value));
  return [...new Set([...Object.keys(current), ...Object.keys(former)])].flatMap((field) => {
    const name = nameOf(field);
    if (name === undefined || same(held(former[field]), held(current[field]))) return [];
    const [key, text] = field.split('/');
    const reference = text === 'featuredOrder' ? placeIn([is, was], key).block?.type : undefined;
    return [{ name, field, reference, before: former[field], after: current[field] }];
  });
}

const isPublished = ({ status }: HomepageVersion): boolean => status === 'published';

/** Returns the published version with the highest number, which visitors see. */
export const liveOf = (versions: readonly HomepageVersion[]): HomepageVersion | undefined =>
  versions.filter(isPublished).sort((one, other) => other.version - one.version)[0];

/** Returns what a version was made from: of a draft the version whose number it carries, otherwise the published one before it. */
export const versionBefore = (version: HomepageVersion, versions: readonly HomepageVersion[]): HomepageVersion | undefined =>
  liveOf(versions.filter((one) => (isPublished(version) ? one.version < version.version : one.version === version.version)));
