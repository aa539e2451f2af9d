import { spawn } from 'node:child_process';
import { request } from 'node:http';
import { join, resolve } from 'node:path';
import { projectEnvironment, ROOT } from '../lib/project.mjs';

/**
 * The backend as it is in production, compiled again and restarted after each change of its sources.
 * @param {{ port: number, publicUrl: string }} settings
 */
export function watchBackend({ port, publicUrl }) {
  const child = spawn('nest', ['start', '--watch', '--preserveWatchOutput', '--no-shell'], {
    cwd: join(ROOT, 'backend'),
    // The folder is named in full because the compiler starts the backend from another one than `npm start`.
    env: {
      ...projectEnvironment(),
      HOST: '127.0.0.1',
      PORT: String(port),
      PUBLIC_URL: publicUrl,
      DATA_DIR: resolve(ROOT, process.env['DATA_DIR'] || 'data'),
    },
    stdio: 'inherit',
    detached: true,
  });
  return {
    /** Ends the compiler and the backend that it started: they are one process group. */
    stop() {
      if (child.pid && child.exitCode === null) process.kill(-child.pid, 'SIGTERM');
    },
  };
}

/**
 * Passes a request on to the backend and its answer back.
 * @param {import('node:http').IncomingMessage} incoming
 * @param {import('node:http').ServerResponse} response
 * @param {number} port
 */
export function proxy(incoming, response, port) {
  const outgoing = request(
    { host: '127.0.0.1', port, method: incoming.method, path: incoming.url, headers: incoming.headers },
    (answer) => {
      response.writeHead(answer.statusCode ?? 502, answer.headers);
      answer.pipe(response);
    },
  );
  outgoing.once('error', () => {
    if (response.headersSent) response.destroy();
    else
      response
        .writeHead(503, { 'Content-Type': 'text/plain', 'Retry-After': '2' })
        .end('The backend is starting; try again in a moment.\n');
  });
  incoming.pipe(outgoing);
}
