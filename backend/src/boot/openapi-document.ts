import type { INestApplication } from '@nestjs/common';
import { DocumentBuilder, SwaggerModule, type OpenAPIObject } from '@nestjs/swagger';
import { ROLES, type DocumentedAccess } from '../platform/common/access.js';
import { PictureFacts } from '../platform/common/picture.dto.js';
import { documentErrors } from './openapi-errors.js';
import { documentKinds } from '../kinds/names.js';
import { SPECIFIED_PATHS } from './specified-paths.js';

const VERBS = ['get', 'post', 'put', 'delete'] as const;
const JSON_TYPE = 'application/json';
type Operation = NonNullable<OpenAPIObject['paths'][string]['get']>;
const STAFF: DocumentedAccess = { 'x-access': [...ROLES] };

/** Returns the OpenAPI document with every route, regular and irregular. */
export function openApiDocument(app: INestApplication): OpenAPIObject {
  const config = new DocumentBuilder()
    .setTitle('Electrical contractor: website and backoffice')
    .setDescription('Visitors read /api/<resource>. Staff use /api/admin/<resource>, in the simple-rest dialect of react-admin.')
    .setVersion('1')
    .addBearerAuth()
    .build();
  const document = SwaggerModule.createDocument(app, config, {
    extraModels: [PictureFacts],
    operationIdFactory: (controller, method) => `${controller.replace(/Controller$/, '')}_${method}`,
  });
  documentKinds(app, document);
  documentErrors(document);
  for (const item of Object.values(document.paths)) {
    for (const verb of VERBS) if (item[verb]) item[verb] = { ...STAFF, ...item[verb] };
  }
  for (const { method, path, regular, staffOnly } of SPECIFIED_PATHS) {
    const [from, to] = [regular, path].map((p) => p.replace(':id', '{id}'));
    const operations = Object.entries(document.paths).find(([p]) => from && p.replace(/\{[^{}]+\}/, '{id}') === from)?.[1];
    const verb = method.toLowerCase() as (typeof VERBS)[number];
    const operation = operations?.[verb];
    if (!operation || !to) throw new Error(`specified-paths.ts maps ${method} ${path} to ${regular}, which does not exist`);
    if (staffOnly) {
      document.paths[to] = { ...document.paths[to], [verb]: forBoth(document.paths[to]?.[verb], operation, regular) };
      continue;
    }
    const parameters = operation.parameters?.map((p) => ('in' in p && p.in === 'path' ? { ...p, name: 'id' } : p));
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
  return document;
}

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
