import type { INestApplication } from '@nestjs/common';
import { DocumentBuilder, SwaggerModule, type OpenAPIObject } from '@nestjs/swagger';
import { ROLES, type DocumentedAccess } from '../platform/http/access.js';
import { CONTACTS } from '../platform/fields/contact-rules.js';
import { PictureFacts } from '../platform/fields/picture.dto.js';
import { UPLOAD_KEY } from '../inquiries/photos/upload-keys.service.js';
import { documentKinds } from '../kinds/names.js';
import { SPECIFIED_PATHS } from './specified-paths.js';

const VERBS = ['get', 'post', 'put', 'delete'] as const;
const JSON_TYPE = 'application/json';
type Operation = NonNullable<OpenAPIObject['paths'][string]['get']>;
const FOR_STAFF: DocumentedAccess = { 'x-access': [...ROLES] };

/** Returns the OpenAPI document with every route, regular and irregular. */
export function openApiDocument(app: INestApplication): OpenAPIObject {
  const config = new DocumentBuilder()
    .setTitle('Electrical contractor: website and backoffice')
    .setDescription('Visitors read /api/<resource>. Staff use /api/admin/<resource>, in the simple-rest dialect of react-admin.')
    .setVersion('1')
    .addServer('/')
    .addBearerAuth()
    .build();
  const document = SwaggerModule.createDocument(app, config, {
    extraModels: [PictureFacts],
    operationIdFactory: (controller, method) => `${controller.replace(/Controller$/, '')}_${method}`,
  });
  documentKinds(app, document);
  documentErrors(document);
  Object.assign(document, { 'x-contacts': CONTACTS });
  for (const item of Object.values(document.paths)) {
    for (const verb of VERBS) if (item[verb]) item[verb] = whole(item[verb]);
  }
  for (const { method, path, regular, staffOnly } of SPECIFIED_PATHS) {
    const [from = '', to = ''] = [regular, path].map((p) => documented(document, p));
    const verb = method.toLowerCase() as (typeof VERBS)[number];
    const operation = document.paths[from]?.[verb];
    if (!operation) throw new Error(`specified-paths.ts maps ${method} ${path} to ${regular}, which does not exist`);
    if (staffOnly) {
      document.paths[to] = { ...document.paths[to], [verb]: forBoth(document.paths[to]?.[verb], operation, regular) };
      continue;
    }
    const name = /\{([^{}]+)\}/.exec(to)?.[1];
    const parameters = operation.parameters?.map((p) =>
      name && 'in' in p && p.in === 'path' ? { ...p, name, description: 'The id.' } : p,
    );
    document.paths[to] = {
      ...document.paths[to],
      [verb]: {
        ...operation,
        parameters,
        operationId: `${operation.operationId}_specified`,
        description: `An alias of ${method} ${regular}.`,
      },
    };
  }
  allowNull(document);
  return document;
}

/** Returns the path as the document has it: of two that differ in the names of their parameters, clients could not tell which is meant. */
function documented({ paths }: OpenAPIObject, path: string): string {
  const to = path.replace(':id', '{id}');
  return Object.keys(paths).find((known) => known.replace(/\{[^{}]+\}/, '{id}') === to) ?? to;
}

/** The schema of null alone: OpenAPI 3.0 has no type for it. */
const NULL = { type: 'object', nullable: true, enum: [null] };

/** Rewrites fields that may be null: `nullable` beside `allOf` or `enum`, as Nest writes it, lets no null through. */
function allowNull(value: object): void {
  if ('nullable' in value && value.nullable === true) {
    const field: { type?: unknown; nullable?: unknown; allOf?: unknown[]; anyOf?: unknown[]; enum?: unknown[] } = value;
    if (field.allOf) {
      field.anyOf = [...field.allOf, NULL];
      for (const keyword of ['type', 'nullable', 'allOf'] as const) delete field[keyword];
    } else if (field.enum && !field.enum.includes(null)) field.enum = [...field.enum, null];
  }
  for (const inner of Object.values(value) as unknown[]) if (typeof inner === 'object' && inner !== null) allowNull(inner);
}

/** Adds who may call it, and a summary where no comment says more than the names. A route of visitors within a controller for staff needs no token. */
function whole(operation: Operation & Partial<DocumentedAccess>): Operation {
  const { summary, operationId = '', security = [] } = operation;
  const isPublic = operation['x-access']?.includes('visitor');
  const [controller = '', method = ''] = operationId
    .replace(/^Admin/, '')
    .split('_')
    .map(words);
  return {
    ...FOR_STAFF,
    ...operation,
    summary: summary || `${controller.charAt(0).toUpperCase()}${controller.slice(1)}: ${method}`,
    security: isPublic && security.length ? [{}, ...security] : security,
  };
}

