import type { OpenAPIObject } from '@nestjs/swagger';

type Operation = NonNullable<OpenAPIObject['paths'][string]['get']>;

const SENTENCES = {
  400: 'Something is missing or wrong; `fields` says what is wrong with which field.',
  401: 'Nobody is signed in.',
  403: 'This role may not do it.',
  404: 'There is no such record, or visitors may not see it.',
  409: 'The address or name exists already, or other records refer to this one.',
  412: 'Someone else changed it since the version of If-Match.',
  413: 'The file is too large.',
  415: 'This kind of file is not accepted.',
  429: 'Too many tries; Retry-After says how many seconds to wait.',
};
type Status = keyof typeof SENTENCES;

/** Where tries are counted (decisions.md 'Staff' and 'Enquiries'). */
const COUNTED = ['/api/contact', '/api/auth/login', '/api/auth/forgot-password', '/api/auth/reset-password'];
/** Fields of which two records cannot have the same. */
const UNIQUE = ['slug', 'username', 'fromPath', 'faqId'];

/** Says with each call how it may fail, as far as its path, parameters and body tell. */
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
        429: COUNTED.includes(path),
      };
      for (const [status, description] of Object.entries(SENTENCES)) {
        const content = { 'application/json': { schema: { $ref: '#/components/schemas/ErrorAnswer' } } };
        if (fails[Number(status) as Status]) operation.responses[status] ??= { description, content };
      }
    }
  }
}
