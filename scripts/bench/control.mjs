import { createServer } from 'node:http';

// The physical limit: a bare node:http server that sends the same bytes and the same number of headers.
// Its parent sends the response and receives the port.

process.once('message', (/** @type {{ headers: Record<string, string>, body: string }} */ { headers, body }) => {
  const bytes = Buffer.from(body, 'base64');
  const server = createServer((_request, response) => {
    response.writeHead(200, headers);
    response.end(bytes);
  });
  server.listen(0, '127.0.0.1', () => {
    const address = server.address();
    if (address !== null && typeof address === 'object') process.send?.(address.port);
  });
});
process.once('disconnect', () => process.exit());
