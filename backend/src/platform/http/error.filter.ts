import { Catch, HttpException, HttpStatus, Logger, type ArgumentsHost, type ExceptionFilter } from '@nestjs/common';
import type { Request, Response } from 'express';
import {
  isBusy,
  isCommitInDoubt,
  isConnectionLost,
  isDamaged,
  isDiskFull,
  isDuplicate,
  isUnwritable,
} from '../database/database-errors.js';
import type { ErrorResponse } from './error-response.dto.js';
import { TooManyTries } from './errors.js';
import { requestIdOf } from './request-log.js';

const SENTENCES: Record<number, string> = {
  400: 'The request could not be understood.',
  401: 'Please sign in.',
  403: 'You are not allowed to do this.',
  404: 'There is nothing at this address.',
  405: 'This address does not accept this kind of request.',
  413: 'The request is too large.',
  415: 'This kind of content is not accepted here.',
  429: 'Too many attempts. Please try again later.',
  503: 'The site is not ready. Please try again shortly.',
};
const FAILED = 'Something went wrong on our side. Please try again.';

const UNAVAILABLE = HttpStatus.SERVICE_UNAVAILABLE;
const RETRY_AFTER_SECONDS = 5;

/** Most specific first. */
const DATABASE: [is: (error: unknown) => boolean, statusCode: number, error: string][] = [
  [isDuplicate, HttpStatus.CONFLICT, 'A record with this name or address already exists.'],
  [isBusy, UNAVAILABLE, 'The database is busy, and nothing was saved. Please try again in a moment.'],
  [
    isCommitInDoubt,
    UNAVAILABLE,
    'The connection to the database was lost while saving. Please check whether your change was saved before you try again.',
  ],
  [isConnectionLost, UNAVAILABLE, 'The database cannot be reached. Please try again in a moment.'],
  [
    isDiskFull,
    HttpStatus.INSUFFICIENT_STORAGE,
    'The server has no space left, and nothing was saved. Please contact the person who manages the website.',
  ],
  [
    isUnwritable,
    UNAVAILABLE,
    'Nothing can be saved at the moment, because the disk or the database is read-only. Please contact the person who manages the website.',
  ],
  [isDamaged, UNAVAILABLE, 'The database cannot be read. Please contact the person who manages the website.'],
];

/** Errors of body-parser and the router. */
const statusOf = (error: unknown): number | undefined => {
  if (error instanceof URIError) return HttpStatus.BAD_REQUEST;
  if (!(error instanceof Error) || !('status' in error) || typeof error.status !== 'number') return undefined;
  return error.status >= 400 && error.status < 500 ? error.status : undefined;
};

/** Returns the response body for an error, with its message. */
export function fromHttpException(exception: HttpException): ErrorResponse {
  const statusCode = exception.getStatus();
  const body = exception.getResponse();
  if (typeof body === 'object' && 'error' in body && 'statusCode' in body && !('message' in body)) return body as ErrorResponse;
  const message = typeof body === 'string' ? body : 'message' in body && typeof body.message === 'string' ? body.message : '';
  // Nest's own messages ("Cannot GET /x", "Unauthorized") are not written for people.
  const own =
    !message ||
    /^(Cannot [A-Z]+ |[A-Z][a-z]+( [A-Z][a-z]+)*$|Failed to decode |Unexpected |request entity)/.test(message) ||
    / in JSON( at position \d|$)| is not valid JSON$/.test(message);
  return { statusCode, error: own ? (SENTENCES[statusCode] ?? FAILED) : message };
}

/** Returns the response to an error; internal errors are logged and not revealed. */
export function toErrorResponse(exception: unknown): ErrorResponse {
  if (exception instanceof HttpException) return fromHttpException(exception);
  const [, status, sentence] = DATABASE.find(([is]) => is(exception)) ?? [];
  if (status && sentence) return { statusCode: status, error: sentence };
  const statusCode = statusOf(exception) ?? HttpStatus.INTERNAL_SERVER_ERROR;
  return { statusCode, error: SENTENCES[statusCode] ?? FAILED };
}

@Catch()
export class ErrorFilter implements ExceptionFilter {
  private readonly logger = new Logger('Error');

  catch(exception: unknown, host: ArgumentsHost): void {
    const http = host.switchToHttp();
    const response = http.getResponse<Response>();
    const body = toErrorResponse(exception);
    if (body.statusCode >= 500) body.requestId = requestIdOf(http.getRequest<Request>());
    if (body.statusCode >= 500) this.logger.error(exception instanceof Error ? (exception.stack ?? exception.message) : exception);
    if (body.statusCode === Number(UNAVAILABLE)) response.setHeader('Retry-After', RETRY_AFTER_SECONDS);
    if (exception instanceof TooManyTries) response.setHeader('Retry-After', exception.retryAfter);
    if (response.headersSent) response.destroy();
    else response.status(body.statusCode).json(body);
  }
}
