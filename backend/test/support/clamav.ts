import { execFile, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { connect, createServer, type Socket } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { freePort } from '../../../scripts/testing/port.js';
import { until } from './until.js';

/** What the signature of the tests finds. */
export const VIRUS = 'a-virus-of-the-tests';

export interface Scanner {
  /** For CLAMAV_URL. */
  url: string;
  isReal: boolean;
  stop(): Promise<void>;
}

/** The machine's clamd with a signature of our own, or where there is none a server that speaks its protocol. */
export async function startScanner(): Promise<Scanner> {
  const isInstalled = await promisify(execFile)('clamd', ['--version']).then(
    () => true,
    () => false,
  );
  return isInstalled ? startClamd() : scannerThat((file) => (file.includes(VIRUS) ? 'stream: Test.UNOFFICIAL FOUND\0' : 'stream: OK\0'));
}

async function startClamd(): Promise<Scanner> {
  const folder = await mkdtemp(join(tmpdir(), 'site-clamd-'));
  const port = await freePort();
  await writeFile(join(folder, 'test.ndb'), `Test:0:*:${Buffer.from(VIRUS).toString('hex')}\n`);
  const settings = [
    'Foreground yes',
    `DatabaseDirectory ${folder}`,
    `TemporaryDirectory ${folder}`,
    'TCPAddr 127.0.0.1',
    `TCPSocket ${port}`,
  ];
  await writeFile(join(folder, 'clamd.conf'), `${settings.join('\n')}\n`);
  const daemon = spawn('clamd', [`--config-file=${join(folder, 'clamd.conf')}`], { stdio: 'ignore' });
  await until('clamd', () => isOpen(port));
  return {
    url: `tcp://127.0.0.1:${port}`,
    isReal: true,
    stop: async () => {
      if (daemon.kill()) await once(daemon, 'exit');
      await rm(folder, { recursive: true, force: true });
    },
  };
}

async function isOpen(port: number): Promise<boolean> {
  const socket = connect({ host: '127.0.0.1', port });
  try {
    await once(socket, 'connect');
    return true;
  } catch {
    return false;
  } finally {
    socket.destroy();
  }
}

const COMMANDS = { PING: 'zPING\0', SCAN: 'zINSTREAM\0' };
const SIZE_BYTES = 4;

/** Reads PING, and INSTREAM with its chunks, as clamd's manual describes them. `reply` undefined: never. */
export async function scannerThat(reply: (file: Buffer) => string | undefined): Promise<Scanner> {
  const sockets = new Set<Socket>();
  const server = createServer((socket) => {
    sockets.add(socket);
    let received = Buffer.alloc(0);
    socket.on('error', () => undefined);
    socket.on('data', (bytes: Buffer) => {
      received = Buffer.concat([received, bytes]);
      if (received.toString('latin1') === COMMANDS.PING) socket.end('PONG\0');
      const file = fileOf(received);
      const text = file && reply(file);
      if (text !== undefined) socket.end(text);
    });
  });
  const port = await freePort();
  await once(server.listen(port, '127.0.0.1'), 'listening');
  return {
    url: `tcp://127.0.0.1:${port}`,
    isReal: false,
    stop: async () => {
      for (const socket of sockets) socket.destroy();
      if (server.listening) await once(server.close(), 'close');
    },
  };
}

/** Undefined until the empty chunk that ends it has arrived. */
function fileOf(received: Buffer): Buffer | undefined {
  if (!received.toString('latin1', 0, COMMANDS.SCAN.length).startsWith(COMMANDS.SCAN)) return undefined;
  const chunks: Buffer[] = [];
  for (let at = COMMANDS.SCAN.length; at + SIZE_BYTES <= received.length;) {
    const size = received.readUInt32BE(at);
    if (size === 0) return Buffer.concat(chunks);
    chunks.push(received.subarray(at + SIZE_BYTES, at + SIZE_BYTES + size));
    at += SIZE_BYTES + size;
  }
  return undefined;
}
