import { fileTypeFromBuffer } from 'file-type';
import { existsSync, readdirSync } from 'node:fs';
import { constants, setPriority } from 'node:os';
import sharp, { type Sharp } from 'sharp';
import workerpool from 'workerpool';

// Runs in a process of its own, in tests straight from the source: it may import packages only, and use types that Node can strip.

export interface PreparedFile {
  bytes: Uint8Array;
  mimeType: string;
  extension: string;
  dimensions: { width: number; height: number } | null;
  /** Two WebP copies; null for a PDF. */
  thumbnail: Uint8Array | null;
  medium: Uint8Array | null;
}

/** A customer's photograph, both JPEG. */
export interface PreparedPhoto {
  bytes: Uint8Array;
  thumbnail: Uint8Array;
  dimensions: { width: number; height: number };
}

/** A file that staff send to a customer: a JPEG with a small one, or a PDF. */
export type PreparedAttachment = Pick<PreparedFile, 'bytes' | 'mimeType' | 'dimensions' | 'thumbnail'>;

export type Refusal = 'kind' | 'heic' | 'damaged picture' | 'damaged PDF' | 'side' | 'pixels' | 'frames';

const PICTURES = new Set(['image/jpeg', 'image/png', 'image/webp', 'image/avif', 'image/gif']);
/** Known, but its codec is not in sharp's library. */
const HEIC = /^image\/hei[cf]/;
const PDF = 'application/pdf';

/** Before resizing: enough for panoramas, but safe for memory. */
const MAX_SIDE = 20_000;
const MAX_MEGAPIXELS = 64;
/** Of an animation that a customer sends; the first is kept. */
const MAX_PHOTO_FRAMES = 500;

const MAX_WIDTH = 2560;
/** WebP's limit is 16,383. */
const MAX_HEIGHT = 10_240;
const THUMBNAIL_WIDTH = 480;
/** Shown across the whole width of a phone, where it is often the largest paint of the page. */
const MEDIUM_WIDTH = 800;
/** No visible difference on photographs of switchboards. */
const QUALITY = 82;
const THUMBNAIL_QUALITY = 75;
const MEDIUM_QUALITY = 64;
const PDF_TAIL_BYTES = 2048;

/** Enough to read the label of a circuit breaker. */
const PHOTO_SIDE = 2048;
const PHOTO_QUALITY = 80;
const SMALL_PHOTO_SIDE = 360;
const SMALL_PHOTO_QUALITY = 70;

async function prepare(upload: Uint8Array): Promise<PreparedFile | Refusal> {
  const type = await fileTypeFromBuffer(upload).catch(() => undefined);
  if (type?.mime === PDF) return preparePdf(upload);
  if (!type || !PICTURES.has(type.mime)) return unknownKind(type?.mime);
  return preparePicture(upload, type.mime);
}

const unknownKind = (mime = ''): Refusal => (HEIC.test(mime) ? 'heic' : 'kind');

function preparePdf(bytes: Uint8Array): PreparedFile | Refusal {
  const text = (from: number, to?: number) => Buffer.from(bytes.subarray(from, to)).toString('latin1');
  if (!/^%PDF-[12]\.\d/.test(text(0, 8)) || !text(-PDF_TAIL_BYTES).includes('%%EOF')) return 'damaged PDF';
  return { bytes, mimeType: PDF, extension: 'pdf', dimensions: null, thumbnail: null, medium: null };
}

async function preparePhoto(upload: Uint8Array): Promise<PreparedPhoto | Refusal> {
  const type = await fileTypeFromBuffer(upload).catch(() => undefined);
  if (!type || !PICTURES.has(type.mime)) return unknownKind(type?.mime);
  return drawPhoto(upload, type.mime);
}

async function prepareAttachment(upload: Uint8Array): Promise<PreparedAttachment | Refusal> {
  const type = await fileTypeFromBuffer(upload).catch(() => undefined);
  if (type?.mime === PDF) return preparePdf(upload);
  const photo = await preparePhoto(upload);
  return typeof photo === 'string' ? photo : { ...photo, mimeType: 'image/jpeg' };
}

type Drawn<T> = (upload: Uint8Array, failOn: 'error' | 'warning') => Promise<T | Refusal>;

/**
 * A JPEG that lacks the two bytes of its end lacks nothing that is seen, and browsers show it. With them, the strictest reading tells it from one
 * whose lower part is missing.
 */
const drawnBy =
  <T>(draw: Drawn<T>) =>
  (upload: Uint8Array, mime: string): Promise<T | Refusal> =>
    draw(upload, 'error')
      .catch((error: unknown) => {
        if (mime !== 'image/jpeg') throw error;
        return draw(Buffer.concat([upload, JPEG_END]), 'warning');
      })
      .catch(() => 'damaged picture' as const);

const JPEG_END = Uint8Array.of(0xff, 0xd9);

