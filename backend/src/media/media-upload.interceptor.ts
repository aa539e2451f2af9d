import {
  BadRequestException,
  HttpStatus,
  Injectable,
  PayloadTooLargeException,
  type CallHandler,
  type ExecutionContext,
} from '@nestjs/common';
import { FileInterceptor } from '@nestjs/platform-express';
import type { Observable } from 'rxjs';
import type { ErrorResponse } from '../platform/common/error-response.dto.js';

const MEGABYTE = 1024 * 1024;
export const MAX_UPLOAD_MB = 15;

/** In memory, because pictures are redrawn before they are stored. */
const Multipart = FileInterceptor('file', {
  limits: { fileSize: MAX_UPLOAD_MB * MEGABYTE, files: 1, fields: 20, fieldSize: 64 * 1024, parts: 24 },
  defParamCharset: 'utf8',
});

const TOO_LARGE = `This file is too large. Please upload at most ${MAX_UPLOAD_MB} MB.`;
const UNREADABLE = 'The upload could not be read. Please send one file in the field "file".';

@Injectable()
export class MediaUploadInterceptor extends Multipart {
  override async intercept(context: ExecutionContext, next: CallHandler): Promise<Observable<unknown>> {
    try {
      return await super.intercept(context, next);
    } catch (error) {
      if (error instanceof PayloadTooLargeException) {
        throw new PayloadTooLargeException({
          statusCode: HttpStatus.PAYLOAD_TOO_LARGE,
          error: TOO_LARGE,
          fields: { file: [TOO_LARGE] },
        } satisfies ErrorResponse);
      }
      throw new BadRequestException(UNREADABLE);
    }
  }
}
