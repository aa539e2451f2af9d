const HEIC = /\.hei[cf]$/i;
const SVG = /\.svg$/i;
const MEGABYTE = 1024 * 1024;
/** As the server's. */
const MAX_MB = 15;
/** Larger than anything the website shows, and well below the server's limit. */
const MAX_SIDE = 4096;
/** Of the longer side: sharp wherever a logo is shown. */
const DRAWN_SIDE = 1600;
const QUALITY = 0.92;
const MAX_NAME = 200;

const TOO_LARGE = `This file is too large. Please upload at most ${MAX_MB} MB.`;
const UNREADABLE =
  'This browser cannot read HEIC pictures. Please upload the picture from the iPhone itself, or export it as a JPEG. To take JPEG pictures: Settings, Camera, Formats, Most Compatible.';
const NO_DRAWING = 'This browser cannot draw this SVG. Please export it as a PNG and choose that.';

const isHeic = ({ type, name }: File): boolean => /^image\/hei[cf]/.test(type) || HEIC.test(name.slice(-MAX_NAME));

const isSvg = ({ type, name }: File): boolean => type === 'image/svg+xml' || SVG.test(name.slice(-MAX_NAME));

/** Returns a file that the server can read: HEIC becomes JPEG where the browser can decode it, a drawing becomes a PNG. Throws an Error with a sentence. */
export async function readable(file: File): Promise<File> {
  const sent = isHeic(file) ? await asJpeg(file) : isSvg(file) ? await asPng(file) : file;
  if (sent.size > MAX_MB * MEGABYTE) throw new Error(TOO_LARGE);
  return sent;
}

async function asJpeg(file: File): Promise<File> {
  const bitmap = await createImageBitmap(file).catch(() => undefined);
  if (!bitmap) throw new Error(UNREADABLE);
  try {
    const scale = Math.min(1, MAX_SIDE / Math.max(bitmap.width, bitmap.height));
    return await drawn(
      bitmap,
      { width: bitmap.width * scale, height: bitmap.height * scale },
      { name: file.name.replace(HEIC, '.jpg'), type: 'image/jpeg' },
    );
  } finally {
    bitmap.close();
  }
}

/** As an image of its own, in which no script of the drawing runs and nothing is loaded from elsewhere. */
async function asPng(file: File): Promise<File> {
  if (file.size > MAX_MB * MEGABYTE) throw new Error(TOO_LARGE);
  const url = URL.createObjectURL(new Blob([file], { type: 'image/svg+xml' }));
  try {
    const image = new Image();
    image.src = url;
    await image.decode().catch(() => undefined);
    const { naturalWidth, naturalHeight } = image;
    if (!naturalWidth || !naturalHeight) throw new Error(NO_DRAWING);
    const scale = DRAWN_SIDE / Math.max(naturalWidth, naturalHeight);
    return await drawn(
      image,
      { width: naturalWidth * scale, height: naturalHeight * scale },
      { name: file.name.replace(SVG, '.png'), type: 'image/png' },
    );
  } finally {
    URL.revokeObjectURL(url);
  }
}

async function drawn(
  source: CanvasImageSource,
  size: { width: number; height: number },
  { name, type }: { name: string; type: string },
): Promise<File> {
  const canvas = document.createElement('canvas');
  canvas.width = Math.max(1, Math.round(size.width));
  canvas.height = Math.max(1, Math.round(size.height));
  canvas.getContext('2d')?.drawImage(source, 0, 0, canvas.width, canvas.height);
  const blob = await new Promise<Blob | null>((resolve) => canvas.toBlob(resolve, type, QUALITY));
  if (!blob) throw new Error(UNREADABLE);
  return new File([blob], name, { type });
}
