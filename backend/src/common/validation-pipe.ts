import { ValidationPipe, type ValidationError } from '@nestjs/common';
import { type FieldErrors } from './error-answer.dto.js';
import { InvalidFields } from './errors.js';

function collect(errors: ValidationError[], prefix: string, into: FieldErrors): FieldErrors {
  for (const { property, constraints, children } of errors) {
    const path = `${prefix}${property}`;
    if (constraints) into[path] = [...new Set(Object.values(constraints))];
    if (children?.length) collect(children, `${path}.`, into);
  }
  return into;
}

/** Fields that a call does not take are dropped, not refused: react-admin sends whole records (decisions.md 'Calls'). */
export const validationPipe = new ValidationPipe({
  whitelist: true,
  transform: true,
  validationError: { target: false },
  exceptionFactory: (errors) => {
    const fields = collect(errors, '', {});
    // Login says its own sentence; anywhere else the fields speak for themselves.
    const messages = Object.values(fields).flat();
    return new InvalidFields(
      fields,
      messages.length === 1 && messages[0] !== 'Required' && messages[0] !== 'Invalid input' ? messages[0] : undefined,
    );
  },
});
