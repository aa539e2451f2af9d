import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { request, type IncomingMessage, type ServerResponse } from 'node:http';
import { join, relative, resolve } from 'node:path';
import { CACHE, projectEnvironment, ROOT } from '../lib/project.mjs';

const BACKEND = join(ROOT, 'backend');
const GRACE_MS = 10_000;

/**
 * The backend as in production, compiled and restarted after each change of its sources. It has its own output folder,
 * because `backend/dist` may be in use by `npm start` or `npm test`.
 */
export function watchBackend({ port, publicUrl }: { port: number; publicUrl: string }) {
  // As deep as dist, so that the backend finds the front ends.
  const output = join(BACKEND, `.dev-${port}`);
  const config = join(CACHE, `dev-${port}.json`);
  mkdirSync(CACHE, { recursive: true });
  writeFileSync(config, JSON.stringify({ extends: join(BACKEND, 'tsconfig.build.json'), compilerOptions: { outDir: output } }));
  const child = spawn(
    'nest',
    ['start', '--watch', '--entryFile', 'boot/main', '--preserveWatchOutput', '--no-shell', '--path', relative(BACKEND, config)],
    {
      cwd: BACKEND,
      // An absolute path, because the compiler starts the backend in another folder than `npm start`.
      env: {
        ...projectEnvironment(),
        HOST: '127.0.0.1',
        PORT: String(port),
        PUBLIC_URL: publicUrl,
        DATA_DIR: resolve(ROOT, process.env['DATA_DIR'] || 'data'),
      },
      stdio: 'inherit',
      detached: true,
    },
  );
  return {
    /** Ends the compiler and the backend, which are one process group. */
    async stop() {
      const { pid } = child;
      if (pid && child.exitCode === null && child.signalCode === null) {
        process.kill(-pid, 'SIGTERM');
        // A compiler that is restarting the backend misses the signal.
        const force = setTimeout(() => process.kill(-pid, 'SIGKILL'), GRACE_MS);
        await once(child, 'exit');
        clearTimeout(force);
      }
      rmSync(output, { recursive: true, force: true });
      rmSync(config, { force: true });
    },
  };
}

/** Forwards a request to the backend. */
export function proxy(incoming: IncomingMessage, response: ServerResponse, port: number) {
  const outgoing = request(
    { host: '127.0.0.1', port, method: incoming.method, path: incoming.url, headers: incoming.headers },
    (received) => {
      response.writeHead(received.statusCode ?? 502, received.headers);
      received.pipe(response);
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
