import { BadRequestException, createParamDecorator, type ExecutionContext } from '@nestjs/common';
import type { Request } from 'express';

/** The version that the caller has seen, from If-Match: "v<version>"; undefined without the header or with `*`. */
export const IfMatch = createParamDecorator((_: unknown, context: ExecutionContext): number | undefined => {
  const header = context.switchToHttp().getRequest<Request>().headers['if-match'];
  if (header === undefined || header === '*') return undefined;
  const match = /^(?:W\/)?"v(\d{1,9})"$/.exec(header);
  if (!match) throw new BadRequestException('If-Match must carry the record\'s ETag, for example "v3".');
  return Number(match[1]);
});
