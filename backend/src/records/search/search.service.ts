import { BadRequestException, Injectable } from '@nestjs/common';
import { cleanText } from '../../platform/words/text.js';
import type { Fields, Lists } from '../../kinds/kind.js';
import { readable } from '../../kinds/readable-fields.js';
import { Kinds } from '../../kinds/kinds.service.js';
import type { SearchGroup } from './search.dto.js';

export const LONGEST_SEARCH = 100;
const SHORTEST_SEARCH = 2;
const HITS = 5;

/** Searches as the lists do, so that it finds nothing that they would not show. */
@Injectable()
export class SearchService {
  constructor(private readonly kinds: Kinds) {}

  /** Throws BadRequestException (400) for anything but a text of at most 100 characters. */
  async find(typed: unknown): Promise<SearchGroup[]> {
    if (typed !== undefined && (typeof typed !== 'string' || typed.length > LONGEST_SEARCH))
      throw new BadRequestException(`Please search for a text of at most ${LONGEST_SEARCH} characters.`);
    const q = cleanText(typed ?? '');
    if (q.length < SHORTEST_SEARCH) return [];
    const found: SearchGroup[] = [];
    // One after the other: a search takes one connection, not eleven.
    for (const { kind, service } of this.kinds.open('search')) {
      const { rows, total } = await (service as Lists).list({ filter: { q }, range: [0, HITS - 1] });
      const hits = rows.map((row) => {
        const shown = readable(kind, (kind.view?.(row as never) ?? row) as Fields);
        return { id: String(shown['id']), title: String(shown[kind.name]), detail: textOf(shown[kind.search?.detail ?? '']) };
      });
      found.push({ resource: kind.resource, hits, total });
    }
    return found.filter(({ total }) => total > 0);
  }
}

const textOf = (value: unknown): string | null => (typeof value === 'string' ? value : null);
