import { afterAll, beforeAll, expect, it } from '@jest/globals';
import { once } from 'node:events';
import { createServer, type IncomingMessage } from 'node:http';
import { connect, type AddressInfo } from 'node:net';
import { headerOf } from './header-of.js';

const server = createServer();
beforeAll(() => once(server.listen(0, '127.0.0.1'), 'listening'));
afterAll(() => void server.close());

it.each([
  ['as browsers spell it', ['If-None-Match: "a"'], 'if-none-match'],
  ['in other letters', ['IF-none-MATCH: "a"'], 'if-none-match'],
  ['of the same length as another', ['Authorization: Bearer a', 'If-None-Match: "a"'], 'if-none-match'],
  ['sent twice, which is a list', ['If-None-Match: "a"', 'if-none-match: "b"'], 'if-none-match'],
  ['sent twice, of which the first counts', ['Authorization: Bearer a', 'Authorization: Bearer b'], 'authorization'],
  ['of two cookies', ['Cookie: a=1', 'Cookie: staff=1'], 'cookie'],
  ['empty', ['User-Agent:'], 'user-agent'],
  ['not sent', ['Accept: text/html'], 'accept-encoding'],
])('reads a header %s like node:http', async (_, lines, name) => {
  const { port } = server.address() as AddressInfo;
  const socket = connect(port, '127.0.0.1').end(`GET / HTTP/1.1\r\nHost: a\r\n${lines.join('\r\n')}\r\n\r\n`);
  const [request] = (await once(server, 'request')) as [IncomingMessage];
  expect(headerOf(request, name)).toBe(request.headers[name]);
  socket.destroy();
});
