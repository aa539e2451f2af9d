import { once } from 'node:events';
import { connect, createServer, type AddressInfo, type Socket } from 'node:net';

/** A line to a server, which can be cut and go silent. */
export interface Line {
  /** The address of the server, by this line. */
  url: string;
  /** Ends all connections and refuses new ones. */
  cut(): Promise<void>;
  /** Takes everything and passes nothing on, so that neither end notices. */
  silence(): void;
  /** Lets new connections through again; silent ones stay silent. */
  mend(): Promise<void>;
  close(): Promise<void>;
}

export async function openLine(serverUrl: string, defaultPort: number): Promise<Line> {
  const target = new URL(serverUrl);
  const sockets = new Set<Socket>();
  const muted = new WeakSet<Socket>();
  let isSilent = false;
  const server = createServer((near) => {
    sockets.add(near.on('error', () => undefined).on('close', () => sockets.delete(near)));
    if (isSilent) return void near.resume();
    const far = connect(Number(target.port || defaultPort), target.hostname);
    sockets.add(far.on('error', () => undefined).on('close', () => sockets.delete(far)));
    for (const [end, other] of [
      [near, far],
      [far, near],
    ] as const)
      end.on('close', () => other.destroy()).on('data', (bytes: Buffer) => !muted.has(end) && other.write(bytes));
  });
  await once(server.listen(0, '127.0.0.1'), 'listening');
  const { port } = server.address() as AddressInfo;
  const cut = async () => {
    const closed = server.listening ? once(server, 'close') : undefined;
    server.close();
    for (const socket of sockets) socket.destroy();
    await closed;
  };
  return {
    url: Object.assign(new URL(serverUrl), { host: `127.0.0.1:${port}` }).href,
    cut,
    silence: () => {
      isSilent = true;
      for (const socket of sockets) muted.add(socket);
    },
    mend: async () => {
      isSilent = false;
      if (!server.listening) await once(server.listen(port, '127.0.0.1'), 'listening');
    },
    close: cut,
  };
}
