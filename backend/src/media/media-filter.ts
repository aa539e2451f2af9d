import { BadRequestException } from '@nestjs/common';
import type { SelectQueryBuilder } from 'typeorm';
import type { ListQuery } from '../platform/lists/list-query.js';
import { searchFor } from '../platform/lists/search-columns.js';
import type { Media } from './media.entity.js';

const KINDS: Record<string, string> = { image: 'image/', pdf: 'application/pdf' };
const MAX_TAGS = 50;
const MAX_LENGTH = 200;

const escape = (text: string): string => text.replace(/[!%_]/g, '!$&');

function texts(name: string, value: unknown): string[] {
  const list: unknown[] = Array.isArray(value) ? value : [value];
  if (list.length > MAX_TAGS || !list.every((v) => typeof v === 'string' && v.length <= MAX_LENGTH)) {
    throw new BadRequestException(`The filter ${name} of this list must be a text or a list of at most ${MAX_TAGS}.`);
  }
  return list as string[];
}

/** MariaDB compares JSON text byte by byte. */
const like = (column: string, i: number) => `LOWER(r.${column}) LIKE :${column}${i} ESCAPE '!'`;

const SEARCHED = ['filename', 'alt', 'caption', 'category', 'tags'];

/** Choices of a screen are texts. */
const YES: readonly unknown[] = [true, 'true'];
const NO: readonly unknown[] = [false, 'false'];

/** Neither described nor decorative. */
const LACKS_ALT = "(r.mimeType LIKE 'image/%' AND COALESCE(r.alt, '') = '' AND r.decorative = :decorative)";

/** Applies the filters `kind`, `fileType` or `mimeType` (prefix), `tags` (any), `lacksAlt` and `q`; returns the remaining query. */
export function mediaFilter({ filter, ...rest }: ListQuery): { query: ListQuery; refine: (builder: SelectQueryBuilder<Media>) => void } {
  const { kind, fileType, mimeType, tags, lacksAlt, q, ...columns } = filter;
  const anyOf: [column: string, patterns: string[]][][] = [];
  let searched: string[] = [];
  if (kind !== undefined) {
    const prefixes = texts('kind', kind).map((k) => (Object.hasOwn(KINDS, k) ? `${KINDS[k]}%` : undefined));
    if (prefixes.includes(undefined)) throw new BadRequestException('The filter kind of this list is image or pdf.');
    anyOf.push([['mimeType', prefixes.filter((p) => p !== undefined)]]);
  }
  for (const type of [fileType, mimeType])
    if (type !== undefined) anyOf.push([['mimeType', texts('fileType', type).map((t) => `${escape(t)}%`)]]);
  if (tags !== undefined) anyOf.push([['tags', texts('tags', tags).map((tag) => `%${escape(JSON.stringify(tag))}%`)]]);
  if (q !== undefined) {
    searched = texts('q', q).map((text) => text.trim());
  }
  if (lacksAlt !== undefined && !YES.includes(lacksAlt) && !NO.includes(lacksAlt))
    throw new BadRequestException('The filter lacksAlt of this list is true or false.');
  const refine = (builder: SelectQueryBuilder<Media>) => {
    if (lacksAlt !== undefined) builder.andWhere(YES.includes(lacksAlt) ? LACKS_ALT : `NOT ${LACKS_ALT}`, { decorative: false });
    let i = 0;
    const found = searched.flatMap((text, at) => {
      const { conditionOn, values } = searchFor(builder.connection, text, `q${at}`);
      builder.setParameters(values);
      return SEARCHED.map((column) => conditionOn(`r.${column}`));
    });
    if (q !== undefined) builder.andWhere(found.length ? `(${found.join(' OR ')})` : '1 = 0');
    for (const columnsOfOne of anyOf) {
      const conditions = columnsOfOne.flatMap(([column, patterns]) =>
        patterns.map((pattern) => {
          builder.setParameter(`${column}${++i}`, pattern.toLowerCase());
          return like(column, i);
        }),
      );
      builder.andWhere(conditions.length ? `(${conditions.join(' OR ')})` : '1 = 0');
    }
  };
  return { query: { ...rest, filter: columns }, refine };
}
