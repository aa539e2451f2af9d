import { createHmac } from 'node:crypto';
import { once } from 'node:events';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';

export interface ReceivedEvent {
  headers: IncomingMessage['headers'];
  path: string | undefined;
  body: string;
}

export interface WebhookReceiver {
  port: number;
  events: ReceivedEvent[];
  close(): void;
}

/** A real HTTP server that keeps what it receives. */
export async function startReceiver(respond: (response: ServerResponse, request: IncomingMessage) => void): Promise<WebhookReceiver> {
  const events: ReceivedEvent[] = [];
  const server = createServer((request, response) => {
    void text(request).then((body) => {
      events.push({ headers: request.headers, path: request.url, body });
      respond(response, request);
    });
  });
  await once(server.listen(0, '127.0.0.1'), 'listening');
  const close = () => {
    server.closeAllConnections();
    server.close();
  };
  return { port: (server.address() as AddressInfo).port, events, close };
}

/** Verifies a signature as the API document describes. */
export function isSigned({ headers, body }: ReceivedEvent, secret: string): boolean {
  const [, t, v1] = /^t=(\d+),v1=([\da-f]{64})$/.exec(String(headers['x-signature'])) ?? [];
  const isFresh = Math.abs(Date.now() / 1000 - Number(t)) < 60;
  return isFresh && createHmac('sha256', secret).update(`${t}.${body}`, 'utf8').digest('hex') === v1;
}
