import { describe, expect, it } from '@jest/globals';
import { adminManifest, brandHead, companyIcon } from './admin-document.js';

const BRAND = { companyName: 'Volts "&" Sons', logoUrl: null, darkLogoUrl: '/media/dark.png', faviconUrl: null, primaryColor: '#FACC15' };

describe('the head of the backoffice', () => {
  it("carries the company's name, logos and colour, escaped", () => {
    const head = brandHead(BRAND);
    for (const part of [
      '<meta name="application-name" content="Volts &quot;&amp;&quot; Sons">',
      '&quot;darkLogoUrl&quot;:&quot;/media/dark.png&quot;,&quot;faviconUrl&quot;:null,&quot;primaryColor&quot;:&quot;#FACC15&quot;}">',
      '<link rel="icon" href="/favicon.svg">',
      '<link rel="manifest" href="/admin/manifest.webmanifest">',
    ])
      expect(head).toContain(part);
    expect(brandHead({ ...BRAND, faviconUrl: '/media/mark.png' })).toContain('<link rel="icon" href="/media/mark.png">');
  });
});

it('names the installed backoffice after the company', () => {
  expect(JSON.parse(adminManifest('Volts'))).toMatchObject({ name: 'Volts backoffice', short_name: 'Volts', scope: '/admin/' });
});

it.each([
  ['#FACC15', 'fill="#0B1220"/>', 'fill="#FACC15"/>'],
  ['#0B4A8F', 'fill="#0B4A8F"/>', 'fill="#FFFFFF"/>'],
])('draws the bolt so that it can be made out in %s', (colour, plate, bolt) => {
  const [, before = '', after = ''] = companyIcon(colour).split(/<rect|<path/);
  expect([before, after]).toEqual([expect.stringContaining(plate), expect.stringContaining(bolt)]);
});
