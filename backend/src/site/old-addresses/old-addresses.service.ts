import { Injectable } from '@nestjs/common';
import { setImmediate as nextTurn } from 'node:timers/promises';
import { nextPiece } from '../../platform/database/pieces.js';
import { splitTarget } from '../../platform/http/address.js';
import { FIXED_PAGES } from '../../platform/http/site-addresses.js';
import { normaliseFrom } from '../../redirects/redirect.entity.js';
import { RedirectsService } from '../../redirects/redirects.service.js';
import { PublishedPages } from '../checks/published-pages.service.js';
import { ServicesService } from '../../services/services.service.js';
import type { OldAddress } from './old-addresses.dto.js';

const MOST = 500;
const LONGEST = 500;
const LONGEST_LINE = 5000;

/** In a sitemap. */
const LOCATION = /<loc>([^<]{1,2000})<\/loc>/g;
/** In a cell or line of its own, with spaces; else a whole URL, a path, or the name of a page such as about.html. */
const IN_LINE = [
  /(?:^|[,;\t"]) *(https?:\/\/[^,;\t"'<>]{1,2000})/i,
  /(https?:\/\/[^\s,;"'<>]{1,2000})/i,
  /^["']?(\/[^,;\t"'<>]{0,2000})/,
  /^["']?([\w%-][\w%/ -]{0,500}\.(?:html?|php|aspx?)\b[^\s,;"'<>]{0,500})/i,
];
/** Behind an address in a sentence. */
const END = /(?<![\s.,;:!?)\]])[\s.,;:!?)\]]+$/;
/** No page: pictures, styles and the like. */
const FILE = /\.(?:jpe?g|png|gif|svg|webp|ico|css|js|json|woff2?|ttf|map|mp4)$/i;

/** Says the same everywhere, or nothing. */
const COMMON = new Set(
  (
    'and the for our your you why what www html htm php aspx page pages post category tag blog news product products author admin feed ' +
    'electrician electricians electrical electrics electric local near old website site draft publish published'
  ).split(' '),
);
/** What old websites call the pages that this one has. */
const ALSO: Readonly<Record<string, string>> = {
  ...{ work: 'projects', gallery: 'projects', portfolio: 'projects', jobs: 'projects', quote: 'contact', enquiry: 'contact' },
  ...{ book: 'contact', booking: 'contact', appointment: 'contact', enquiries: 'contact', touch: 'contact', callback: 'contact' },
  ...{ team: 'about', company: 'about', towns: 'areas', locations: 'areas', coverage: 'areas' },
  ...{ prices: 'services', pricing: 'services', price: 'services', rates: 'services', faq: 'services', faqs: 'services' },
};
/** What the homepage shows; 'testimonials' is no 'testing'. */
const HOME = new Set('home index default welcome start testimonials testimonial reviews review feedback'.split(' '));
/** 'rewire' and 'rewiring' are one word. */
const STEM = 5;

const wholeWords = (text: string): string[] =>
  text
    .normalize('NFKD')
    .toLowerCase()
    .replace(/\p{M}/gu, '')
    .split(/[^\p{L}\p{N}]+/u)
    .filter((word) => word.length > 2 && !COMMON.has(word) && !/^\d+$/.test(word));

const wordsOf = (text: string): string[] =>
  wholeWords(text)
    .filter((word) => !HOME.has(word))
    .map((word) => (ALSO[word] ?? word).slice(0, STEM));

const isHome = (words: readonly string[]): boolean => words.length > 0 && words.every((word) => HOME.has(word));

interface Candidate {
  path: string;
  title: string | null;
  words: Set<string>;
  /** Words of its path. */
  depth: number;
}

/** `terms`: other names of its service. */
const candidate = (path: string, title: string | null, terms = ''): Candidate => ({
  ...{ path, title },
  words: new Set(wordsOf(`${path} ${title ?? ''} ${terms}`)),
  depth: wordsOf(path).length,
});

/** Each word of its path makes a page a little less near: of those with the same words, the one with the shortest address. */
const DEEPER = 0.05;

@Injectable()
export class OldAddresses {
  constructor(
    private readonly pages: PublishedPages,
    private readonly redirects: RedirectsService,
    private readonly services: ServicesService,
  ) {}

  async suggest(text: string): Promise<OldAddress[]> {
    const terms = new Map((await this.services.listVisible()).map(({ slug, searchTerms }) => [slug, searchTerms?.join(' ')]));
    const pages = FIXED_PAGES.map((path) => candidate(path, null));
    for await (const { path, title } of this.pages.list()) pages.push(candidate(path, title, terms.get(path.split('/')[2] ?? '')));
    const all = new Map(pages.map((page) => [page.path, page]));
    const nearest = nearestIn([...all.values()]);
    const found: OldAddress[] = [];
    for (const [from, beside] of await addressesIn(text)) {
      await nextTurn();
      // Decoded, as it is stored.
      const { path, query } = splitTarget(from);
      const redirect = await this.redirects.find(encodeURI(path.toWellFormed()) + query);
      const page = all.get(from) ?? (isHome(wholeWords(from)) ? all.get('/') : (nearest(from) ?? nearest(beside)));
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

/** The addresses of the text, each once, without the homepage, with what stands beside it, such as its title. */
async function addressesIn(text: string): Promise<Map<string, string>> {
  const locations = [...text.matchAll(LOCATION)].map(([, url = '']) => url.trim().replaceAll('&amp;', '&'));
  const addresses = new Map<string, string>();
  for (const line of locations.length > 0 ? locations : text.split(/[\r\n]+/)) {
    await nextPiece();
    const [found, given] = IN_LINE.map((pattern) => pattern.exec(line.slice(0, LONGEST_LINE))).find(Boolean) ?? [];
    const named = given?.replace(END, '') ?? '';
    const from =
      named && named.length <= LONGEST && !FILE.test(named)
        ? normaliseFrom(/^(?:\/|https?:)/i.test(named) ? named : `/${named}`)
        : undefined;
    if (from !== undefined && from !== '/' && !addresses.has(from))
      addresses.set(from, line.slice(0, LONGEST_LINE).replace(found ?? '', ' '));
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
