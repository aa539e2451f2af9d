import type { OpenAPIObject } from '@nestjs/swagger';
import request, { type Test } from 'supertest';
import { openApiDocument } from '../../src/boot/openapi-document.js';
import type { TestApp } from './app.js';

const METHODS = ['get', 'post', 'put', 'delete'] as const;
export type Method = (typeof METHODS)[number];
type OperationObject = NonNullable<OpenAPIObject['paths'][string]['get']>;

export interface Operation {
  method: Method;
  /** With {id} or the like for a segment. */
  path: string;
  /** Names of the body's fields. */
  fields: string[];
}

/** Every call of the API, irregular paths included. */
export function operations(app: TestApp): Operation[] {
  const { paths, components } = openApiDocument(app.nest);
  const fieldsOf = (body: OperationObject['requestBody']): string[] => {
    const schema = body && 'content' in body ? body.content['application/json']?.schema : undefined;
    const dto = schema && '$ref' in schema ? components?.schemas?.[schema.$ref.split('/').at(-1) ?? ''] : undefined;
    return dto && 'properties' in dto ? Object.keys(dto.properties ?? {}) : [];
  };
  return Object.entries(paths).flatMap(([path, item]) =>
    METHODS.flatMap((method) => {
      const operation = item[method];
      return operation ? [{ method, path, fields: fieldsOf(operation.requestBody) }] : [];
    }),
  );
}

export const fillPath = (path: string, value: string) => path.replace(/\{[^{}]+\}/g, encodeURIComponent(value));

export const send = (app: TestApp, method: Method, path: string): Test => request(app.server)[method](path);
