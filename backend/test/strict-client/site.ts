import type { OpenAPIObject } from '@nestjs/swagger';
import type { Test } from 'supertest';
import type { App } from '../../../scripts/testing/app.js';
import type { Caller } from '../support/api.js';
import type { ReceivedMail } from '../support/mail-server.js';
import type { StrictClient } from './strict-client.js';

/** The built product behind the proxy; filled before the first test. */
export interface Site {
  app: App;
  client: StrictClient;
  document: OpenAPIObject;
  mails: ReceivedMail[];
  visitor: Caller;
  admin: Caller;
}

export interface Stored {
  id: string;
  version: number;
}

/** Returns the body of a response that succeeds. */
export async function done<T = Stored>(call: Test): Promise<T> {
  const { status, body, text } = await call;
  if (status >= 300) throw new Error(`${call.method} ${call.url}: ${status} ${text}`);
  return body as T;
}

export const quoted = (version: number): string => `"v${version}"`;
