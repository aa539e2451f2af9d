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

type ShareTexts = Omit<Share, 'logoUrl'>;

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

/** Behind the mark, or the plate of the company's logo. */
const nameLeft = (markWidth: number): number => MARGIN + markWidth + 20;
const NAME = 28;
const PHONE = 40;
/** The logo on its plate. */
const LOGO = { width: 176, height: 56 };
const PLATE_PADDING = 8;
const MOST_PIXELS = 20_000_000;

/** On one line, beside the drawing. */
function cutTo(text: string, { size, width }: { size: number; width: number }): string {
  if (textWidth(text, size) <= width) return text;
  const letters = [...text];
  while (letters.length && textWidth(`${letters.join('')} …`, size) > width) letters.pop();
  return `${letters.join('').trimEnd()} …`;
}

const path = (data: string, fill: string, more = ''): string => `<path d="${data}" fill="${fill}"${more}/>`;

/** `plate`: width of a light plate for the company's logo, in place of the mark. */
export function shareSvg({ title, place, companyName, phone, primaryColor, secondaryColor }: ShareTexts, plate?: number): string {
  const left = nameLeft(plate ?? MARK.size);
  const fitting = (text: string, size: number, top: number) => outline(cutTo(text, { size, width: TEXT_END - left }), left, top, size);
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
    `<rect x="${MARGIN}" y="${MARK.top}" width="${plate ?? MARK.size}" height="${MARK.size}" rx="19" fill="${plate ? WHITE : primary}"/>`,
    plate ? '' : path(BOLT, inkOn(primary), ` transform="translate(${MARGIN} ${MARK.top}) scale(${MARK.size / 44})"`),
    path(fitting(companyName, NAME, MARK.top + 23), WHITE, ' fill-opacity=".76"'),
    path(fitting(phone, PHONE, MARK.top + 66), WHITE),
    '</svg>',
  ].join('');
}

export async function drawShare(share: ShareTexts, drawing?: Buffer, logo?: Buffer): Promise<Buffer> {
  const own = logo && (await fitLogo(logo));
  const plate = own && Math.max(MARK.size, own.info.width + 2 * PLATE_PADDING);
  const layers: OverlayOptions[] = [{ input: Buffer.from(shareSvg(share, plate)) }];
  if (own && plate) {
    const left = MARGIN + Math.round((plate - own.info.width) / 2);
    layers.push({ input: own.data, left, top: MARK.top + Math.round((MARK.size - own.info.height) / 2) });
  }
  if (drawing) layers.unshift({ input: await cut(drawing), raw: { ...SHOWN, channels: 3 }, left: DRAWING_LEFT, top: 0 });
  return sharp({ create: { ...SHARE_SIZE, channels: 3, background: NAVY } })
    .composite(layers)
    .jpeg({ quality: 84 })
    .toBuffer();
}

/** Undefined for what cannot be drawn. */
const fitLogo = (logo: Buffer) =>
  sharp(logo, { limitInputPixels: MOST_PIXELS })
    .resize({ ...LOGO, fit: 'inside' })
    .png()
    .toBuffer({ resolveWithObject: true })
    .catch(() => undefined);

/** Raw pixels: encoding once more would take ten times as long. */
const cut = (drawing: Buffer): Promise<Buffer> =>
  sharp(drawing)
    .resize({ ...DRAWING, fit: 'cover' })
    .extract({ left: (DRAWING.width - SHOWN.width) / 2, top: 0, ...SHOWN })
    .toColourspace('srgb')
    .removeAlpha()
    .raw()
    .toBuffer();
