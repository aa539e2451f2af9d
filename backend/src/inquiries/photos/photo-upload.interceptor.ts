import { BadRequestException, Injectable, type CallHandler, type ExecutionContext } from '@nestjs/common';
import { FilesInterceptor } from '@nestjs/platform-express';
import type { Readable } from 'node:stream';
import type { Observable } from 'rxjs';
import { SingleUpload } from '../../media/media-upload.interceptor.js';
import { MAX_PHOTOS } from './max-photos.js';

const MEGABYTE = 1024 * 1024;
export const MAX_PHOTO_MB = 10;
const MAX_BYTES = MAX_PHOTO_MB * MEGABYTE;
export const PHOTO_TOO_LARGE = `This photo is too large. Please choose one of at most ${MAX_PHOTO_MB} MB.`;

export const PhotoUploadInterceptor = SingleUpload({
  limits: { fileSize: MAX_BYTES, fields: 4, fieldSize: 1024, parts: 6 },
  tooLarge: PHOTO_TOO_LARGE,
  unreadable: 'The photo could not be read. Please send one in the field "file".',
});

/** A photograph or a PDF that staff send with an answer. */
export const AnswerFileInterceptor = SingleUpload({
  limits: { fileSize: MAX_BYTES, fields: 4, fieldSize: 1024, parts: 6 },
  tooLarge: `This file is too large. Please choose one of at most ${MAX_PHOTO_MB} MB.`,
  unreadable: 'The file could not be read. Please send one in the field "file".',
});

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
