import { describe, expect, it } from '@jest/globals';
import type { Location } from '../locations/location.entity.js';
import { shingles, similarity } from '../../test/support/similarity.js';
import { judge, MIN_WORDS, packed, runsOf, TOO_ALIKE, unpacked, type Verdict } from './originality.js';
import { ServiceLocationPage } from './service-location-page.entity.js';

describe('similarity', () => {
  const text = 'We test every circuit and write down what we find';

  it('is 1 for the same words, ignoring tags and case', () => {
    expect(similarity(shingles(text), shingles(`<p>${text.toUpperCase()}</p>`))).toBe(1);
  });

  it('is 0 for different words, and for texts too short to compare', () => {
    expect(similarity(shingles(text), shingles('These words appear nowhere in the first text at all'))).toBe(0);
    expect(similarity(shingles('too short'), shingles('too short'))).toBe(0);
  });

  it('is between 0 and 1 for texts that overlap', () => {
    expect(similarity(shingles(text), shingles(`${text} in the report`))).toBeCloseTo(6 / 9);
  });
});

/** So many different words, of which no two texts with different seeds share a run. */
const prose = (seed: string, count: number) => Array.from({ length: count }, (_, n) => `${seed}${n}`).join(' ');

let made = 0;

function page(content: string, fields: Partial<ServiceLocationPage> = {}, place: Partial<Location> = {}): ServiceLocationPage {
  const location = { name: `Place ${++made}`, subLocations: [], postcodes: [], ...place };
  const empty = { introContent: '', whyItMatters: [], features: [], deliverables: [], microCaseStudy: null, heroDescription: null };
  return Object.assign(new ServiceLocationPage(), { serviceId: 'testing', ...empty, content, location, ...fields });
}

async function unoriginal(pages: ServiceLocationPage[]): Promise<ServiceLocationPage[]> {
  const compared = await Promise.all(pages.map(async (shown, n) => ({ id: String(n), shown, runs: await runsOf(shown) })));
  const found: ServiceLocationPage[] = [];
  for (const those of Map.groupBy(compared, ({ shown }) => shown.serviceId).values()) {
    const runs = new Map(those.map(({ id, runs: own }) => [id, own ?? new Float64Array()]));
    const verdicts = await judge(
      those.map(({ id, runs: own }) => ({ id, isThin: own === null })),
      () => Promise.resolve(runs),
    );
    found.push(...those.filter(({ id }) => !verdicts.get(id)?.isOriginal).map(({ shown }) => shown));
  }
  return pages.filter((shown) => found.includes(shown));
}

describe('originality', () => {
  it('rejects pages with little text, not counting tags', async () => {
    const thin = page(`<p class="${prose('attribute', 20)}">${prose('word', MIN_WORDS - 1)}</p>`);
    const enough = page(`<p>${prose('other', MIN_WORDS)}</p>`);
    expect(await unoriginal([thin, enough])).toEqual([thin]);
  });

  it('counts all texts written for the page', async () => {
    const scattered = page(prose('a', 50), {
      introContent: `<p>${prose('b', 40)}</p>`,
      whyItMatters: [{ title: 'c', text: prose('d', 29) }],
      features: [prose('e', 10)],
      deliverables: [prose('f', 10)],
      microCaseStudy: prose('g', 9),
      heroDescription: 'h',
    });
    expect(await unoriginal([scattered])).toEqual([]);
  });

  it('rejects a page that repeats an earlier page of the service with another place', async () => {
    const text = (name: string, codes: string) =>
      Array.from({ length: 40 }, (_, n) => `In ${name} and ${codes} we do thing ${n} with care.`).join(' ');
    const first = page(text('Heswall', 'CH60'), {}, { name: 'Heswall', postcodes: ['CH60'] });
    const copy = page(text('St. Mary’s (West)', 'Irby'), {}, { name: 'St. Mary’s (West)', subLocations: ['Irby'] });
    const elsewhere = page(text('Hoylake', 'CH47'), { serviceId: 'wiring' }, { name: 'Hoylake', postcodes: ['CH47'] });
    expect(await unoriginal([first, copy, elsewhere])).toEqual([copy]);
    expect(await unoriginal([copy, first])).toEqual([first]);
  });

  it('accepts pages that share only a passage', async () => {
    const shared = prose('shared', 60);
    expect(await unoriginal([page(`${shared} ${prose('one', 120)}`), page(`${shared} ${prose('two', 120)}`)])).toEqual([]);
  });

  it('finds the same pages as comparing each page with every other', async () => {
    // Texts of 12 passages, mostly the same 15, so that some are alike and some just not.
    let seed = 7;
    const next = (below: number) => (seed = (seed * 48_271) % 2_147_483_647) % below;
    const passages = Array.from({ length: 40 }, (_, n) => prose(`p${n}w`, 20));
    const text = () => Array.from({ length: 12 }, () => passages[next(next(8) ? 15 : 40)]).join(' ');
    const pages = Array.from({ length: 120 }, (_, n) => page(text(), { serviceId: `service ${n % 3}` }));
    const kept: { serviceId: string; said: Set<string> }[] = [];
    const expected = pages.filter(({ serviceId, content }) => {
      const said = shingles(content ?? '');
      if (kept.some((other) => other.serviceId === serviceId && similarity(said, other.said) >= TOO_ALIKE)) return true;
      kept.push({ serviceId, said });
      return false;
    });
    expect(expected.length).toBeGreaterThan(10);
    expect(kept.length).toBeGreaterThan(10);
    expect(await unoriginal(pages)).toEqual(expected);
  });

  it('packs runs', async () => {
    const runs = (await runsOf(page(prose('packed', MIN_WORDS)))) ?? new Float64Array();
    expect(runs.length).toBeGreaterThan(100);
    expect(unpacked(packed(runs))).toEqual(runs);
  });

  it('finds the same after any change as from nothing', async () => {
    let seed = 11;
    const next = (below: number) => (seed = (seed * 48_271) % 2_147_483_647) % below;
    const text = () => Float64Array.from(new Set(Array.from({ length: 12 }, () => next(next(4) ? 14 : 60)))).sort();
    const texts = new Map(Array.from({ length: 40 }, (_, n) => [String(n), text()]));
    let order = [...texts.keys()];
    let known = new Map<string, Verdict>();
    const originals = (verdicts: Map<string, Verdict>) => [...verdicts].filter(([, { isOriginal }]) => isOriginal).map(([id]) => id);
    const load = () => Promise.resolve(texts);
    for (let round = 0; round < 200; round++) {
      const [one = '', other = ''] = [order[next(order.length)], String(next(40))];
      if (round % 3 === 0)
        order = order.includes(other) && order.length > 20 ? order.filter((id) => id !== other) : [...new Set([other, ...order])];
      else if (round % 3 === 1) order = [...order.filter((id) => id !== one), one];
      else texts.set(one, text());
      const changed = round % 3 === 2 ? one : undefined;
      known = new Map([...known].filter(([id]) => order.includes(id)));
      known = await judge(
        order.map((id) => ({ id, isThin: false, former: id === changed ? undefined : known.get(id) })),
        load,
      );
      const fresh = await judge(
        order.map((id) => ({ id, isThin: false })),
        load,
      );
      expect(originals(known)).toEqual(originals(fresh));
    }
  });
});