/** 'setStatus' becomes 'set status'. */
const words = (name: string): string => name.replace(/(?<=[a-z])[A-Z]/g, ' $&').toLowerCase();

/** A path whose response depends on whether there is a token. */
function forBoth(visitors: Operation | undefined, staff: Operation, regular: string): Operation {
  const anyOf = [...schemasOf(visitors), ...schemasOf(staff)];
  return {
    ...visitors,
    description: `With a token, this is an alias of GET ${regular}, for staff. The parameters are for staff only.`,
    parameters: staff.parameters,
    security: [{}, ...(staff.security ?? [])],
    responses: {
      ...staff.responses,
      200: { description: '', ...staff.responses['200'], ...(anyOf.length && { content: { [JSON_TYPE]: { schema: { anyOf } } } }) },
    },
  };
}

/** None where the compiler's plugin has not read the types. */
function schemasOf(operation?: Operation) {
  const success = operation?.responses['200'];
  const schema = success && 'content' in success && success.content?.[JSON_TYPE]?.schema;
  return schema ? [schema] : [];
}

export function setupApiDocs(app: INestApplication): void {
  SwaggerModule.setup('api/docs', app, () => openApiDocument(app), {
    jsonDocumentUrl: 'api/docs/openapi.json',
    yamlDocumentUrl: 'api/docs/openapi.yaml',
  });
}

const SENTENCES = {
  400: 'Invalid input; `fields` has the messages by field.',
  401: 'Not signed in.',
  403: 'Not allowed for this role, or not before what `code` names: the password again, or a second factor.',
  404: 'Unknown or hidden record.',
  409: 'The name or address is taken, other records refer to this one, or its state does not allow it; `error` says which.',
  412: 'The record has changed since the version in If-Match.',
  413: 'The file is too large.',
  415: 'This kind of file is not accepted.',
  422: 'The Idempotency-Key was already used with different content; `recordId` is the stored record.',
  429: 'Too many attempts; wait for the seconds in Retry-After.',
};
type Status = keyof typeof SENTENCES;

/** Rate-limited paths, beside those that take files. */
const COUNTED = [
  '/api/contact',
  '/api/contact/ring-back',
  '/api/contact/data-complaint',
  '/api/auth/login',
  '/api/auth/forgot-password',
  '/api/auth/reset-password',
  '/api/auth/second-factor',
  '/api/auth/passkey/start',
  '/api/auth/passkey',
  '/api/auth/confirm',
  '/api/contact/{id}/call-back',
  '/api/csp-reports',
  '/api/page-events',
  '/api/postcode-check',
  '/api/admin/profile/password',
  '/api/admin/profile/devices/{id}/test',
  '/api/admin/mail/test',
  '/api/admin/mail/autoresponder-preview',
  '/api/admin/webhook/test',
  '/api/admin/previews/render',
  '/api/admin/page-texts',
  '/api/admin/content-checks/page',
];

/** Deletes what the user has read; what is not there is no fault. */
const REPEATABLE = 'delete /api/admin/overwritten-changes/{id}';

/** Documents how each call may fail, as far as its path, parameters and body show. */
function documentErrors({ paths }: OpenAPIObject): void {
  const has = ({ parameters = [] }: Operation, place: string, name?: string) =>
    parameters.some((p) => 'in' in p && p.in === place && (!name || p.name === name));
  for (const [path, item] of Object.entries(paths)) {
    for (const verb of VERBS) {
      const operation = item[verb];
      if (!operation) continue;
      const isRepeatable = `${verb} ${path}` === REPEATABLE;
      const isOfStaff = path.startsWith('/api/admin/');
      const takesFile =
        operation.requestBody && 'content' in operation.requestBody && 'multipart/form-data' in operation.requestBody.content;
      const fails: Record<Status, boolean | undefined> = {
        400: operation.requestBody !== undefined || has(operation, 'query'),
        401: Boolean(operation.security?.length),
        403: isOfStaff || has(operation, 'header', UPLOAD_KEY),
        404: has(operation, 'path') && !isRepeatable,
        409: verb !== 'get' && !isRepeatable && (isOfStaff || takesFile),
        412: has(operation, 'header', 'If-Match'),
        413: takesFile,
        415: takesFile,
        422: has(operation, 'header', 'Idempotency-Key'),
        429: takesFile || COUNTED.includes(path),
      };
      for (const [status, description] of Object.entries(SENTENCES)) {
        const content = { [JSON_TYPE]: { schema: { $ref: '#/components/schemas/ErrorResponse' } } };
        if (fails[Number(status) as Status]) operation.responses[status] ??= { description, content };
      }
    }
  }
}
