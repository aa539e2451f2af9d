import { Injectable } from '@nestjs/common';
import { setImmediate as nextTurn } from 'node:timers/promises';
import { splitTarget } from '../../platform/http/address.js';
import { FIXED_PAGES } from '../../platform/http/site-addresses.js';
import { normaliseFrom } from '../../redirects/redirect.entity.js';
import { RedirectsService } from '../../redirects/redirects.service.js';
import { PublishedPages } from '../checks/published-pages.service.js';
import type { OldAddress } from './old-addresses.dto.js';

const MOST = 500;
const LONGEST = 500;

/** In a sitemap, a cell or a line: a whole URL, else a path. */
const LOCATION = /<loc>([^<]{1,2000})<\/loc>/g;
const IN_LINE = /https?:\/\/[^\s,;"'<>]{1,2000}|^["']?\/[^\s,;"'<>]{0,2000}/i;

/** Says the same everywhere, or nothing. */
const COMMON = new Set('and the for our your www html htm php aspx index home page pages post category tag blog news'.split(' '));
/** What old websites call the pages that this one has. */
const ALSO: Readonly<Record<string, string>> = {
  ...{ work: 'projects', gallery: 'projects', portfolio: 'projects', jobs: 'projects', quote: 'contact', enquiry: 'contact' },
  ...{ team: 'about', company: 'about', towns: 'areas', locations: 'areas', coverage: 'areas' },
};
/** 'rewire' and 'rewiring' are one word. */
const STEM = 5;

const wordsOf = (text: string): string[] =>
  text
    .normalize('NFKD')
    .toLowerCase()
    .replace(/\p{M}/gu, '')
    .split(/[^\p{L}\p{N}]+/u)
    .filter((word) => word.length > 2 && !COMMON.has(word) && !/^\d+$/.test(word))
    .map((word) => (ALSO[word] ?? word).slice(0, STEM));

interface Candidate {
  path: string;
  title: string | null;
  words: Set<string>;
  /** Words of its path. */
  depth: number;
}

const candidate = (path: string, title: string | null): Candidate => ({
  ...{ path, title },
  words: new Set(wordsOf(`${path} ${title ?? ''}`)),
  depth: wordsOf(path).length,
});

/** Each word of its path makes a page a little less near: of those with the same words, the one with the shortest address. */
const DEEPER = 0.05;

@Injectable()
export class OldAddresses {
  constructor(
    private readonly pages: PublishedPages,
    private readonly redirects: RedirectsService,
  ) {}

  async suggest(text: string): Promise<OldAddress[]> {
    const pages = FIXED_PAGES.map((path) => candidate(path, null));
    for await (const { path, title } of this.pages.list()) pages.push(candidate(path, title));
    const all = new Map(pages.map((page) => [page.path, page]));
    const nearest = nearestIn([...all.values()]);
    const found: OldAddress[] = [];
    for (const from of addressesIn(text)) {
      await nextTurn();
      // Decoded, as it is stored.
      const { path, query } = splitTarget(from);
      const redirect = await this.redirects.find(encodeURI(path.toWellFormed()) + query);
      const page = all.get(from) ?? nearest(from);
      const isKnown = redirect !== null || all.has(from);
      found.push(
        redirect
          ? { from, to: redirect.toPath, title: null, isKnown }
          : { from, to: page?.path ?? null, title: page?.title ?? null, isKnown },
      );
    }
    return found;
  }
}

/** The addresses of the text, each once, without the homepage. */
function addressesIn(text: string): Set<string> {
  const locations = [...text.matchAll(LOCATION)].map(([, url = '']) => url.trim().replaceAll('&amp;', '&'));
  const lines = locations.length > 0 ? locations : text.split(/[\r\n]+/).map((line) => IN_LINE.exec(line)?.[0].replace(/^["']/, '') ?? '');
  const addresses = new Set<string>();
  for (const given of lines) {
    const from = given && given.length <= LONGEST ? normaliseFrom(given) : undefined;
    if (from !== undefined && from !== '/') addresses.add(from);
    if (addresses.size === MOST) break;
  }
  return addresses;
}

/** By the words that an address shares with the path and title of a page; rare ones count most. */
function nearestIn(pages: readonly Candidate[]): (address: string) => Candidate | undefined {
  const byWord = new Map<string, Candidate[]>();
  for (const page of pages)
    for (const word of page.words) {
      const having = byWord.get(word);
      if (having) having.push(page);
      else byWord.set(word, [page]);
    }
  return (address) => {
    const scores = new Map<Candidate, number>();
    for (const word of new Set(wordsOf(address))) {
      const having = byWord.get(word) ?? [];
      for (const page of having) scores.set(page, (scores.get(page) ?? 0) + Math.log(1 + pages.length / having.length));
    }
    const nearness = (page: Candidate) => (scores.get(page) ?? 0) - DEEPER * page.depth;
    let nearest: Candidate | undefined;
    for (const page of scores.keys()) if (!nearest || nearness(page) > nearness(nearest)) nearest = page;
    return nearest;
  };
}
