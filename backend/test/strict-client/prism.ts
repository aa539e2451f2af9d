import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { createInterface } from 'node:readline';
import { freePort } from '../../../scripts/testing/port.js';

const START_MS = 60_000;

export interface Prism {
  /** Origin without a trailing slash. */
  url: string;
  stop(): Promise<void>;
}

/**
 * Starts a proxy in front of a site, which refuses requests and responses that are not as the API document says, and says why as
 * application/problem+json.
 */
export async function startPrism(program: string, document: string, site: string): Promise<Prism> {
  const port = await freePort();
  const options = [document, site, '--errors', '--host', '127.0.0.1', '--port', String(port)];
  const child = spawn(process.execPath, [program, 'proxy', ...options], { stdio: ['ignore', 'pipe', 'inherit'] });
  const ended = once(child, 'exit');
  const lines = createInterface({ input: child.stdout });
  const stop = async () => {
    child.kill();
    await ended;
  };
  const isListening = new Promise<void>((resolve) => lines.on('line', (line) => line.includes('Prism is listening') && resolve()));
  const isLate = AbortSignal.timeout(START_MS);
  await Promise.race([isListening, ended, once(isLate, 'abort')]);
  if (child.exitCode === null && !isLate.aborted) return { url: `http://127.0.0.1:${port}`, stop };
  await stop();
  throw new Error('Prism did not start.');
}
