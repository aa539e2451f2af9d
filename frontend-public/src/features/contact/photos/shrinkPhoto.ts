const MAX_SIDE = 2048;
const QUALITY = 0.85;
const THUMBNAIL_SIDE = 144;
const THUMBNAIL_QUALITY = 0.7;

export interface ShrunkPhoto {
  blob: Blob;
  /** A data: address; undefined if this browser cannot show the picture. */
  thumbnail?: string;
}

/** Scales a photo to at most 2048 px a side, which takes its position and camera away. Returns a file that the browser cannot read as it is. */
export async function shrinkPhoto(file: File): Promise<ShrunkPhoto> {
  const bitmap = await createImageBitmap(file).catch(() => undefined);
  if (!bitmap) return { blob: file };
  try {
    const blob = await new Promise<Blob | null>((resolve) => draw(bitmap, MAX_SIDE).toBlob(resolve, 'image/jpeg', QUALITY));
    return { blob: blob ?? file, thumbnail: draw(bitmap, THUMBNAIL_SIDE).toDataURL('image/jpeg', THUMBNAIL_QUALITY) };
  } catch {
    return { blob: file };
  } finally {
    bitmap.close();
  }
}

function draw(bitmap: ImageBitmap, side: number): HTMLCanvasElement {
  const scale = Math.min(1, side / Math.max(bitmap.width, bitmap.height));
  const canvas = document.createElement('canvas');
  canvas.width = Math.max(1, Math.round(bitmap.width * scale));
  canvas.height = Math.max(1, Math.round(bitmap.height * scale));
  const context = canvas.getContext('2d');
  if (!context) throw new Error('no canvas');
  context.fillStyle = '#fff';
  context.fillRect(0, 0, canvas.width, canvas.height);
  context.imageSmoothingQuality = 'high';
  context.drawImage(bitmap, 0, 0, canvas.width, canvas.height);
  return canvas;
}
