import { afterEach, describe, expect, it } from '@jest/globals';
import { once } from 'node:events';
import { createServer as createHttpServer } from 'node:http';
import { createServer as createPlainServer } from 'node:net';
import type { AddressInfo, Server } from 'node:net';
import { createServer, getCACertificates, setDefaultCACertificates } from 'node:tls';
import { certificateUntil } from '../../../../test/support/certificate.js';
import { DAY_MS } from '../../../platform/time/durations.js';
import { readEnv } from '../../../platform/config/env.js';
import { checkAddress, checkCertificate } from './check-address.js';

let server: Server | undefined;
afterEach(() => void server?.close());

async function examine(listening: Server, host = 'localhost') {
  server = listening;
  await once(listening.listen(0, '127.0.0.1'), 'listening');
  const { port } = listening.address() as AddressInfo;
  return checkCertificate(readEnv({ PUBLIC_URL: `https://${host}:${port}` }));
}
const inDays = (days: number) => certificateUntil(new Date(Date.now() + days * DAY_MS));

describe('the address of a site on this machine', () => {
  it('is no finding where only the port of the site itself can be opened, as in a container', async () => {
    const site = createHttpServer((_request, response) => response.end('{"status":"ok"}')).listen(0, '127.0.0.1');
    await once(site, 'listening');
    const PORT = String((site.address() as AddressInfo).port);
    // Nothing listens on the port of discarded bytes.
    const PUBLIC_URL = 'http://localhost:9';
    expect(await checkAddress(readEnv({ PUBLIC_URL, PORT }))).toEqual([expect.objectContaining({ check: 'address', state: 'ok' })]);
    site.close();
    await once(site, 'close');
    expect(await checkAddress(readEnv({ PUBLIC_URL, PORT }))).toEqual([expect.objectContaining({ check: 'address', state: 'warning' })]);
  });
});

describe('the certificate', () => {
  it.each([
    [-1, 'failed', /ended on .* Browsers show a warning instead of the site\. Renew it/],
    [1, 'failed', /ends on .* Browsers will then refuse the site\. Renew it/],
    [10, 'warning', /ends on .* Renew it/],
    [60, 'ok', /ends on/],
  ])('that has %i days left is judged', async (days, state, message) => {
    const credentials = inDays(days);
    const known = getCACertificates();
    setDefaultCACertificates([...known, credentials.cert]);
    try {
      expect(await examine(createServer(credentials))).toEqual([
        { check: 'certificate', state, message: expect.stringMatching(message) as unknown },
      ]);
    } finally {
      setDefaultCACertificates(known);
    }
  });

  it('that browsers do not trust is a failure', async () => {
    expect(await examine(createServer(inDays(60)))).toMatchObject([{ state: 'failed', message: expect.stringContaining('do not trust') }]);
  });

  it('that cannot be read is named, and without HTTPS there is none', async () => {
    const closing = createPlainServer((socket) => socket.destroy());
    expect(await examine(closing)).toMatchObject([{ state: 'warning', message: expect.stringContaining('could not be read from here') }]);
    expect(await checkCertificate(readEnv({ PUBLIC_URL: 'http://localhost:3000' }))).toEqual([]);
  });
});
