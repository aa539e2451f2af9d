const HEIC = /\.hei[cf]$/i;
const MEGABYTE = 1024 * 1024;
/** As the server's. */
const MAX_MB = 15;
/** Larger than anything the website shows, and well below the server's limit. */
const MAX_SIDE = 4096;
const QUALITY = 0.92;
const MAX_NAME = 200;

const TOO_LARGE = `This file is too large. Please upload at most ${MAX_MB} MB.`;
const UNREADABLE =
  'This browser cannot read HEIC pictures. Please upload the picture from the iPhone itself, or export it as a JPEG. To take JPEG pictures: Settings, Camera, Formats, Most Compatible.';

const isHeic = ({ type, name }: File): boolean => /^image\/hei[cf]/.test(type) || HEIC.test(name.slice(-MAX_NAME));

/** Returns a file that the server can read: HEIC becomes JPEG where the browser can decode it. Throws an Error with a sentence. */
export async function readable(file: File): Promise<File> {
  const sent = isHeic(file) ? await asJpeg(file) : file;
  if (sent.size > MAX_MB * MEGABYTE) throw new Error(TOO_LARGE);
  return sent;
}

async function asJpeg(file: File): Promise<File> {
  const bitmap = await createImageBitmap(file).catch(() => undefined);
  if (!bitmap) throw new Error(UNREADABLE);
  try {
    const scale = Math.min(1, MAX_SIDE / Math.max(bitmap.width, bitmap.height));
    const canvas = document.createElement('canvas');
    canvas.width = Math.max(1, Math.round(bitmap.width * scale));
    canvas.height = Math.max(1, Math.round(bitmap.height * scale));
    canvas.getContext('2d')?.drawImage(bitmap, 0, 0, canvas.width, canvas.height);
    const blob = await new Promise<Blob | null>((resolve) => canvas.toBlob(resolve, 'image/jpeg', QUALITY));
    if (!blob) throw new Error(UNREADABLE);
    return new File([blob], file.name.replace(HEIC, '.jpg'), { type: 'image/jpeg' });
  } finally {
    bitmap.close();
  }
}
