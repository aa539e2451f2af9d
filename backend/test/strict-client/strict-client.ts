import type { OpenAPIObject } from '@nestjs/swagger';
import type { Response, Test } from 'supertest';
import type { DocumentedAccess } from '../../src/platform/http/access.js';
import { as, type Caller } from '../support/api.js';
import { newAddress } from '../support/inquiry-page.js';

const METHODS = ['get', 'post', 'put', 'delete'] as const;
/** Of what the proxy says itself. */
const PROBLEM = 'application/problem+json';

export interface Operation {
  name: string;
  method: string;
  path: string;
  pattern: RegExp;
  described: Described;
}
type Described = NonNullable<OpenAPIObject['paths'][string]['get']> & DocumentedAccess;

/** Calls the API through a proxy that compares requests and responses with the document. */
export class StrictClient {
  /** What the proxy objected to. */
  readonly violations: object[] = [];
  /** Operations that have succeeded, such as 'POST /api/contact'. */
  readonly succeeded = new Set<string>();
  readonly operations: readonly Operation[];

  constructor(
    private readonly proxy: string,
    document: OpenAPIObject,
  ) {
    const found = Object.entries(document.paths).flatMap(([path, item]) =>
      METHODS.flatMap((method) => {
        const operation = item[method];
        if (!operation) return [];
        const pattern = new RegExp(`^${path.replace(/\{[^{}]+\}/g, '[^/]+')}$`);
        return { name: `${method.toUpperCase()} ${path}`, method, path, pattern, described: operation };
      }),
    );
    // An address of its own goes before those with a parameter.
    this.operations = found.toSorted((one, other) => one.name.split('{').length - other.name.split('{').length);
  }

  /** Calls without a token, or with that of a member of staff; each from another address, for the limits. */
  as(token?: string): Caller {
    const caller = as({ server: this.proxy }, token);
    const watched = (method: string, path: string, call: Test): Test =>
      call.set('X-Forwarded-For', newAddress()).on('response', (response: Response) => this.take(method, path, response));
    return {
      get: (path) => watched('get', path, caller.get(path)),
      post: (path, body) => watched('post', path, caller.post(path, body)),
      put: (path, body) => watched('put', path, caller.put(path, body)),
      delete: (path) => watched('delete', path, caller.delete(path)),
    };
  }

  private take(method: string, address: string, { status, type, body, text }: Response): void {
    const path = address.replace(/\?.*/s, '');
    const operation = this.operations.find((one) => one.method === method && one.pattern.test(path));
    const call = `${method.toUpperCase()} ${address}`;
    if (type === PROBLEM) this.violations.push({ call, status, ...(body as object), ...(!Object.keys(body as object).length && { text }) });
    else if (!operation) this.violations.push({ call, is: 'not in the document' });
    else if (!operation.described.responses[status]) this.violations.push({ call, status, is: 'documented by default only' });
    else if (status < 400) this.succeeded.add(operation.name);
  }
}
