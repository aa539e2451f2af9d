import { describe, expect, it } from '@jest/globals';
import type { Location } from '../locations/location.entity.js';
import { MIN_WORDS, unoriginalPages } from './originality.js';
import { ServiceLocationPage } from './service-location-page.entity.js';

/** So many different words, of which no two texts with different seeds share a run. */
const prose = (seed: string, count: number) => Array.from({ length: count }, (_, n) => `${seed}${n}`).join(' ');

let made = 0;

function page(content: string, fields: Partial<ServiceLocationPage> = {}, place: Partial<Location> = {}): ServiceLocationPage {
  const location = { name: `Place ${++made}`, subLocations: [], postcodes: [], ...place };
  const empty = { introContent: '', whyItMatters: [], features: [], deliverables: [], microCaseStudy: null, heroDescription: null };
  return Object.assign(new ServiceLocationPage(), { serviceId: 'testing', ...empty, content, location, ...fields });
}

describe('originality', () => {
  it('is missed where a page has few words of its own, tags not counted', () => {
    const thin = page(`<p class="${prose('attribute', 20)}">${prose('word', MIN_WORDS - 1)}</p>`);
    const enough = page(`<p>${prose('other', MIN_WORDS)}</p>`);
    expect(unoriginalPages([thin, enough])).toEqual([thin]);
  });

  it('counts all that was written for the page', () => {
    const scattered = page(prose('a', 50), {
      introContent: `<p>${prose('b', 40)}</p>`,
      whyItMatters: [{ title: 'c', text: prose('d', 29) }],
      features: [prose('e', 10)],
      deliverables: [prose('f', 10)],
      microCaseStudy: prose('g', 9),
      heroDescription: 'h',
    });
    expect(unoriginalPages([scattered])).toEqual([]);
  });

  it('is missed where an earlier page of the service says the same of another place', () => {
    const text = (name: string, codes: string) =>
      Array.from({ length: 40 }, (_, n) => `In ${name} and ${codes} we do thing ${n} with care.`).join(' ');
    const first = page(text('Heswall', 'CH60'), {}, { name: 'Heswall', postcodes: ['CH60'] });
    const copy = page(text('St. Mary’s (West)', 'Irby'), {}, { name: 'St. Mary’s (West)', subLocations: ['Irby'] });
    const elsewhere = page(text('Hoylake', 'CH47'), { serviceId: 'wiring' }, { name: 'Hoylake', postcodes: ['CH47'] });
    expect(unoriginalPages([first, copy, elsewhere])).toEqual([copy]);
    expect(unoriginalPages([copy, first])).toEqual([first]);
  });

  it('is granted to pages that share a passage but not most of what they say', () => {
    const shared = prose('shared', 60);
    expect(unoriginalPages([page(`${shared} ${prose('one', 120)}`), page(`${shared} ${prose('two', 120)}`)])).toEqual([]);
  });
});
