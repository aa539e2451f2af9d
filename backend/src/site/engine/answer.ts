import type { IncomingMessage, ServerResponse } from 'node:http';
import { TooManyTries } from '../../platform/http/errors.js';
import { send, type PreparedResponse } from './response.js';

/** A page made for one request, with the headers that only this visitor gets. */
export interface Answer {
  response: PreparedResponse;
  headers?: Record<string, string | number>;
}

export function respond(request: IncomingMessage, response: ServerResponse, { response: prepared, headers = {} }: Answer): void {
  for (const [name, value] of Object.entries(headers)) response.setHeader(name, value);
  send(request, response, prepared);
}

/** Says when to try again, if the visitor has tried too often. */
export const retryAfter = (failure: unknown): Answer['headers'] =>
  failure instanceof TooManyTries ? { 'Retry-After': failure.retryAfter } : undefined;
