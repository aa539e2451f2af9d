// Says the same on any database.
import { afterAll, afterEach, beforeAll, describe, expect, it } from '@jest/globals';
import type { OpenAPIObject } from '@nestjs/swagger';
import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { startApp, type App } from '../../../scripts/testing/app.js';
import { as } from '../support/api.js';
import { startMailServer, type MailServer } from '../support/mail-server.js';
import { callAccounts } from './accounts.js';
import { callContent } from './content.js';
import { callInquiries } from './inquiries.js';
import { callRecords } from './records.js';
import { startPrism, type Prism } from './prism.js';
import { callRefused } from './refused.js';
import { StrictClient } from './strict-client.js';
import type { Site } from './site.js';

/** The program of the proxy, which scripts/lib/api-document.ts fetches. */
const PRISM = process.env['TEST_PRISM'] ?? '';
const FILE = resolve(import.meta.dirname, '../../openapi.json');
const document = JSON.parse(readFileSync(FILE, 'utf8')) as OpenAPIObject;

/** Not called through the proxy, with the reason. */
const EXCEPT: Record<string, string> = {
  'POST /api/contact/{id}/photos': 'The proxy passes files on as text, which spoils every picture.',
};

(PRISM ? describe : describe.skip)('the API through a proxy that knows only its document', () => {
  const site = {} as Site;
  let app: App;
  let mails: MailServer;
  let prism: Prism;
  beforeAll(async () => {
    mails = await startMailServer();
    const env = { TRUST_PROXY: '1', SMTP_URL: `smtp://127.0.0.1:${mails.port}` };
    app = await startApp({ hostname: 'localhost', hasEnquiries: true, env });
    prism = await startPrism(PRISM, FILE, app.url);
    const client = new StrictClient(prism.url, document);
    const given = { username: app.adminUsername, password: app.adminPassword };
    const { token } = (await as({ server: prism.url }).post('/api/auth/login', given)).body as { token: string };
    Object.assign(site, { app, client, document, mails: mails.mails, visitor: client.as(), admin: client.as(token) });
  });
  afterAll(async () => {
    await prism.stop();
    await app.stop();
    await mails.close();
  });
  afterEach(() => expect(site.client.violations.splice(0)).toEqual([]));

  callRecords(site);
  callContent(site);
  callInquiries(site);
  callAccounts(site);
  callRefused(site);

  it('has been called at every operation of the document', () => {
    const { operations, succeeded } = site.client;
    expect(operations.map(({ name }) => name).filter((name) => !succeeded.has(name) && !EXCEPT[name])).toEqual([]);
    expect(Object.keys(EXCEPT).filter((name) => succeeded.has(name))).toEqual([]);
  });
});
