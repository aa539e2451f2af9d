import { existsSync } from 'node:fs';
import { once } from 'node:events';
import { createServer, type Server } from 'node:http';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { freePort } from '../testing/port.ts';
import { build, WORKSPACES } from '../lib/build.mjs';
import { Failure, ROOT } from '../lib/project.mjs';
import { proxy, watchBackend } from './backend.ts';
import { openVite, reload, sendAdmin, sendPage } from './front-ends.ts';

/** Paths of the backend; pages come from the sources. */
const BACKEND = /^\/(api|e|media|share)(\/|$)|^\/(sitemap\.xml|robots\.txt)$/;
const ADMIN = /^\/admin(\/|$)/;

/** One address for everything, as in production. Runs until a signal ends it. */
export async function serve() {
  if (existsSync(join(ROOT, '.env'))) process.loadEnvFile(join(ROOT, '.env'));
  const port = Number(process.env['PORT'] || 3000);
  const publicUrl = process.env['PUBLIC_URL'] || `http://localhost:${port}`;
  const server = createServer();
  await listen(server, port);
  // The backend requires both built front ends at its start, although it serves neither here.
  await build(WORKSPACES.filter((name) => name !== 'backend' && !existsSync(join(ROOT, name, 'dist'))));

  const backendPort = await freePort();
  const backend = watchBackend({ port: backendPort, publicUrl });
  const [site, admin] = await Promise.all([openVite('frontend-public', server), openVite('frontend-admin', server)]);
  server.on('request', (request, response) => {
    const url = request.url ?? '/';
    const path = url.split('?', 1)[0] ?? '/';
    if (BACKEND.test(path) || (request.method === 'POST' && path === '/contact')) return proxy(request, response, backendPort);
    if (ADMIN.test(path)) {
      if (path === '/admin') request.url = '/admin/';
      return admin.middlewares(request, response, () => void sendAdmin(admin, response));
    }
    site.middlewares(request, response, () => {
      void sendPage(site, response, { url, publicUrl, backend: `http://127.0.0.1:${backendPort}` });
    });
  });

  const ended = Promise.race([once(process, 'SIGINT'), once(process, 'SIGTERM')]);
  let starts = 0;
  void onEachStart(backendPort, () => {
    starts += 1;
    if (starts === 1) console.log(`\nReady: ${publicUrl} (site), ${publicUrl}/admin (backoffice). Changes appear at once.`);
    // What pages show comes from the backend, too.
    reload(site);
  });
  await ended;
  server.close();
  server.closeAllConnections();
  await Promise.all([backend.stop(), site.close(), admin.close()]);
}

async function listen(server: Server, port: number) {
  server.listen(port, process.env['HOST'] || '0.0.0.0');
  await once(server, 'listening').catch((error: NodeJS.ErrnoException) => {
    throw new Failure(error.code === 'EADDRINUSE' ? `Port ${port} is taken. Set PORT to another one.` : error.message);
  });
}

const LOOKS_MS = 250;

/** The compiler restarts the backend after each edit and gives no sign of it, so look several times. */
async function onEachStart(port: number, callback: () => void) {
  const live = () =>
    fetch(`http://127.0.0.1:${port}/api/health/live`).then(
      ({ ok }) => ok,
      () => false,
    );
  for (let was = false; ; await sleep(LOOKS_MS)) {
    const is = await live();
    if (is && !was) callback();
    was = is;
  }
}
