import { ValidationPipe, type Type, type ValidationError } from '@nestjs/common';
import { type FieldErrors } from './error-response.dto.js';
import { InvalidFields } from './errors.js';

/** Returns messages by path, such as 'items.0.title'. */
export function errorsByPath(errors: ValidationError[], prefix = '', into: FieldErrors = {}): FieldErrors {
  for (const { property, constraints, children } of errors) {
    const path = `${prefix}${property}`;
    if (constraints) into[path] = [...new Set(Object.values(constraints))];
    if (children?.length) errorsByPath(children, `${path}.`, into);
  }
  return into;
}

/** Unknown fields are dropped, not refused, because react-admin sends whole records. */
export const validationPipe = new ValidationPipe({
  whitelist: true,
  transform: true,
  validationError: { target: false },
  exceptionFactory: (errors) => {
    const fields = errorsByPath(errors);
    // At login the field's message is the whole error.
    const messages = Object.values(fields).flat();
    return new InvalidFields(
      fields,
      messages.length === 1 && messages[0] !== 'Required' && messages[0] !== 'Invalid input' ? messages[0] : undefined,
    );
  },
});

/** Reads fields that came otherwise as if they were a body. Throws InvalidFields (400). */
export const validated = <T>(fields: object, metatype: Type<T> | undefined): Promise<T> =>
  validationPipe.transform(fields, { type: 'body', metatype }) as Promise<T>;
