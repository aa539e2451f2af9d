import { describe, expect, test } from '@jest/globals';
import type { PlaceForPage } from '../../../data/types';
import { chosenOf, faultsOf, originalityOf, refusalsOf, textsOf, type TypedPages, typedOnly, without } from './typedPages';

const place = (name: string, pageId: string | null = null): PlaceForPage => ({
  locationId: name.toLowerCase(),
  name,
  isActive: true,
  pageId,
  texts: {
    heroTitle: `EV in ${name}`,
    metaTitle: `EV in ${name} | Smith`,
    metaDescription: `EV in ${name}.`,
    introContent: '<p>Ours.</p>',
  },
});
const [HESWALL, HOYLAKE, NESTON] = [place('Heswall'), place('Hoylake'), place('Neston', 'a-page')];
const PLACES = [HESWALL, HOYLAKE, NESTON];
const typed = (texts: TypedPages['texts'], chosen = ['neston', 'hoylake', 'heswall']): TypedPages => ({ at: '', chosen, texts });

describe('what is typed for several pages', () => {
  test('lies over the suggestion, of which only what differs is kept', () => {
    expect(typedOnly({ ...HESWALL.texts, metaTitle: 'Mine', introContent: null, other: 1 }, HESWALL)).toEqual({
      metaTitle: 'Mine',
      introContent: '',
    });
    expect(textsOf(HESWALL, typed({ heswall: { metaTitle: 'Mine' } }))).toEqual({ ...HESWALL.texts, metaTitle: 'Mine' });
  });

  test('is in the order of the places; those that have a page by now are apart', () => {
    expect(chosenOf(PLACES, typed({}))).toEqual({ open: [HESWALL, HOYLAKE], taken: [NESTON] });
    expect(chosenOf(PLACES, undefined)).toEqual({ open: [], taken: [] });
  });

  test('is forgotten place by place', () => {
    const both = typed({ heswall: { heroTitle: 'A' }, neston: { heroTitle: 'B' } });
    expect(without(both, ['heswall', 'hoylake'])).toEqual(typed({ neston: { heroTitle: 'B' } }, ['neston']));
    expect(without(both, ['heswall', 'hoylake', 'neston'])).toBeUndefined();
  });

  test('is checked by the rules of the API', () => {
    expect(faultsOf([HESWALL, HOYLAKE], typed({ hoylake: { metaTitle: '', heroTitle: 'x'.repeat(201) } }))).toEqual({
      hoylake: { metaTitle: 'Required', heroTitle: 'Please use at most 200 characters' },
    });
  });

  test('gets the messages of the server by place', () => {
    const errors = { 'pages.1.metaTitle': 'Required', 'pages.0.locationId': 'Exists', 'pages.7.slug': 'x', root: {} };
    expect(refusalsOf(errors, [HESWALL, HOYLAKE])).toEqual({ heswall: { locationId: 'Exists' }, hoylake: { metaTitle: 'Required' } });
  });

  test('tells texts of their own from suggestions and copies', () => {
    const texts = { hoylake: { introContent: '<p>We know Hoylake.</p>' }, neston: { introContent: '<p>We know Neston.</p>' } };
    expect([...originalityOf(PLACES, typed(texts)).values()]).toEqual([
      { kind: 'suggested' },
      { kind: 'own' },
      { kind: 'same', as: 'Hoylake' },
    ]);
  });
});
