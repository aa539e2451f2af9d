import { type RequestSchema, schemas } from '../../data/contract';
import type { HomepageBlock, HomepageVersion } from '../../data/types';

/** A text field of a block. */
export interface DraftField {
  /** Such as 'title' or 'primaryCta.text'. */
  path: string;
  label: string;
  /** text, longText, link, image or list (one entry per line). */
  kind: string;
  help?: string;
}

interface Description {
  schema: RequestSchema;
  fields: DraftField[];
  note: string | undefined;
  start: Record<string, unknown>;
}

/** The fields of a group follow its label and path. */
const fieldsIn = (schema: string): DraftField[] =>
  Object.entries(schemas[schema] ?? {}).flatMap(([path, { editor: { kind = '', label = '', help } = {}, schema: group = '' }]) => {
    if (kind === 'group')
      return fieldsIn(group).map((inner) => ({ ...inner, path: `${path}.${inner.path}`, label: `${label} ${inner.label}` }));
    return kind ? [{ path, kind, label, ...(help !== undefined && { help }) }] : [];
  });

const startOf = (schema: string): Record<string, unknown> =>
  Object.fromEntries(
    Object.entries(schemas[schema] ?? {}).flatMap(([name, { editor }]) => (editor?.start === undefined ? [] : [[name, editor.start]])),
  );

const described: Readonly<Record<string, Description>> = Object.fromEntries(
  schemas['UpdateHomepageDto']?.['blocks']?.items?.oneOf?.flatMap((name) => {
    const { type, content: { schema = '' } = {} } = schemas[name] ?? {};
    const description = { schema: schema as RequestSchema, note: type?.editor?.note, fields: fieldsIn(schema), start: startOf(schema) };
    return type?.enum?.map((known) => [known, description] as const) ?? [];
  }) ?? [],
);

export const blockTypes: readonly string[] = Object.keys(described);

const isFeatured = ({ kind }: { kind: string }) => kind === 'featured';

/** Leaves out featured content, which has its own tab. */
export const fieldsOf = ({ type }: Pick<HomepageBlock, 'type'>): readonly DraftField[] =>
  described[type]?.fields.filter((field) => !isFeatured(field)) ?? [];

/** The API's schema with the rules of the fields; none for blocks of an unknown type, which have no fields. */
export const schemaOf = ({ type }: Pick<HomepageBlock, 'type'>) => described[type]?.schema;

export function noteOf({ type }: HomepageBlock): string | undefined {
  const { note, fields = [] } = described[type] ?? {};
  if (fields.some(isFeatured)) return 'Choose what this block shows on the Featured Content tab.';
  return note ?? (fields.length === 0 ? 'Blocks of this type have nothing to edit here.' : undefined);
}

export const seoFields: readonly Pick<DraftField, 'path' | 'label'>[] = [
  { path: 'metaTitle', label: 'Meta Title' },
  { path: 'metaDescription', label: 'Meta Description' },
  { path: 'keywords', label: 'Keywords' },
  { path: 'ogImage', label: 'Open Graph Image URL' },
];

export const summaryOf = ({ content: { title } }: HomepageBlock): string => (typeof title === 'string' && title) || 'Standard heading';

type Blocks = readonly HomepageBlock[];

export const sorted = (blocks: Blocks): HomepageBlock[] => [...blocks].sort((a, b) => a.order - b.order);

const renumbered = (blocks: Blocks): HomepageBlock[] => blocks.map((block, index) => ({ ...block, order: index + 1 }));

export function added(blocks: Blocks, type: string, now: Date): HomepageBlock[] {
  const content = structuredClone(described[type]?.start ?? {});
  return [...sorted(blocks), { id: `${type}-${now.getTime()}`, type, enabled: true, order: blocks.length + 1, content }];
}

export const removed = (blocks: Blocks, id: string): HomepageBlock[] => renumbered(sorted(blocks).filter((block) => block.id !== id));

/** Moves an item one place up (-1) or down (1), within the list. */
export function stepped<T>(list: readonly T[], from: number, step: -1 | 1): T[] {
  const copy = [...list];
  if (from < 0 || from + step < 0 || from + step >= copy.length) return copy;
  copy.splice(from + step, 0, ...copy.splice(from, 1));
  return copy;
}

export function moved(blocks: Blocks, id: string, step: -1 | 1): HomepageBlock[] {
  const list = sorted(blocks);
  const from = list.findIndex((block) => block.id === id);
  return renumbered(stepped(list, from, step));
}

export const replaced = (blocks: Blocks, id: string, change: Partial<HomepageBlock>): HomepageBlock[] =>
  blocks.map((block) => (block.id === id ? { ...block, ...change } : block));

interface FeaturedSetting {
  kind: 'services' | 'projects' | 'testimonials';
  /** The field that says whether the first records are shown. */
  automatic: keyof HomepageVersion & `autoPopulate${string}`;
  noun: string;
  limit: number;
}

export const featuredSettings: readonly FeaturedSetting[] = [
  { kind: 'services', automatic: 'autoPopulateServices', noun: 'service', limit: 6 },
  { kind: 'projects', automatic: 'autoPopulateProjects', noun: 'project', limit: 3 },
  { kind: 'testimonials', automatic: 'autoPopulateTestimonials', noun: 'testimonial', limit: 3 },
];

export function featuredIds({ content }: Pick<HomepageBlock, 'content'>): string[] {
  const ids: unknown = content['featuredOrder'];
  return Array.isArray(ids) ? ids.filter((id) => typeof id === 'string') : [];
}
