import request, { type Test } from 'supertest';
import type { TestApp } from './app.js';

/** The id of no record. */
export const UNKNOWN = '01900000-0000-7000-8000-000000000000';

/** API calls without a token, as an administrator or as an editor. */
export interface Caller {
  get(path: string): Test;
  post(path: string, body?: object): Test;
  put(path: string, body?: object): Test;
  delete(path: string): Test;
}

/** `app`: of tests, or the address of a server. `token`: a function if it is not known yet. */
export function as(app: { server: TestApp['server'] | string }, token?: string | (() => string)): Caller {
  const signed = (call: Test) => (token ? call.set('Authorization', `Bearer ${typeof token === 'string' ? token : token()}`) : call);
  return {
    get: (path) => signed(request(app.server).get(path)),
    post: (path, body) => signed(request(app.server).post(path)).send(body),
    put: (path, body) => signed(request(app.server).put(path)).send(body),
    delete: (path) => signed(request(app.server).delete(path)),
  };
}
