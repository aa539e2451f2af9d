import sharp, { type OverlayOptions } from 'sharp';
import { inkOn, NAVY, WHITE } from '../../platform/common/ink.js';
import type { Share } from '../../../render.js';
import { outline, textWidth, wrap } from './share-fonts.js';

const SHARE_SIZE = { width: 1200, height: 630 };

const MARGIN = 72;
const TEXT_WIDTH = 590;
export const TEXT_END = MARGIN + TEXT_WIDTH;
const MAX_LINES = 4;
const SIZES = [80, 72, 64, 56, 48];
const LINE_HEIGHT = 1.14;
const DRAWING_LEFT = 440;
const DRAWING = { width: 840, height: SHARE_SIZE.height };
const SHOWN = { width: SHARE_SIZE.width - DRAWING_LEFT, height: SHARE_SIZE.height };
const BOLT = 'M24.5 8 14 24.5h7L19.5 36 30 19.5h-7z';

const HEX = /^#[0-9a-f]{6}$/i;

/** The largest size that fits; at the smallest the title is cut. */
function fit(title: string): { size: number; lines: string[] } {
  for (const size of SIZES) {
    const lines = wrap(title, size, TEXT_WIDTH);
    if (lines.length <= MAX_LINES && lines.every((line) => textWidth(line, size) <= TEXT_WIDTH)) return { size, lines };
  }
  const size = SIZES.at(-1) ?? 0;
  const lines = wrap(title, size, TEXT_WIDTH);
  const shown = lines.slice(0, MAX_LINES);
  return { size, lines: shown.map((line, index) => (index === MAX_LINES - 1 && lines.length > MAX_LINES ? `${line} …` : line)) };
}

const path = (data: string, fill: string, more = ''): string => `<path d="${data}" fill="${fill}"${more}/>`;

export function shareSvg({ title, place, companyName, primaryColor, secondaryColor }: Share): string {
  const primary = HEX.test(primaryColor) ? primaryColor : WHITE;
  const secondary = HEX.test(secondaryColor) ? secondaryColor : WHITE;
  const { size, lines } = fit(title);
  const lineHeight = size * LINE_HEIGHT;
  const top = (SHARE_SIZE.height - 150 - lines.length * lineHeight) / 2 + size + (place ? 34 : 14);
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" width="${SHARE_SIZE.width}" height="${SHARE_SIZE.height}">`,
    `<defs><linearGradient id="fade"><stop offset=".38" stop-color="${NAVY}"/><stop offset="${TEXT_END / SHARE_SIZE.width}" stop-color="${NAVY}" stop-opacity=".7"/><stop offset=".8" stop-color="${NAVY}" stop-opacity="0"/></linearGradient></defs>`,
    `<rect width="100%" height="100%" fill="url(#fade)"/>`,
    `<rect width="14" height="100%" fill="${primary}"/><rect y="504" width="14" height="126" fill="${secondary}"/>`,
    place ? path(outline(place, MARGIN, top - size - 22, 34), WHITE, ' fill-opacity=".76"') : '',
    ...lines.map((line, index) => path(outline(line, MARGIN, top + index * lineHeight, size), WHITE)),
    `<rect x="${MARGIN}" y="512" width="56" height="56" rx="15" fill="${primary}"/>`,
    path(BOLT, inkOn(primary), ` transform="translate(${MARGIN} 512) scale(${56 / 44})"`),
    path(outline(companyName, MARGIN + 76, 551, 32), WHITE),
    '</svg>',
  ].join('');
}

export async function drawShare(share: Share, drawing?: Buffer): Promise<Buffer> {
  const layers: OverlayOptions[] = [{ input: Buffer.from(shareSvg(share)) }];
  if (drawing) layers.unshift({ input: await cut(drawing), raw: { ...SHOWN, channels: 3 }, left: DRAWING_LEFT, top: 0 });
  return sharp({ create: { ...SHARE_SIZE, channels: 3, background: NAVY } })
    .composite(layers)
    .jpeg({ quality: 84 })
    .toBuffer();
}

/** Raw pixels: encoding once more would take ten times as long. */
const cut = (drawing: Buffer): Promise<Buffer> =>
  sharp(drawing)
    .resize({ ...DRAWING, fit: 'cover' })
    .extract({ left: 0, top: 0, ...SHOWN })
    .toColourspace('srgb')
    .removeAlpha()
    .raw()
    .toBuffer();
