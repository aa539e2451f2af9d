import { applyDecorators, BadRequestException, SetMetadata } from '@nestjs/common';
import { ApiHeader } from '@nestjs/swagger';

export const IDEMPOTENT = 'takes-idempotency-key';
const LONGEST = 100;
const HEADER = 'Idempotency-Key';

export const Idempotent = () =>
  applyDecorators(
    SetMetadata(IDEMPOTENT, true),
    ApiHeader({
      name: HEADER,
      required: false,
      description:
        'Makes retries safe: for 24 hours, repeating a request with the same key returns the first record. 422 if the content differs. Keys are per user.',
      schema: { type: 'string', maxLength: LONGEST, example: '"8e03978e-40d5-43dd-bc93-6894a57f9324"' },
    }),
  );

/** Returns the key, with or without its quotation marks. Throws BadRequestException (400). */
export function keyOf(header: string): string {
  const key = header.length > LONGEST ? '' : header.replace(/^"([^"]*)"$/, '$1');
  if (!/^[\x21\x23-\x7e]+$/.test(key))
    throw new BadRequestException(`${HEADER} must be 1 to ${LONGEST} characters, such as a UUID in quotation marks.`);
  return key;
}
