import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { freePort } from './port.ts';

export interface Dev {
  /** Origin without a trailing slash. */
  url: string;
  stop(): Promise<void>;
}

/** Starts `npm run dev` on a free port and waits until it is ready. */
export async function startDev({ folder = '.', dataDir }: { folder?: string; dataDir: string }): Promise<Dev> {
  const port = await freePort();
  const url = `http://localhost:${port}`;
  const { PATH, HOME } = process.env;
  // A variable that is set overrides the .env of the checkout.
  const env = { PATH, HOME, PORT: String(port), PUBLIC_URL: url, DATA_DIR: dataDir, DATABASE_URL: '', REDIS_URL: '', S3_ENDPOINT: '' };
  const dev = spawn(process.execPath, ['scripts/dev.mjs'], { cwd: folder, env, stdio: ['ignore', 'pipe', 'pipe'] });
  const printed: string[] = [];
  await new Promise<void>((done, fail) => {
    for (const stream of [dev.stdout, dev.stderr])
      stream.on('data', (chunk: Buffer) => {
        printed.push(chunk.toString());
        if (printed.join('').includes('Ready:')) done();
      });
    dev.once('exit', () => fail(new Error(`It ended.\n${printed.join('')}`)));
  });
  return {
    url,
    async stop() {
      if (dev.exitCode !== null) return;
      const ended = once(dev, 'exit');
      dev.kill('SIGTERM');
      await ended;
    },
  };
}
