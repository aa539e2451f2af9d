import { companyIcon } from './admin-document.js';

export interface IconForm {
  size: number;
  /** Phones cut it to their own shape. */
  isMaskable?: boolean;
}

/** Of the drawn bolt, in pixels at 72 dots an inch. */
const DRAWN = 44;
const MOST_PIXELS = 20_000_000;

/** Draws the icon of the installed backoffice: the company's own on a light plate, or the bolt in its colour. */
export async function drawAppIcon(colour: string, own: Buffer | undefined, { size, isMaskable = false }: IconForm): Promise<Buffer> {
  const { default: sharp } = await import('sharp');
  const bolt = () =>
    sharp(Buffer.from(companyIcon(colour, isMaskable ? 0 : undefined)), { density: (72 * size) / DRAWN })
      .resize(size, size)
      .png()
      .toBuffer();
  if (!own) return bolt();
  const inner = Math.round(size * (isMaskable ? 0.6 : 0.84));
  try {
    const mark = await sharp(own, { limitInputPixels: MOST_PIXELS }).resize(inner, inner, { fit: 'inside' }).png().toBuffer();
    const plate = sharp({ create: { width: size, height: size, channels: 3, background: '#FFFFFF' } });
    return await plate
      .composite([{ input: mark }])
      .png()
      .toBuffer();
  } catch {
    // Such as an .ico file.
    return bolt();
  }
}
