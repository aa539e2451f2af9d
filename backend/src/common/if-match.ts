import { BadRequestException, createParamDecorator, type ExecutionContext } from '@nestjs/common';
import { ApiHeader } from '@nestjs/swagger';
import type { Request } from 'express';

const read = (_: unknown, context: ExecutionContext): number | undefined => {
  const header = context.switchToHttp().getRequest<Request>().headers['if-match'];
  if (header === undefined || header === '*') return undefined;
  const match = /^(?:W\/)?"v(\d{1,9})"$/.exec(header);
  if (!match) throw new BadRequestException('If-Match must be the record\'s ETag, for example "v3".');
  return Number(match[1]);
};

const Documented = ApiHeader({
  name: 'If-Match',
  required: false,
  description: 'ETag of the record as last read. The response is 412 if the record has changed since.',
  schema: { type: 'string', example: '"v3"' },
});

/** The version in If-Match: "v<version>"; undefined without the header or for `*`. */
export const IfMatch = createParamDecorator(read, [
  (controller: object, method) => {
    if (method) Documented(controller, method, Object.getOwnPropertyDescriptor(controller, method) ?? {});
  },
]);
