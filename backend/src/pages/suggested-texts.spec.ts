import { describe, expect, it } from '@jest/globals';
import { suggestTexts } from './suggested-texts.js';

const SERVICE = { title: 'EV Chargers', description: 'Fitted in a day. Tested and certified.', baseDescription: 'A long text.' };
const HESWALL = { name: 'Heswall', subLocations: [] };
const suggest = (service: object = {}, place: object = {}, company = 'Smith Electrical') =>
  suggestTexts({ ...SERVICE, ...service }, { ...HESWALL, ...place }, company);

describe('suggested texts', () => {
  it('say what service, place and settings say', () => {
    expect(suggest()).toEqual({
      heroTitle: 'EV Chargers in Heswall',
      metaTitle: 'EV Chargers in Heswall | Smith Electrical',
      metaDescription: 'EV Chargers in Heswall. Fitted in a day. Tested and certified.',
      introContent: '<p>Fitted in a day. Tested and certified.</p><p>Smith Electrical works in Heswall.</p>',
    });
  });

  it('name at most four villages of the place', () => {
    expect(suggest({}, { subLocations: ['Gayton'] }).introContent).toMatch(/works in Heswall, including Gayton\.<\/p>$/);
    expect(suggest({}, { subLocations: ['A', 'B', 'C', 'D', 'E'] }).introContent).toMatch(/including A, B, C and D\.<\/p>$/);
  });

  it('leave the company out of a title that search results would cut', () => {
    expect(suggest({}, {}, 'x'.repeat(35)).metaTitle).toHaveLength(60);
    expect(suggest({}, {}, 'x'.repeat(36)).metaTitle).toBe('EV Chargers in Heswall');
  });

  it('leave it out of all titles if that of the longest place has no room for it', () => {
    const titleOf = (longest: string) => suggestTexts(SERVICE, HESWALL, 'Smith Electrical', longest).metaTitle;
    expect(titleOf('Birkenhead')).toBe('EV Chargers in Heswall | Smith Electrical');
    expect(titleOf('Bromborough, Eastham and New Ferry')).toBe('EV Chargers in Heswall');
  });

  it('end descriptions after a sentence, or else a word', () => {
    const twoSentences = `First sentence with an abbreviation, e.g. this one. ${'More words '.repeat(20)}.`;
    expect(suggest({ description: twoSentences }).metaDescription).toBe(
      'EV Chargers in Heswall. First sentence with an abbreviation, e.g. this one.',
    );
    const { metaDescription } = suggest({ description: 'endless '.repeat(60) });
    expect(metaDescription).toMatch(/^EV Chargers in Heswall\. (endless )+endless…$/);
    expect(metaDescription.length).toBeGreaterThan(150);
    expect(metaDescription.length).toBeLessThanOrEqual(160);
  });

  it('use the long text of a service without a short one for search results only', () => {
    const { metaDescription, introContent } = suggest({ description: null });
    expect(metaDescription).toBe('EV Chargers in Heswall. A long text.');
    expect(introContent).toBe('<p>Smith Electrical works in Heswall.</p>');
  });

  it('keep to the lengths of the fields and within whole characters', () => {
    const { heroTitle, metaTitle, metaDescription } = suggest({ title: '🔌'.repeat(200) }, { name: 'y'.repeat(200) });
    expect([...heroTitle]).toHaveLength(200);
    expect(heroTitle.isWellFormed()).toBe(true);
    expect([metaTitle, metaDescription]).toEqual([heroTitle, heroTitle]);
  });

  it('escape names and descriptions in rich texts', () => {
    expect(suggest({ description: 'Cables <& boards>' }).introContent).toContain('<p>Cables &lt;&amp; boards&gt;</p>');
  });
});
