import { BadRequestException, ConflictException, HttpStatus, NotFoundException, PreconditionFailedException } from '@nestjs/common';
import type { ErrorAnswer, FieldErrors } from './error-answer.dto.js';

/** 400 with messages that stand beside their fields. */
export class InvalidFields extends BadRequestException {
  constructor(fields: FieldErrors, error = 'Please check the marked fields.') {
    super({ statusCode: HttpStatus.BAD_REQUEST, error, fields } satisfies ErrorAnswer);
  }
}

/** 409 for a value that exists already, said at its field. */
export class AlreadyTaken extends ConflictException {
  constructor(field: string, error: string) {
    super({ statusCode: HttpStatus.CONFLICT, error, fields: { [field]: [error] } } satisfies ErrorAnswer);
  }
}

export class NoSuchRecord extends NotFoundException {
  constructor(label: string) {
    super(`There is no such ${label}. It may have been deleted.`);
  }
}

export class ChangedMeanwhile extends PreconditionFailedException {
  constructor(label: string) {
    super(`Someone else changed this ${label} meanwhile. Reload it and make your change again.`);
  }
}
