import { get } from 'react-hook-form';
import type { HomepageBlock, HomepageVersion, PublishedHomepage } from '../../data/types';
import type { ComparedField } from '../../editing/changes/FieldComparison';
import { featuredIds, featuredSettings, fieldsOf, seoFields, sorted, summaryOf } from './blocks';

type Version = PublishedHomepage | HomepageVersion;

const nameOf = ({ type, order }: HomepageBlock) => `${type} block #${order}`;

const isSame = (one: unknown, other: unknown): boolean => JSON.stringify(one ?? '') === JSON.stringify(other ?? '');

const changed = (fields: readonly ComparedField[]): ComparedField[] => fields.filter(({ before, after }) => !isSame(before, after));

const textsOf = (fields: typeof seoFields, before: unknown, after: unknown, part: string): ComparedField[] =>
  fields.map(({ label, path }) => ({ name: `${part}: ${label}`, field: path, before: get(before, path), after: get(after, path) }));

/** A block that one of the versions lacks is compared with an empty one. */
function blockChanges(before: HomepageBlock | undefined, after: HomepageBlock | undefined): ComparedField[] {
  const block = after ?? before;
  if (!block) return [];
  const name = nameOf(block);
  return changed([
    { name: `${name}: Block`, field: 'block', before: before && 'On the page', after: after && 'On the page' },
    ...(before && after ? [{ name: `${name}: Shown`, field: 'enabled', before: before.enabled, after: after.enabled }] : []),
    ...textsOf(fieldsOf(block), before?.content, after?.content, name),
    {
      name: `${name}: Featured items`,
      field: 'featuredOrder',
      reference: block.type,
      before: before ? featuredIds(before) : [],
      after: after ? featuredIds(after) : [],
    },
  ]);
}

/** Returns what differs between two versions of the homepage, block by block. */
export function differencesOf(before: Version, after: Version): ComparedField[] {
  const former = new Map(before.blocks.map((block) => [block.id, block]));
  const ids = new Set(after.blocks.map(({ id }) => id));
  const names = new Map(after.blocks.map((block) => [block.id, `${block.type}: ${summaryOf(block)}`]));
  const order = (blocks: HomepageBlock[]) => sorted(blocks).flatMap(({ id }) => (former.has(id) ? (names.get(id) ?? []) : []));
  return [
    ...sorted(after.blocks).flatMap((block) => blockChanges(former.get(block.id), block)),
    ...sorted(before.blocks).flatMap((block) => (ids.has(block.id) ? [] : blockChanges(block, undefined))),
    ...changed([
      { name: 'Order of the blocks', field: 'order', before: order(before.blocks), after: order(after.blocks) },
      ...textsOf(seoFields, before, after, 'SEO settings'),
      ...featuredSettings.map(({ kind, automatic }) => ({
        name: `Automatic choice of ${kind}`,
        field: automatic,
        before: before[automatic],
        after: after[automatic],
      })),
    ]),
  ];
}

/** Names what differs between two versions, a line for each block. */
export function changesBetween(before: Version, after: Version): string[] {
  const lines: { part: string; labels: string[] }[] = [];
  for (const { name, field, after: is } of differencesOf(before, after)) {
    const [part = '', label] = name.split(': ');
    const line = lines.at(-1);
    if (field === 'block') lines.push({ part, labels: [is ? 'added' : 'deleted'] });
    else if (line?.part !== part) lines.push({ part, labels: label ? [label] : [] });
    else if (label && !['added', 'deleted'].includes(line.labels[0] ?? '')) line.labels.push(label);
  }
  return lines.map(({ part, labels }) => (labels.length > 0 ? `${part}: ${labels.join(', ')}` : part));
}

const isPublished = ({ status }: HomepageVersion): boolean => status === 'published';

/** Returns the published version with the highest number, which visitors see. */
export const liveOf = (versions: readonly HomepageVersion[]): HomepageVersion | undefined =>
  versions.filter(isPublished).sort((one, other) => other.version - one.version)[0];

/** Returns what a version was made from: of a draft the version whose number it carries, otherwise the published one before it. */
export const versionBefore = (version: HomepageVersion, versions: readonly HomepageVersion[]): HomepageVersion | undefined =>
  liveOf(versions.filter((one) => (isPublished(version) ? one.version < version.version : one.version === version.version)));
