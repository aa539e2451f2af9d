import { randomBytes } from 'node:crypto';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { adminHeaders } from './headers.js';

const PLACEHOLDER = /__CSP_NONCE__/g;

/** The backoffice is one document for all of its addresses, with a nonce of its own for every answer. */
export function sendAdmin(template: string, request: IncomingMessage, response: ServerResponse): void {
  const nonce = randomBytes(16).toString('base64');
  const body = Buffer.from(template.replace(PLACEHOLDER, nonce));
  response
    .writeHead(200, {
      ...adminHeaders(nonce),
      'Content-Type': 'text/html; charset=utf-8',
      'Content-Length': body.length,
      'Cache-Control': 'no-store',
    })
    .end(request.method === 'HEAD' ? undefined : body);
}
