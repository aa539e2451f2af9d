import { describe, expect, it } from '@jest/globals';
import { once } from 'node:events';
import { createServer } from 'node:http';
import { PassThrough } from 'node:stream';
import type { AddressInfo } from 'node:net';
import { pinoHttp } from 'pino-http';
import { pathOf } from '../platform/http/request-log.js';
import { requestLog } from './site-logger.js';

describe('the request log', () => {
  // @asvs 16.2.5
  it('contains neither addresses nor search terms', async () => {
    const lines = new PassThrough();
    const log = pinoHttp(requestLog('debug'), lines);
    const server = createServer((request, response) => {
      log(request, response);
      response.writeHead(500, { 'Set-Cookie': 'session=secret' }).end();
    }).listen(0, '127.0.0.1');
    await once(server, 'listening');
    const headers = { Authorization: 'Bearer secret', Cookie: 'device=secret', 'X-Forwarded-For': '203.0.113.9' };
    await fetch(`http://127.0.0.1:${(server.address() as AddressInfo).port}/api/services?q=secret`, { headers });
    const [line] = (await once(lines, 'data')) as [Buffer];
    server.close();
    expect(JSON.parse(line.toString())).toMatchObject({ req: { method: 'GET', path: '/api/services' }, res: { statusCode: 500 } });
    expect(line.toString()).not.toMatch(/secret|203\.0\.113\.9|127\.0\.0\.1/);
  });

  it.each([
    ['/e/0123456789abcdef0123456789abcdef?done=words', '/e/…'],
    ['/api/admin/users/jane.doe@example.org', '/api/admin/users/…'],
    ['/api/search/01514960123/Jane%20Doe', '/api/search/…/…'],
    ['/api/admin/users/01a20671-6ac5-7706-a26a-30f8f250b2bc/sessions', '/api/admin/users/01a20671-6ac5-7706-a26a-30f8f250b2bc/sessions'],
    ['/services/ev-charging-points/wirral', '/services/ev-charging-points/wirral'],
  ])('shows of %s only %s', (url, path) => expect(pathOf(url)).toBe(path));
});
