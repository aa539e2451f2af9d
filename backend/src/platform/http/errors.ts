import {
  BadRequestException,
  ConflictException,
  ForbiddenException,
  HttpStatus,
  NotFoundException,
  PreconditionFailedException,
  HttpException,
} from '@nestjs/common';
import type { ErrorResponse, FieldErrors } from './error-response.dto.js';

/** The status by which nginx logs a client that has gone. */
const CLIENT_GONE = 499;

export class InvalidFields extends BadRequestException {
  constructor(fields: FieldErrors, error = 'Please check the marked fields.') {
    super({ statusCode: HttpStatus.BAD_REQUEST, error, fields } satisfies ErrorResponse);
  }
}

const NEEDED = {
  'password-needed': 'Please enter your password to confirm this. Nothing has been changed yet.',
  'new-password-needed': 'Please choose a password of your own first: this one was generated.',
  'second-factor-needed': 'Please set up a second factor first: your account needs one.',
};

/** 403 with a code that the backoffice turns into a question, or that leads it to the set-up. */
export class Needed extends ForbiddenException {
  constructor(code: keyof typeof NEEDED) {
    super({ statusCode: HttpStatus.FORBIDDEN, error: NEEDED[code], code } satisfies ErrorResponse);
  }
}

export class AlreadyTaken extends ConflictException {
  constructor(field: string, error: string) {
    super({ statusCode: HttpStatus.CONFLICT, error, fields: { [field]: [error] } } satisfies ErrorResponse);
  }
}

export class NoSuchRecord extends NotFoundException {
  constructor(label: string) {
    super(`There is no such ${label}. It may have been deleted.`);
  }
}

/** 412. `last`: who changed it, and when. */
export class ChangedMeanwhile extends PreconditionFailedException {
  constructor(
    label: string,
    last: Pick<ErrorResponse, 'changedBy' | 'changedAt'> = {},
    advice = 'Compare both versions, then save again.',
  ) {
    const error = `Someone else has changed this ${label} in the meantime. ${advice}`;
    super({ statusCode: HttpStatus.PRECONDITION_FAILED, error, ...last } satisfies ErrorResponse);
  }
}

/** Ends work for a client that has disconnected. */
export class ClientGone extends HttpException {
  constructor() {
    super('The client has gone.', CLIENT_GONE);
  }
}

export const failedTooOften = (wait: string): string => `Too many failed attempts. Please try again in ${wait}.`;

/** 429; the error filter sends `retryAfter` (seconds) as Retry-After. */
export class TooManyTries extends HttpException {
  constructor(
    readonly sentence: string,
    readonly retryAfter: number,
  ) {
    super({ statusCode: HttpStatus.TOO_MANY_REQUESTS, error: sentence } satisfies ErrorResponse, HttpStatus.TOO_MANY_REQUESTS);
  }
}

export function inMinutes(seconds: number): string {
  const minutes = Math.ceil(seconds / 60);
  return minutes === 1 ? '1 minute' : `${minutes} minutes`;
}
