import { once } from 'node:events';
import { request } from 'node:http';
import { connect, createServer, type AddressInfo, type Socket } from 'node:net';
import { text } from 'node:stream/consumers';

/** As in docker/Caddyfile: requests wait for a restart of the site. */
const TRY_MS = 10_000;
const TRY_AGAIN_MS = 100;

export interface Balancer {
  url: string;
  close(): Promise<void>;
}

/** Passes connections on to the processes in turn, and to another one if one does not accept them. */
export async function startBalancer(targets: string[]): Promise<Balancer> {
  const sockets = new Set<Socket>();
  let turn = 0;
  const pass = (near: Socket, until: number) => {
    const { hostname, port } = new URL(targets[turn++ % targets.length] ?? '');
    const far = connect({ host: hostname, port: Number(port), allowHalfOpen: true });
    sockets.add(far.on('close', () => sockets.delete(far)));
    const refused = () => (Date.now() < until ? setTimeout(() => pass(near, until), TRY_AGAIN_MS) : near.destroy());
    far.once('error', refused).once('connect', () => {
      far.off('error', refused).on('error', () => near.destroy());
      near
        .on('error', () => far.destroy())
        .pipe(far)
        .pipe(near);
    });
  };
  const server = createServer({ allowHalfOpen: true, pauseOnConnect: true }, (near) => {
    sockets.add(near.on('close', () => sockets.delete(near)));
    pass(near, Date.now() + TRY_MS);
  });
  await once(server.listen(0, '127.0.0.1'), 'listening');
  const { port } = server.address() as AddressInfo;
  return {
    url: `http://127.0.0.1:${port}`,
    close: async () => {
      server.close();
      for (const socket of sockets) socket.destroy();
      await once(server, 'close');
    },
  };
}

export interface Reply {
  status: number;
  body: string;
}

/**
 * Sends a request on a connection of its own; once more if that ends before the response, as proxies repeat reads and the form repeats
 * an enquiry. Rejects if the second one does, too.
 */
export const ask = (...call: Parameters<typeof askOnce>): Promise<Reply> => askOnce(...call).catch(() => askOnce(...call));

async function askOnce(url: string, path: string, json?: object, headers: Record<string, string> = {}): Promise<Reply> {
  const { promise, resolve, reject } = Promise.withResolvers<Reply>();
  const body = json && JSON.stringify(json);
  request(url + path, {
    agent: false,
    method: body ? 'POST' : 'GET',
    headers: { ...headers, ...(body && { 'Content-Type': 'application/json', 'Content-Length': Buffer.byteLength(body) }) },
  })
    .once('error', reject)
    .once('response', (response) => {
      text(response).then((read) => resolve({ status: response.statusCode ?? 0, body: read }), reject);
    })
    .end(body);
  return promise;
}
