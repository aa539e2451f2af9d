import {
  BadRequestException,
  HttpStatus,
  Injectable,
  PayloadTooLargeException,
  type CallHandler,
  type ExecutionContext,
} from '@nestjs/common';
import { FileInterceptor, FilesInterceptor } from '@nestjs/platform-express';
import type { Readable } from 'node:stream';
import type { Observable } from 'rxjs';
import type { ErrorResponse } from '../../platform/common/error-response.dto.js';
import { MAX_PHOTOS } from './max-photos.js';

const MEGABYTE = 1024 * 1024;
export const MAX_PHOTO_MB = 10;
const MAX_BYTES = MAX_PHOTO_MB * MEGABYTE;
export const PHOTO_TOO_LARGE = `This photo is too large. Please choose one of at most ${MAX_PHOTO_MB} MB.`;

const Single = FileInterceptor('file', {
  limits: { fileSize: MAX_BYTES, files: 1, fields: 4, fieldSize: 1024, parts: 6 },
  defParamCharset: 'utf8',
});

/** One photo in the field 'file'. */
@Injectable()
export class PhotoUploadInterceptor extends Single {
  override async intercept(context: ExecutionContext, next: CallHandler): Promise<Observable<unknown>> {
    try {
      return await super.intercept(context, next);
    } catch (error) {
      if (!(error instanceof PayloadTooLargeException))
        throw new BadRequestException('The photo could not be read. Please send one in the field "file".');
      const statusCode = HttpStatus.PAYLOAD_TOO_LARGE;
      throw new PayloadTooLargeException({
        statusCode,
        error: PHOTO_TOO_LARGE,
        fields: { file: [PHOTO_TOO_LARGE] },
      } satisfies ErrorResponse);
    }
  }
}

/** A file of the form without script; no `buffer`: it was too large, or one too many, and was not kept. */
export interface FormPhoto {
  originalname: string;
  size: number;
  buffer?: Buffer;
}

const filesOf = new WeakMap<object, number>();

/** Keeps at most six files of 10 MB; reads past the others, so that the form's text is not lost because of them. */
const storage = {
  _handleFile(request: object, { stream }: { stream: Readable }, done: (error: Error | null, info?: Partial<FormPhoto>) => void): void {
    const index = filesOf.get(request) ?? 0;
    filesOf.set(request, index + 1);
    let chunks: Buffer[] = [];
    let size = 0;
    stream.on('data', (chunk: Buffer) => {
      size += chunk.length;
      if (index < MAX_PHOTOS && size <= MAX_BYTES) chunks.push(chunk);
      else chunks = [];
    });
    stream.once('error', done);
    stream.once('end', () => done(null, index < MAX_PHOTOS && size <= MAX_BYTES ? { size, buffer: Buffer.concat(chunks) } : { size }));
  },
  _removeFile(_request: object, _file: object, done: (error: Error | null) => void): void {
    done(null);
  },
};

/** More are refused as a whole: no person sends them. */
const MAX_FORM_FILES = 20;
const Several = FilesInterceptor('photos', MAX_FORM_FILES, {
  storage,
  limits: { files: MAX_FORM_FILES, fields: 30, fieldSize: 64 * 1024, parts: 60 },
  defParamCharset: 'utf8',
});

/** The contact form sent without script: text and photos in the field 'photos'. Other kinds of body pass. */
@Injectable()
export class ContactFormInterceptor extends Several {
  override async intercept(context: ExecutionContext, next: CallHandler): Promise<Observable<unknown>> {
    try {
      return await super.intercept(context, next);
    } catch {
      throw new BadRequestException('The form could not be read. Please go back and send it again.');
    }
  }
}
