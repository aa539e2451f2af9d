import { HttpStatus, PayloadTooLargeException, UnsupportedMediaTypeException } from '@nestjs/common';
import { fileTypeFromBuffer } from 'file-type';
import sharp, { type Sharp } from 'sharp';
import type { ErrorAnswer } from '../common/error-answer.dto.js';
import { InvalidFields } from '../common/errors.js';

/** A file as it will be stored. */
export interface PreparedFile {
  bytes: Uint8Array;
  mimeType: string;
  /** Without a dot. */
  extension: string;
  /** Pixels; null for a PDF. */
  dimensions: { width: number; height: number } | null;
  /** A small version of a picture, always WebP, for the media library's grid. */
  thumbnail: Uint8Array | null;
}

const PICTURES = new Set(['image/jpeg', 'image/png', 'image/webp', 'image/avif', 'image/gif']);
const PDF = 'application/pdf';

const MAX_WIDTH = 2560;
/** WebP's own limit is 16,383. */
const MAX_HEIGHT = 10_240;
const THUMBNAIL_WIDTH = 480;
/** Pixels a picture may have before it is made smaller: what the largest cameras make, and far from filling the memory. */
const MAX_MEGAPIXELS = 64;
/** Tried by eye on photographs of switchboards: no difference to be seen. */
const QUALITY = 82;
const THUMBNAIL_QUALITY = 75;
/** Where a PDF's end mark must be. */
const PDF_TAIL_BYTES = 2048;

const refused = (statusCode: HttpStatus, error: string): ErrorAnswer => ({ statusCode, error, fields: { file: [error] } });

const wrongKind = () =>
  new UnsupportedMediaTypeException(
    refused(
      HttpStatus.UNSUPPORTED_MEDIA_TYPE,
      'This kind of file is not accepted. Please upload a JPEG, PNG, WebP, AVIF or GIF picture, or a PDF.',
    ),
  );

function damaged(kind: string): InvalidFields {
  const error = `This ${kind} is damaged and cannot be read. Please export it again and upload the new file.`;
  return new InvalidFields({ file: [error] }, error);
}

/**
 * Makes an upload fit to be shown to anybody. What it is, is found from its content, never from its name. Pictures are
 * drawn anew: upright, without metadata such as the place where they were taken, at most 2560 px wide; of an animation
 * the first frame.
 * @throws UnsupportedMediaTypeException (415), InvalidFields (400) for a damaged file, PayloadTooLargeException (413)
 */
export async function prepareFile(upload: Uint8Array): Promise<PreparedFile> {
  const type = await fileTypeFromBuffer(upload).catch(() => undefined);
  if (type?.mime === PDF) return preparePdf(upload);
  if (!type || !PICTURES.has(type.mime)) throw wrongKind();
  try {
    return await preparePicture(upload);
  } catch (error) {
    if (error instanceof Error && /pixel limit/i.test(error.message)) {
      const sentence = `This picture has too many pixels. Please make it smaller: at most ${MAX_MEGAPIXELS} megapixels.`;
      throw new PayloadTooLargeException(refused(HttpStatus.PAYLOAD_TOO_LARGE, sentence));
    }
    throw damaged('picture');
  }
}

function preparePdf(bytes: Uint8Array): PreparedFile {
  const text = (from: number, to?: number) => Buffer.from(bytes.subarray(from, to)).toString('latin1');
  if (!/^%PDF-[12]\.\d/.test(text(0, 8)) || !text(-PDF_TAIL_BYTES).includes('%%EOF')) throw damaged('PDF');
  return { bytes, mimeType: PDF, extension: 'pdf', dimensions: null, thumbnail: null };
}

async function preparePicture(upload: Uint8Array): Promise<PreparedFile> {
  const original = sharp(upload, { limitInputPixels: MAX_MEGAPIXELS * 1_000_000, failOn: 'error' });
  const { format, hasAlpha } = await original.metadata();
  // Logos and drawings: lossy compression would blur their edges.
  const isPng = format === 'png' && hasAlpha;
  const fitted: Sharp = original.autoOrient().resize({ width: MAX_WIDTH, height: MAX_HEIGHT, fit: 'inside', withoutEnlargement: true });
  const { data, info } = await (isPng ? fitted.png({ compressionLevel: 9 }) : fitted.webp({ quality: QUALITY })).toBuffer({
    resolveWithObject: true,
  });
  // From the smaller picture: the upload need not be decoded twice.
  const thumbnail = await sharp(data)
    .resize({ width: THUMBNAIL_WIDTH, height: THUMBNAIL_WIDTH * 3, fit: 'inside', withoutEnlargement: true })
    .webp({ quality: THUMBNAIL_QUALITY })
    .toBuffer();
  return {
    bytes: data,
    mimeType: isPng ? 'image/png' : 'image/webp',
    extension: isPng ? 'png' : 'webp',
    dimensions: { width: info.width, height: info.height },
    thumbnail,
  };
}
