import { ConflictException } from '@nestjs/common';
import { Brackets, type EntityManager } from 'typeorm';
import type { Kind } from '../kinds/kind.js';
import type { MediaUse } from './media.dto.js';

const NAMES = ['title', 'question', 'name'];
const MOST_NAMED = 5;

/** Older versions of the homepage do not count. */
const CURRENT_HOMEPAGE = `r.kind = 'draft' OR r.versionNumber = (SELECT MAX(p.versionNumber) FROM homepage_versions p WHERE p.kind = 'revision' AND p.status = 'published')`;

/** Returns what shows the file, in any text of any record. */
export async function usesOf(manager: EntityManager, kinds: readonly Kind[], id: string): Promise<MediaUse[]> {
  const uses: MediaUse[] = [];
  for (const kind of kinds) uses.push(...(await usesIn(manager, kind, id)));
  return [...uses, ...(await usesInDrafts(manager, id))];
}

/** Throws ConflictException (409) that names where the file is used. */
export async function refuseWhenUsed(manager: EntityManager, kinds: readonly Kind[], id: string): Promise<void> {
  const uses = (await usesOf(manager, kinds, id)).map(({ kind, name }) => (name === null ? `the ${kind}` : `the ${kind} "${name}"`));
  if (!uses.length) return;
  const more = uses.length > MOST_NAMED ? ` and ${uses.length - MOST_NAMED} more` : '';
  throw new ConflictException(`This file is still shown: ${uses.slice(0, MOST_NAMED).join(', ')}${more}. Choose another file there first.`);
}

const DRAFTED = [
  ['service-location-pages', 'service_location_pages', 'servicePageId'],
  ['core-pages', 'core_pages', 'corePageId'],
] as const;

/** Of pages: what is typed into their forms and not published yet. */
async function usesInDrafts(manager: EntityManager, id: string): Promise<MediaUse[]> {
  const uses: MediaUse[] = [];
  for (const [resource, table, owner] of DRAFTED) {
    const pages = await manager
      .createQueryBuilder()
      .select(['p.id AS id', 'p.title AS name'])
      .from('page_drafts', 'd')
      .innerJoin(table, 'p', `p.id = d.${owner} AND p.deletedAt IS NULL`)
      .where('d.fields LIKE :address', { address: addressOf(id) })
      .getRawMany<Pick<MediaUse, 'id' | 'name'>>();
    uses.push(...pages.map((page) => ({ resource, kind: 'draft', ...page })));
  }
  return uses;
}

const addressOf = (id: string): string => `%/media/${id}%`;

async function usesIn(manager: EntityManager, { resource, entity, shows = '' }: Kind, id: string): Promise<MediaUse[]> {
  const { target, tableName, columns } = manager.connection.getMetadata(entity);
  const texts = columns.filter(({ type }) => ['varchar', 'text', 'json'].includes(String(type)));
  const name = columns.find(({ propertyName }) => NAMES.includes(propertyName))?.propertyName;
  const builder = manager
    .createQueryBuilder(target, 'r')
    .select(name ? ['r.id', `r.${name}`] : ['r.id'])
    .where(new Brackets((any) => texts.forEach(({ propertyName }) => any.orWhere(`r.${propertyName} LIKE :address`))), {
      address: addressOf(id),
    });
  if (tableName === 'homepage_versions') builder.andWhere(`(${CURRENT_HOMEPAGE})`);
  const rows = await builder.getMany();
  const uses = (rows as Record<string, unknown>[]).map((row) => ({
    resource,
    kind: shows,
    id: String(row['id']),
    name: name ? String(row[name]) : null,
  }));
  return name ? uses : uses.slice(0, 1);
}
