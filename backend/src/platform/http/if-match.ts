import { BadRequestException, createParamDecorator, type ExecutionContext } from '@nestjs/common';
import { ApiHeader, type ApiHeaderOptions } from '@nestjs/swagger';
import type { Request } from 'express';

function versionIn(request: Request, name: string): number | undefined {
  const header = request.get(name);
  if (header === undefined) return undefined;
  const match = /^(?:W\/)?"v(\d{1,9})"$/.exec(header);
  if (!match) throw new BadRequestException(`${name} must be the record's ETag, for example "v3".`);
  return Number(match[1]);
}

/** A parameter of a route that is read from headers, which the API document lists. */
const fromHeaders = (read: (request: Request) => number | undefined, ...headers: ApiHeaderOptions[]) => {
  const document: ParameterDecorator = (controller, method) => {
    if (!method) return;
    for (const header of headers)
      ApiHeader({ required: false, ...header })(controller, method, Object.getOwnPropertyDescriptor(controller, method) ?? {});
  };
  return createParamDecorator((_: unknown, context: ExecutionContext) => read(context.switchToHttp().getRequest<Request>()), [document]);
};

const IF_MATCH = 'If-Match';
const OVERWRITES = 'Overwrites';
const MOST_NAMES = 1000;

/** The names of fields in the header Overwrites, as far as they can be names. */
export function overwritesIn(request: Request): string[] {
  const header = request.get(OVERWRITES);
  if (header === undefined || header.length > MOST_NAMES) return [];
  return header.split(',').map((name) => name.trim());
}

/** The version in If-Match: "v<version>"; undefined without the header or for `*`. */
export const IfMatch = fromHeaders(
  (request) => (request.get(IF_MATCH) === '*' ? undefined : versionIn(request, IF_MATCH)),
  {
    name: IF_MATCH,
    description: 'ETag of the record as last read. The response is 412 if the record has changed since.',
    schema: { type: 'string', example: '"v3"' },
  },
  {
    name: OVERWRITES,
    description:
      "Comma-separated names of fields: the user has seen a colleague's change of them and replaces it on purpose. The colleague is told.",
    schema: { type: 'string', example: 'title, content' },
  },
);

const DRAFT = 'Draft-Version';

/** The version in Draft-Version: "v<version>"; undefined without the header. */
export const DraftVersion = fromHeaders((request) => versionIn(request, DRAFT), {
  name: DRAFT,
  description:
    'Version of the draft that is published, "v0" for none. The draft ends; the response is 409 if somebody has typed into it since.',
  schema: { type: 'string', example: '"v3"' },
});
