import { spawn } from 'node:child_process';
import { once } from 'node:events';

const LIMIT_MS = 120_000;

/** Runs the built command line; `output` is what it printed to both streams. */
export async function runSite(env: Readonly<Record<string, string>>, ...args: string[]): Promise<{ status: number; output: string }> {
  const child = spawn(process.execPath, ['backend/dist/cli.js', ...args], { env, stdio: ['ignore', 'pipe', 'pipe'], timeout: LIMIT_MS });
  let output = '';
  for (const stream of [child.stdout, child.stderr]) stream.on('data', (chunk: Buffer) => (output += chunk.toString()));
  const [status] = (await once(child, 'close')) as [number];
  return { status, output };
}