/** The brand of a file of several AVIF pictures that are no animation. */
const isStills = (upload: Uint8Array): boolean => Buffer.from(upload.subarray(4, 12)).toString('latin1') === 'ftypavif';

/** Checks the header, before anything is decoded. */
async function openPicture(
  upload: Uint8Array,
  mostFrames: number,
  failOn: 'error' | 'warning',
): Promise<{ original: Sharp; isPng: boolean } | Refusal> {
  const original = sharp(upload, { limitInputPixels: false, failOn });
  const { format, hasAlpha, width, height, pages = 1 } = await original.metadata();
  if (width > MAX_SIDE || height > MAX_SIDE) return 'side';
  if (width * height > MAX_MEGAPIXELS * 1_000_000) return 'pixels';
  if (pages > mostFrames && !isStills(upload)) return 'frames';
  return { original, isPng: format === 'png' && hasAlpha };
}

/** Always redrawn, so that no position, camera or hidden content is left. */
const drawPhoto = drawnBy<PreparedPhoto>(async (upload, failOn) => {
  const opened = await openPicture(upload, MAX_PHOTO_FRAMES, failOn);
  if (typeof opened === 'string') return opened;
  const within = (side: number) => ({ width: side, height: side, fit: 'inside', withoutEnlargement: true }) as const;
  const { data, info } = await opened.original
    .autoOrient()
    .resize(within(PHOTO_SIDE))
    .flatten({ background: '#fff' })
    .jpeg({ quality: PHOTO_QUALITY })
    .toBuffer({ resolveWithObject: true });
  const thumbnail = await sharp(data).resize(within(SMALL_PHOTO_SIDE)).jpeg({ quality: SMALL_PHOTO_QUALITY }).toBuffer();
  return { bytes: data, thumbnail, dimensions: { width: info.width, height: info.height } };
});

const preparePicture = drawnBy<PreparedFile>(async (upload, failOn) => {
  const opened = await openPicture(upload, 1, failOn);
  if (typeof opened === 'string') return opened;
  const { original, isPng } = opened;
  // Lossy compression would blur the edges of logos.
  const fitted: Sharp = original.autoOrient().resize({ width: MAX_WIDTH, height: MAX_HEIGHT, fit: 'inside', withoutEnlargement: true });
  const { data, info } = await (isPng ? fitted.png({ compressionLevel: 9 }) : fitted.webp({ quality: QUALITY })).toBuffer({
    resolveWithObject: true,
  });
  const copy = (width: number, quality: number) =>
    sharp(data)
      .resize({ width, height: width * 3, fit: 'inside', withoutEnlargement: true })
      .webp({ quality, effort: 5 })
      .toBuffer();
  return {
    bytes: data,
    mimeType: isPng ? 'image/png' : 'image/webp',
    extension: isPng ? 'png' : 'webp',
    dimensions: { width: info.width, height: info.height },
    thumbnail: await copy(THUMBNAIL_WIDTH, THUMBNAIL_QUALITY),
    medium: await copy(MEDIUM_WIDTH, MEDIUM_QUALITY),
  };
});

/** Photographs look the same as WebP at 75; effort 4 would take twice as long for a twentieth less. */
const AVIF = { quality: 50, effort: 3 } as const;
const COPY_QUALITY = 75;

/** A smaller copy of a picture that `prepare` has drawn. */
async function copyOf(picture: Uint8Array, width: number, format: 'avif' | 'webp'): Promise<Uint8Array> {
  const fitted = sharp(picture).resize({ width, withoutEnlargement: true });
  return (format === 'avif' ? fitted.avif(AVIF) : fitted.webp({ quality: COPY_QUALITY, effort: 5 })).toBuffer();
}

const TELL_EACH_MS = 100;

/** While a task runs, tells the site how many milliseconds of processor time it has taken in all threads. */
function told<Args extends unknown[], Result>(task: (...args: Args) => Promise<Result>): (...args: Args) => Promise<Result> {
  return async (...args) => {
    const before = process.cpuUsage();
    const timer = setInterval(() => {
      const { user, system } = process.cpuUsage(before);
      workerpool.workerEmit((user + system) / 1000);
    }, TELL_EACH_MS);
    try {
      return await task(...args);
    } finally {
      clearInterval(timer);
    }
  };
}

/** Linux gives each thread its own priority: those that decode were started before, and new ones inherit theirs. */
const THREADS = '/proc/self/task';
const threads = existsSync(THREADS) ? readdirSync(THREADS).map(Number) : [0];

// Visitors come first; with the lowest priority, staff would wait for minutes on a busy machine.
sharp.concurrency(1);
for (const thread of threads) setPriority(thread, constants.priority.PRIORITY_BELOW_NORMAL);
// Ctrl+C reaches the whole group; the site ends this process itself.
process.on('SIGINT', () => undefined);
workerpool.worker({
  prepare: told(prepare),
  preparePhoto: told(preparePhoto),
  prepareAttachment: told(prepareAttachment),
  copyOf: told(copyOf),
});
