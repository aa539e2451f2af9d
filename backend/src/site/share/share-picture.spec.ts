import { describe, expect, it } from '@jest/globals';
import sharp from 'sharp';
import type { Share } from '../../../render.js';
import { shareAddress, sharedPage } from './share-address.js';
import { outline, textWidth, wrap } from './share-fonts.js';
import { drawShare, shareSvg, TEXT_END } from './share-picture.js';

const share = (fields: Partial<Share> = {}): Share => ({
  title: 'EV Charging Points',
  place: 'Wirral',
  companyName: 'Mersey Sparks',
  phone: '0151 496 0123',
  primaryColor: '#FACC15',
  secondaryColor: '#15803D',
  logoUrl: null,
  drawing: '/assets/ev.avif',
  ...fields,
});

describe('the picture for shared links', () => {
  it('contains outlines instead of fonts and text', () => {
    const svg = shareSvg(share({ title: '<script>alert(1)</script> "&', companyName: "O'Neill & <Sons>", primaryColor: 'red"/>' }));
    expect(svg).not.toMatch(/<text|font|script|Neill|red/);
    expect(svg).not.toBe(shareSvg(share()));
  });

  it('measures 1200 x 630, with and without a drawing', async () => {
    const drawing = await sharp({ create: { width: 80, height: 60, channels: 4, background: '#FF0000' } })
      .avif()
      .toBuffer();
    for (const behind of [undefined, drawing]) {
      const picture = await drawShare(share(), behind);
      expect(await sharp(picture).metadata()).toMatchObject({ format: 'jpeg', width: 1200, height: 630 });
      const { data } = await sharp(picture)
        .extract({ left: 1190, top: 300, width: 1, height: 1 })
        .raw()
        .toBuffer({ resolveWithObject: true });
      expect((data[0] ?? 0) > 200).toBe(behind !== undefined);
    }
  });

  it('shows the telephone number, and cuts what is too long for its line', () => {
    expect(shareSvg(share())).not.toBe(shareSvg(share({ phone: '0151 496 0199' })));
    expect(shareSvg(share({ companyName: 'W'.repeat(200) }))).toBe(shareSvg(share({ companyName: 'W'.repeat(300) })));
  });

  it('shows the logo of the company on a light plate, in place of the mark', async () => {
    const logo = await sharp({ create: { width: 300, height: 100, channels: 3, background: '#0000FF' } })
      .png()
      .toBuffer();
    const colour = async (own: Buffer | undefined, left: number) => {
      const pixel = { left, top: 532, width: 1, height: 1 };
      const { data } = await sharp(await drawShare(share(), undefined, own))
        .extract(pixel)
        .raw()
        .toBuffer({ resolveWithObject: true });
      return [...data].map((value) => (value > 200 ? 'F' : value < 60 ? '0' : '-')).join('');
    };
    expect([await colour(logo, 76), await colour(logo, 160), await colour(undefined, 76)]).toEqual(['FFF', '00F', 'FF0']);
    expect(await colour(Buffer.from('no picture'), 76)).toBe('FF0');
  });

  it('leaves the ground below the title to it, however bright the drawing', async () => {
    const white = await sharp({ create: { width: 80, height: 60, channels: 3, background: '#FFFFFF' } })
      .png()
      .toBuffer();
    const { data } = await sharp(await drawShare(share(), white))
      .extract({ left: TEXT_END - 1, top: 20, width: 1, height: 1 })
      .raw()
      .toBuffer({ resolveWithObject: true });
    expect(Math.max(...data)).toBeLessThan(40);
  });

  it.each(['', 'x'.repeat(400), 'word '.repeat(300), '💡🔌', 'Łódź, Ñandú and Ǿ', '\n\t'])('draws the title %j', async (title) => {
    await expect(drawShare(share({ title }))).resolves.toBeInstanceOf(Buffer);
  });

  it('contains only numbers in paths, at every position and size', () => {
    for (let y = 40; y < 300; y += 0.7) expect(outline('Testing lighting, “£5” Łódź', 72, y, 64)).toMatch(/^[MLQCZ\d .-]+$/);
  });
});

it('wraps lines in time and keeps every word', () => {
  const text = 'Emergency lighting test and renewal in the outpatient block';
  const lines = wrap(text, 64, 600);
  expect(lines.length).toBeGreaterThan(2);
  expect(lines.join(' ')).toBe(text);
  for (const line of lines) expect(textWidth(line, 64)).toBeLessThanOrEqual(600);
});

it('draws the letters of every name in Latin script', () => {
  const missing = [...'ÀéîøßŁőșŻễỹ'].filter((letter) => textWidth(letter, 40) === 0);
  expect(missing).toEqual([]);
});

describe('shareAddress', () => {
  it.each(['/', '/about', '/services/eicr-testing/wirral'])('contains the page %s and changes with the picture', (page) => {
    const address = shareAddress(page, share());
    expect(sharedPage(address)).toBe(page);
    expect(shareAddress(page, share())).toBe(address);
    expect(shareAddress(page, share({ companyName: 'Another' }))).not.toBe(address);
  });

  it.each(['/share', '/share/about', '/share/about.jpg', '/shared/aaaaaaaaaaaaaaaa.jpg'])('ignores %s', (path) => {
    expect(sharedPage(path)).toBeUndefined();
  });
});
