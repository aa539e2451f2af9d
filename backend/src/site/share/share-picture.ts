import sharp, { type OverlayOptions } from 'sharp';
import { inkOn, NAVY, WHITE } from '../../platform/common/ink.js';
import type { Share } from '../../../render.js';
import { outline, textWidth, wrap } from './share-fonts.js';

const SHARE_SIZE = { width: 1200, height: 630 };

const MARGIN = 72;
const TEXT_WIDTH = 500;
export const TEXT_END = MARGIN + TEXT_WIDTH;
const MAX_LINES = 4;
const SIZES = [80, 72, 64, 56, 48, 40];
const LINE_HEIGHT = 1.1;
/** Beside the text. */
const DRAWING_LEFT = 580;
const FADE_END = 700;
const DRAWING = { width: 840, height: SHARE_SIZE.height };
const SHOWN = { width: SHARE_SIZE.width - DRAWING_LEFT, height: SHARE_SIZE.height };
const MARK = { top: 496, size: 72 };
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
  const isCut = lines.length > MAX_LINES;
  return {
    size,
    lines: shown.map((line, index) => cutTo(isCut && index === MAX_LINES - 1 ? `${line} …` : line, { size, width: TEXT_WIDTH })),
  };
}

const NAME_LEFT = MARGIN + MARK.size + 20;
const NAME = { size: 28, width: TEXT_END - NAME_LEFT };
const PHONE = { size: 40, width: TEXT_END - NAME_LEFT };

/** On one line, beside the drawing. */
function cutTo(text: string, { size, width }: typeof NAME): string {
  if (textWidth(text, size) <= width) return text;
  const letters = [...text];
  while (letters.length && textWidth(`${letters.join('')} …`, size) > width) letters.pop();
  return `${letters.join('').trimEnd()} …`;
}

const path = (data: string, fill: string, more = ''): string => `<path d="${data}" fill="${fill}"${more}/>`;

export function shareSvg({ title, place, companyName, phone, primaryColor, secondaryColor }: Share): string {
  const primary = HEX.test(primaryColor) ? primaryColor : WHITE;
  const secondary = HEX.test(secondaryColor) ? secondaryColor : WHITE;
  const { size, lines } = fit(title);
  const lineHeight = size * LINE_HEIGHT;
  const top = (SHARE_SIZE.height - 150 - lines.length * lineHeight) / 2 + size + (place ? 34 : 14);
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" width="${SHARE_SIZE.width}" height="${SHARE_SIZE.height}">`,
    `<defs><linearGradient id="fade"><stop offset="${DRAWING_LEFT / SHARE_SIZE.width}" stop-color="${NAVY}"/><stop offset="${FADE_END / SHARE_SIZE.width}" stop-color="${NAVY}" stop-opacity="0"/></linearGradient></defs>`,
    `<rect width="100%" height="100%" fill="url(#fade)"/>`,
    `<rect width="14" height="100%" fill="${primary}"/><rect y="504" width="14" height="126" fill="${secondary}"/>`,
    place ? path(outline(place, MARGIN, top - size - 22, 34), WHITE, ' fill-opacity=".76"') : '',
    ...lines.map((line, index) => path(outline(line, MARGIN, top + index * lineHeight, size), WHITE)),
    `<rect x="${MARGIN}" y="${MARK.top}" width="${MARK.size}" height="${MARK.size}" rx="19" fill="${primary}"/>`,
    path(BOLT, inkOn(primary), ` transform="translate(${MARGIN} ${MARK.top}) scale(${MARK.size / 44})"`),
    path(outline(cutTo(companyName, NAME), NAME_LEFT, MARK.top + 23, NAME.size), WHITE, ' fill-opacity=".76"'),
    path(outline(cutTo(phone, PHONE), NAME_LEFT, MARK.top + 66, PHONE.size), WHITE),
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
    .extract({ left: (DRAWING.width - SHOWN.width) / 2, top: 0, ...SHOWN })
    .toColourspace('srgb')
    .removeAlpha()
    .raw()
    .toBuffer();
