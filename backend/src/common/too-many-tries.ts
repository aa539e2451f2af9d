import { HttpException, HttpStatus } from '@nestjs/common';
import type { ErrorAnswer } from './error-answer.dto.js';

/** 429; the error filter sends `retryAfter` (seconds) as Retry-After. */
export class TooManyTries extends HttpException {
  constructor(
    error: string,
    readonly retryAfter: number,
  ) {
    super({ statusCode: HttpStatus.TOO_MANY_REQUESTS, error } satisfies ErrorAnswer, HttpStatus.TOO_MANY_REQUESTS);
  }
}
