import { Catch, HttpException, HttpStatus, Logger, type ArgumentsHost, type ExceptionFilter } from '@nestjs/common';
import type { Response } from 'express';
import { QueryFailedError } from 'typeorm';
import type { ErrorAnswer } from './error-answer.dto.js';
import { TooManyTries } from './too-many-tries.js';

const SENTENCES: Record<number, string> = {
  400: 'The request could not be understood.',
  401: 'Please sign in.',
  403: 'You are not allowed to do this.',
  404: 'There is nothing at this address.',
  405: 'This address does not take that kind of request.',
  413: 'That is too large.',
  415: 'This kind of content is not accepted here.',
  429: 'Too many tries. Please wait a little.',
  503: 'The site is not ready. Please try again shortly.',
};
const FAILED = 'Something went wrong on our side. Please try again.';

const isUniqueViolation = (error: unknown) => {
  if (!(error instanceof QueryFailedError)) return false;
  const { code } = error as { code?: unknown };
  return code === 'SQLITE_CONSTRAINT_UNIQUE' || code === 'ER_DUP_ENTRY';
};

/** Another connection held what this one had to wait for, longer than it waits; nothing was written. */
const BUSY: unknown[] = [
  'ER_LOCK_WAIT_TIMEOUT',
  'ER_LOCK_DEADLOCK',
  'ER_CHECKREAD',
  'SQLITE_BUSY',
  'SQLITE_BUSY_SNAPSHOT',
  'SQLITE_BUSY_TIMEOUT',
];
const isBusy = (error: unknown) => error instanceof Error && 'code' in error && BUSY.includes(error.code);

/** What body-parser and the router throw: plain errors with a status. */
const statusOf = (error: unknown): number | undefined => {
  if (error instanceof URIError) return HttpStatus.BAD_REQUEST;
  if (!(error instanceof Error) || !('status' in error) || typeof error.status !== 'number') return undefined;
  return error.status >= 400 && error.status < 500 ? error.status : undefined;
};

function fromHttpException(exception: HttpException): ErrorAnswer {
  const statusCode = exception.getStatus();
  const body = exception.getResponse();
  if (typeof body === 'object' && 'error' in body && 'statusCode' in body && !('message' in body)) return body as ErrorAnswer;
  const message = typeof body === 'string' ? body : 'message' in body && typeof body.message === 'string' ? body.message : '';
  // Nest's own messages ("Cannot GET /x", "Unauthorized") are no sentences for people.
  const own =
    !message ||
    /^(Cannot [A-Z]+ |[A-Z][a-z]+( [A-Z][a-z]+)*$|Failed to decode |Unexpected |request entity)/.test(message) ||
    /JSON/.test(message);
  return { statusCode, error: own ? (SENTENCES[statusCode] ?? FAILED) : message };
}

/** Makes every failure one shape, hides what is inside, and logs what is our fault. */
export function toErrorAnswer(exception: unknown): ErrorAnswer {
  if (exception instanceof HttpException) return fromHttpException(exception);
  if (isUniqueViolation(exception)) {
    return { statusCode: HttpStatus.CONFLICT, error: 'A record with this name or address exists already.' };
  }
  if (isBusy(exception))
    return {
      statusCode: HttpStatus.SERVICE_UNAVAILABLE,
      error: 'The database is busy, and nothing was saved. Please try again in a moment.',
    };
  const statusCode = statusOf(exception) ?? HttpStatus.INTERNAL_SERVER_ERROR;
  return { statusCode, error: SENTENCES[statusCode] ?? FAILED };
}

@Catch()
export class ErrorFilter implements ExceptionFilter {
  private readonly logger = new Logger('Error');

  catch(exception: unknown, host: ArgumentsHost): void {
    const response = host.switchToHttp().getResponse<Response>();
    const answer = toErrorAnswer(exception);
    if (answer.statusCode >= 500) this.logger.error(exception instanceof Error ? (exception.stack ?? exception.message) : exception);
    if (exception instanceof TooManyTries) response.setHeader('Retry-After', exception.retryAfter);
    if (response.headersSent) response.destroy();
    else response.status(answer.statusCode).json(answer);
  }
}
