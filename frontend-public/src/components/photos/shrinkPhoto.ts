import { photoTexts } from '../../content/photoGuides';
import { HEAD_BYTES, pictureKind } from './pictureKind';

const MAX_SIDE = 2048;
const QUALITY = 0.85;
const THUMBNAIL_SIDE = 144;
const THUMBNAIL_QUALITY = 0.7;
const MAX_BYTES = 10 * 1024 * 1024;

export interface ShrunkPhoto {
  blob: Blob;
  /** A data: address; undefined if this browser cannot show the picture. */
  thumbnail?: string;
}

/** The file cannot be taken; the message is a sentence for the visitor that names it. */
export class RefusedPhoto extends Error {}

/**
 * Scales a photo to at most 2048 px a side, which takes its position and camera away. Returns a picture that is too large for this browser, or of a
 * kind that only the server reads, as it is. Throws RefusedPhoto for any other file.
 */
export async function shrinkPhoto(file: File): Promise<ShrunkPhoto> {
  const shrunk = await scale(file);
  if (!shrunk) await requireReadable(file);
  const photo = shrunk ?? { blob: file };
  if (photo.blob.size > MAX_BYTES) throw new RefusedPhoto(photoTexts.tooLarge(file.name));
  return photo;
}

async function scale(file: File): Promise<ShrunkPhoto | undefined> {
  const bitmap = await createImageBitmap(file).catch(() => undefined);
  if (!bitmap) return undefined;
  try {
    const blob = await new Promise<Blob | null>((resolve) => draw(bitmap, MAX_SIDE).toBlob(resolve, 'image/jpeg', QUALITY));
    return { blob: blob ?? file, thumbnail: draw(bitmap, THUMBNAIL_SIDE).toDataURL('image/jpeg', THUMBNAIL_QUALITY) };
  } catch {
    return undefined;
  } finally {
    bitmap.close();
  }
}

/** Throws RefusedPhoto. */
async function requireReadable(file: File): Promise<void> {
  const kind = pictureKind(new Uint8Array(await file.slice(0, HEAD_BYTES).arrayBuffer()));
  if (kind === 'heic') throw new RefusedPhoto(photoTexts.heic(file.name));
  if (!kind) throw new RefusedPhoto(photoTexts.noPicture(file.name));
  if (kind !== 'avif' && !(await isShown(file))) throw new RefusedPhoto(photoTexts.damaged(file.name));
}

/** Whether the browser can show it, although there was no room to scale it. The policy for contents allows data: addresses, not blob:. */
async function isShown(file: File): Promise<boolean> {
  const image = new Image();
  try {
    image.src = await new Promise<string>((resolve, reject) => {
      const reader = new FileReader();
      reader.onload = () => (typeof reader.result === 'string' ? resolve(reader.result) : reject(new Error('unreadable')));
      reader.onerror = () => reject(new Error('unreadable'));
      reader.readAsDataURL(file);
    });
    await image.decode();
    return true;
  } catch {
    return false;
  }
}

function draw(bitmap: ImageBitmap, side: number): HTMLCanvasElement {
  const ratio = Math.min(1, side / Math.max(bitmap.width, bitmap.height));
  const canvas = document.createElement('canvas');
  canvas.width = Math.max(1, Math.round(bitmap.width * ratio));
  canvas.height = Math.max(1, Math.round(bitmap.height * ratio));
  const context = canvas.getContext('2d');
  if (!context) throw new Error('no canvas');
  context.fillStyle = '#fff';
  context.fillRect(0, 0, canvas.width, canvas.height);
  context.imageSmoothingQuality = 'high';
  context.drawImage(bitmap, 0, 0, canvas.width, canvas.height);
  return canvas;
}
