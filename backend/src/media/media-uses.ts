import { ConflictException } from '@nestjs/common';
import { Brackets, type EntityManager } from 'typeorm';
import type { Kind } from '../kinds/kind.js';
import { someOf } from '../platform/words/text.js';
import { PageDraft } from '../records/drafts/page-draft.entity.js';
import type { MediaUse } from './media.dto.js';

const MOST_NAMED = 5;

/** Older versions of the homepage do not count. */
const CURRENT_HOMEPAGE = `r.kind = 'draft' OR r.versionNumber = (SELECT MAX(p.versionNumber) FROM homepage_versions p WHERE p.kind = 'revision' AND p.status = 'published')`;

/** Returns the records that name the file in any of their texts. */
export async function usesOf(manager: EntityManager, kinds: readonly Kind[], id: string): Promise<MediaUse[]> {
  const uses: MediaUse[] = [];
  for (const kind of kinds) uses.push(...(await usesIn(manager, kind, id)));
  for (const kind of kinds) if (kind.drafts) uses.push(...(await usesInDrafts(manager, kind, id)));
  return uses;
}

/** Throws ConflictException (409) that names where the file is used. */
export async function refuseWhenUsed(manager: EntityManager, kinds: readonly Kind[], id: string): Promise<void> {
  const uses = (await usesOf(manager, kinds, id)).map(({ kind, name }) => (name === null ? `the ${kind}` : `the ${kind} "${name}"`));
  if (!uses.length) return;
  throw new ConflictException(`This file is still shown: ${someOf(uses, MOST_NAMED)}. Choose another file there first.`);
}

/** Drafts: text that is not published yet. */
async function usesInDrafts(manager: EntityManager, { resource, entity, name, drafts }: Kind, id: string): Promise<MediaUse[]> {
  const found = await manager
    .createQueryBuilder(entity, 'r')
    .select(['r.id', `r.${name}`])
    .innerJoin(PageDraft, 'd', `d.${drafts} = r.id AND d.fields LIKE :address`, { address: addressOf(id) })
    .getMany();
  return found.map((record) => ({ resource, kind: 'draft', id: String(record.id), name: String(record[name]) }));
}

const addressOf = (id: string): string => `%/media/${id}%`;

async function usesIn(manager: EntityManager, kind: Kind, id: string): Promise<MediaUse[]> {
  const { target, tableName, columns } = manager.connection.getMetadata(kind.entity);
  const texts = columns.filter(({ type }) => ['varchar', 'text', 'json'].includes(String(type)));
  const name = kind.isSingle ? undefined : kind.name;
  const builder = manager
    .createQueryBuilder(target, 'r')
    .select(name ? ['r.id', `r.${name}`] : ['r.id'])
    .where(new Brackets((any) => texts.forEach(({ propertyName }) => any.orWhere(`r.${propertyName} LIKE :address`))), {
      address: addressOf(id),
    });
  if (tableName === 'homepage_versions') builder.andWhere(`(${CURRENT_HOMEPAGE})`);
  const rows = await builder.getMany();
  const uses = (rows as Record<string, unknown>[]).map((row) => ({
    resource: kind.resource,
    kind: kind.shows ?? '',
    id: String(row['id']),
    name: name ? String(row[name]) : null,
  }));
  return name ? uses : uses.slice(0, 1);
}
