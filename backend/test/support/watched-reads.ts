import type { NestExpressApplication } from '@nestjs/platform-express';
import { ContentTables } from '../../src/kinds/content-tables.service.js';

/** Their changes outdate no page: counts of views, which the next read counts anew. */
const NO_CONTENT = ['page_counts'];

/** Throws, naming the table, if visitors were shown what no change of content outdates: pages with it would stay stale. */
export function requireContent(nest: NestExpressApplication): void {
  const others = [...nest.get(ContentTables, { strict: false }).others].filter((table) => !NO_CONTENT.includes(table));
  if (others.length) throw new Error(`Visitors read ${others.join(', ')}, which no kind names, as its entity or under 'besides'.`);
}
