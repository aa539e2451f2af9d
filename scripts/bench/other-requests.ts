import { setTimeout as sleep } from 'node:timers/promises';
import { parentPort, workerData } from 'node:worker_threads';

// A thread of the bench that uses the site while it works: opens a page, asks for its health, reads a list and writes a row. To each message, an
// Authorization header, it responds with the milliseconds of the slowest request since the last one, and what it was.

const PAUSE_MS = 10;
const given = workerData as { url: string; authorization: string; recordId: string };
let { authorization } = given;
let slowest = { ms: 0, name: '' };

parentPort?.on('message', (header: string) => {
  authorization = header;
  parentPort?.postMessage(slowest);
  slowest = { ms: 0, name: '' };
});

const REQUESTS = [
  ['GET', '/'],
  ['GET', '/api/health'],
  ['GET', '/api/admin/services?range=[0,19]'],
  ['PUT', `/api/admin/open-records/services/${given.recordId}`],
];

for (;;) {
  for (const [method = '', path = ''] of REQUESTS) {
    await sleep(PAUSE_MS);
    const began = performance.now();
    const response = await fetch(given.url + path, { method, headers: { Authorization: authorization } }).catch(() => undefined);
    await response?.arrayBuffer();
    const ms = performance.now() - began;
    if (ms > slowest.ms) slowest = { ms, name: `${method} ${path.split('?')[0]}: ${response?.status ?? 'none'}` };
  }
}
