import {
  BadRequestException,
  HttpStatus,
  Injectable,
  PayloadTooLargeException,
  type CallHandler,
  type ExecutionContext,
  type NestInterceptor,
  type Type,
} from '@nestjs/common';
import { FileInterceptor } from '@nestjs/platform-express';
import type { Observable } from 'rxjs';
import type { ErrorResponse } from '../platform/http/error-response.dto.js';

const MEGABYTE = 1024 * 1024;
export const MAX_UPLOAD_MB = 15;

interface Upload {
  limits: Record<'fileSize' | 'fields' | 'fieldSize' | 'parts', number>;
  /** Sentences of the 413 and of the 400. */
  tooLarge: string;
  unreadable: string;
}

/** Takes one file in the field 'file', in memory, because pictures are redrawn before they are stored. */
export function SingleUpload({ limits, tooLarge, unreadable }: Upload): Type<NestInterceptor> {
  @Injectable()
  class UploadInterceptor extends FileInterceptor('file', { limits: { files: 1, ...limits }, defParamCharset: 'utf8' }) {
    override async intercept(context: ExecutionContext, next: CallHandler): Promise<Observable<unknown>> {
      try {
        return await super.intercept(context, next);
      } catch (error) {
        if (!(error instanceof PayloadTooLargeException)) throw new BadRequestException(unreadable);
        const statusCode = HttpStatus.PAYLOAD_TOO_LARGE;
        throw new PayloadTooLargeException({ statusCode, error: tooLarge, fields: { file: [tooLarge] } } satisfies ErrorResponse);
      }
    }
  }
  return UploadInterceptor;
}

export const MediaUploadInterceptor = SingleUpload({
  limits: { fileSize: MAX_UPLOAD_MB * MEGABYTE, fields: 20, fieldSize: 64 * 1024, parts: 24 },
  tooLarge: `This file is too large. Please upload at most ${MAX_UPLOAD_MB} MB.`,
  unreadable: 'The upload could not be read. Please send one file in the field "file".',
});
