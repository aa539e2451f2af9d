import { applyDecorators, BadRequestException, createParamDecorator, SetMetadata, type ExecutionContext } from '@nestjs/common';
import { ApiHeader } from '@nestjs/swagger';
import type { Request } from 'express';

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

/** The key of a visitor's request; undefined without the header. Nest's own parameter would be listed as one that every call needs. */
export const RepeatKey = createParamDecorator((_: unknown, context: ExecutionContext) => {
  const header = context.switchToHttp().getRequest<Request>().get(HEADER);
  return header === undefined ? undefined : keyOf(header);
});

/** Returns the key, with or without its quotation marks. Throws BadRequestException (400). */
export function keyOf(header: string): string {
  const key = header.length > LONGEST ? '' : header.replace(/^"([^"]*)"$/, '$1');
  if (!/^[\x21\x23-\x7e]+$/.test(key))
    throw new BadRequestException(`${HEADER} must be 1 to ${LONGEST} characters, such as a UUID in quotation marks.`);
  return key;
}
