import { ConflictException } from '@nestjs/common';
import { Brackets, type EntityManager, type EntityMetadata } from 'typeorm';

const SHOWS: Record<string, string> = {
  services: 'service',
  service_location_pages: 'page',
  projects: 'project',
  testimonials: 'testimonial',
  faqs: 'question',
  core_pages: 'page',
  company_info: 'settings',
  homepage_versions: 'homepage',
};
const NAMES = ['title', 'question', 'name'];
const KEPT = ['versionHistory'];
const MOST_NAMED = 5;

/** Older versions of the homepage do not count. */
const CURRENT_HOMEPAGE = `r.kind = 'draft' OR r.versionNumber = (SELECT MAX(p.versionNumber) FROM homepage_versions p WHERE p.kind = 'revision' AND p.status = 'published')`;

/** Throws ConflictException (409) that names where the file is used, in any text of any record. */
export async function refuseWhenUsed(manager: EntityManager, id: string): Promise<void> {
  const uses: string[] = [];
  for (const metadata of manager.connection.entityMetadatas) uses.push(...(await usesIn(manager, metadata, id)));
  if (!uses.length) return;
  const more = uses.length > MOST_NAMED ? ` and ${uses.length - MOST_NAMED} more` : '';
  throw new ConflictException(`This file is still shown: ${uses.slice(0, MOST_NAMED).join(', ')}${more}. Choose another file there first.`);
}

async function usesIn(manager: EntityManager, { target, tableName, columns }: EntityMetadata, id: string): Promise<string[]> {
  const kind = SHOWS[tableName];
  if (!kind) return [];
  const texts = columns.filter(
    ({ type, propertyName }) => ['varchar', 'text', 'json'].includes(String(type)) && !KEPT.includes(propertyName),
  );
  const name = columns.find(({ propertyName }) => NAMES.includes(propertyName))?.propertyName;
  const builder = manager
    .createQueryBuilder(target, 'r')
    .select(name ? ['r.id', `r.${name}`] : ['r.id'])
    .where(new Brackets((any) => texts.forEach(({ propertyName }) => any.orWhere(`r.${propertyName} LIKE :address`))), {
      address: `%/media/${id}%`,
    });
  if (tableName === 'homepage_versions') builder.andWhere(`(${CURRENT_HOMEPAGE})`);
  const rows = await builder.getMany();
  if (!name) return rows.length ? [`the ${kind}`] : [];
  return rows.map((row) => `the ${kind} "${String((row as Record<string, unknown>)[name])}"`);
}
