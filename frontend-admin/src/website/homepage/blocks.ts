import { type RequestSchema, schemas } from '../../data/contract';
import type { HomepageBlock, HomepageVersion } from '../../data/types';
import { humanise } from '../../editing/changes/readable';

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
  label: string | undefined;
  schema: RequestSchema;
  fields: DraftField[];
  note: string | undefined;
}

/** The fields of a group follow its label and path. */
const fieldsIn = (schema: string): DraftField[] =>
  Object.entries(schemas[schema] ?? {}).flatMap(([path, { editor: { kind = '', label = '', help } = {}, schema: group = '' }]) => {
    if (kind === 'group')
      return fieldsIn(group).map((inner) => ({ ...inner, path: `${path}.${inner.path}`, label: `${label} ${inner.label}` }));
    return kind ? [{ path, kind, label, ...(help !== undefined && { help }) }] : [];
  });

const described: Readonly<Record<string, Description>> = Object.fromEntries(
  schemas['UpdateHomepageDto']?.['blocks']?.items?.oneOf?.flatMap((name) => {
    const { type, content: { schema = '' } = {} } = schemas[name] ?? {};
    const { label, note } = type?.editor ?? {};
    const description = { label, schema: schema as RequestSchema, note, fields: fieldsIn(schema) };
    return type?.enum?.map((known) => [known, description] as const) ?? [];
  }) ?? [],
);

type OfType = Pick<HomepageBlock, 'type'>;

export const blockTypes: readonly string[] = Object.keys(described);

/** What people call a type of block, such as 'Call to action'. */
export const typeName = ({ type }: OfType): string => described[type]?.label ?? humanise(type);

/** What people call a block of a page, such as 'Hero'; of several of one type 'Call to action 2 of 3', in the order of the page. */
export function nameIn<B extends OfType>(blocks: readonly B[], block: B): string {
  const like = blocks.filter(({ type }) => type === block.type);
  return typeName(block) + (like.length > 1 ? ` ${like.indexOf(block) + 1} of ${like.length}` : '');
}

const isFeatured = ({ kind }: { kind: string }) => kind === 'featured';

/** Leaves out featured content, which has its own tab. */
export const fieldsOf = ({ type }: OfType): readonly DraftField[] => described[type]?.fields.filter((field) => !isFeatured(field)) ?? [];

/** The API's schema with the rules of the fields; none for blocks of an unknown type, which have no fields. */
export const schemaOf = ({ type }: OfType) => described[type]?.schema;

const rulesOf = (block: OfType) => Object.entries(schemas[schemaOf(block) ?? ''] ?? {});

/** The names of its content, of which a group is one. */
export const contentNames = (block: OfType): string[] => rulesOf(block).map(([name]) => name);

/** What a new block holds, by name. */
export const startOf = (block: OfType): [name: string, value: unknown][] =>
  rulesOf(block).flatMap(([name, { editor }]) => (editor?.start ? [[name, editor.start]] : []));

export function noteOf({ type }: OfType): string | undefined {
  const { note, fields = [] } = described[type] ?? {};
  if (fields.some(isFeatured)) return 'Choose what this block shows on the Featured Content tab.';
  return note ?? (fields.length === 0 ? 'Blocks of this type have nothing to edit here.' : undefined);
}

export const labelOf = ({ type }: OfType, path: string): string =>
  described[type]?.fields.find((field) => field.path === path)?.label ?? humanise(path);

/** Moves an item one place up (-1) or down (1), within the list. */
export function stepped<T>(list: readonly T[], from: number, step: -1 | 1): T[] {
  const copy = [...list];
  if (from < 0 || from + step < 0 || from + step >= copy.length) return copy;
  copy.splice(from + step, 0, ...copy.splice(from, 1));
  return copy;
}

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
