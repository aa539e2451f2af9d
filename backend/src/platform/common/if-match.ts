import { BadRequestException, createParamDecorator, type ExecutionContext } from '@nestjs/common';
import { ApiHeader } from '@nestjs/swagger';
import type { Request } from 'express';

const versionIn = (header: string, name: string): number => {
  const match = /^(?:W\/)?"v(\d{1,9})"$/.exec(header);
  if (!match) throw new BadRequestException(`${name} must be the record's ETag, for example "v3".`);
  return Number(match[1]);
};

const read = (_: unknown, context: ExecutionContext): number | undefined => {
  const header = context.switchToHttp().getRequest<Request>().headers['if-match'];
  return header === undefined || header === '*' ? undefined : versionIn(header, 'If-Match');
};

const Documented = ApiHeader({
  name: 'If-Match',
  required: false,
  description: 'ETag of the record as last read. The response is 412 if the record has changed since.',
  schema: { type: 'string', example: '"v3"' },
});

const OVERWRITES = 'Overwrites';
const MOST_NAMES = 1000;

const OverwritesDocumented = ApiHeader({
  name: OVERWRITES,
  required: false,
  description:
    'Names of fields, separated by commas, whose change by a colleague the user has seen and replaces on purpose. The colleague is told.',
  schema: { type: 'string', example: 'title, content' },
});

/** The names of fields in the header Overwrites, as far as they can be names. */
export function overwritesIn(request: Request): string[] {
  const header = request.get(OVERWRITES);
  if (header === undefined || header.length > MOST_NAMES) return [];
  return header.split(',').map((name) => name.trim());
}

/** The version in If-Match: "v<version>"; undefined without the header or for `*`. */
export const IfMatch = createParamDecorator(read, [
  (controller: object, method) => {
    if (!method) return;
    for (const documented of [Documented, OverwritesDocumented])
      documented(controller, method, Object.getOwnPropertyDescriptor(controller, method) ?? {});
  },
]);

const DRAFT = 'Draft-Version';

const readDraft = (_: unknown, context: ExecutionContext): number | undefined => {
  const header = context.switchToHttp().getRequest<Request>().get(DRAFT);
  return header === undefined ? undefined : versionIn(header, DRAFT);
};

const DraftDocumented = ApiHeader({
  name: DRAFT,
  required: false,
  description:
    'Version of the draft that is published, "v0" for none. The draft ends; the response is 409 if somebody has typed into it since.',
  schema: { type: 'string', example: '"v3"' },
});

/** The version in Draft-Version: "v<version>"; undefined without the header. */
export const DraftVersion = createParamDecorator(readDraft, [
  (controller: object, method) => {
    if (method) DraftDocumented(controller, method, Object.getOwnPropertyDescriptor(controller, method) ?? {});
  },
]);
