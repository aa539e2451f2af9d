import type { OpenAPIObject } from '@nestjs/swagger';

type Operation = NonNullable<OpenAPIObject['paths'][string]['get']>;

const SENTENCES = {
  400: 'Invalid input; `fields` has the messages by field.',
  401: 'Not signed in.',
  403: 'Not allowed for this role, or not before what `code` names: the password again, or a second factor.',
  404: 'Unknown or hidden record.',
  409: 'The name or address is taken, or other records refer to this one.',
  412: 'The record has changed since the version in If-Match.',
  413: 'The file is too large.',
  415: 'This kind of file is not accepted.',
  422: 'The Idempotency-Key was already used with different content; `recordId` is the stored record.',
  429: 'Too many attempts; wait for the seconds in Retry-After.',
};
type Status = keyof typeof SENTENCES;

/** Rate-limited paths. */
const COUNTED = [
  '/api/contact',
  '/api/contact/ring-back',
  '/api/contact/data-complaint',
  '/api/auth/login',
  '/api/auth/forgot-password',
  '/api/auth/reset-password',
];
/** Unique fields. */
const UNIQUE = ['slug', 'username', 'fromPath', 'faqId'];

/** Documents how each call may fail, as far as its path, parameters and body show. */
export function documentErrors({ paths, components }: OpenAPIObject): void {
  const fieldsOf = ({ requestBody }: Operation): string[] => {
    const schema = requestBody && 'content' in requestBody ? requestBody.content['application/json']?.schema : undefined;
    const dto = schema && '$ref' in schema ? components?.schemas?.[schema.$ref.split('/').at(-1) ?? ''] : undefined;
    return dto && 'properties' in dto ? Object.keys(dto.properties ?? {}) : [];
  };
  const has = ({ parameters = [] }: Operation, place: string, name?: string) =>
    parameters.some((p) => 'in' in p && p.in === place && (!name || p.name === name));
  for (const [path, item] of Object.entries(paths)) {
    for (const verb of ['get', 'post', 'put', 'delete'] as const) {
      const operation = item[verb];
      if (!operation) continue;
      const takesFile =
        operation.requestBody && 'content' in operation.requestBody && 'multipart/form-data' in operation.requestBody.content;
      const fails: Record<Status, boolean | undefined> = {
        400: operation.requestBody !== undefined || has(operation, 'query'),
        401: Boolean(operation.security?.length),
        403: path.startsWith('/api/admin/'),
        404: has(operation, 'path'),
        409: verb === 'delete' || fieldsOf(operation).some((field) => UNIQUE.includes(field)),
        412: has(operation, 'header', 'If-Match'),
        413: takesFile,
        415: takesFile,
        422: has(operation, 'header', 'Idempotency-Key'),
        429: COUNTED.includes(path),
      };
      for (const [status, description] of Object.entries(SENTENCES)) {
        const content = { 'application/json': { schema: { $ref: '#/components/schemas/ErrorResponse' } } };
        if (fails[Number(status) as Status]) operation.responses[status] ??= { description, content };
      }
    }
  }
}
