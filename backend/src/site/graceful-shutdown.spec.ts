import { afterEach, describe, expect, it } from '@jest/globals';
import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { Agent, get } from 'node:http';
import { text } from 'node:stream/consumers';

const MODULE = new URL('./graceful-shutdown.ts', import.meta.url).href;
/** Answers after half a second; says its port and when the app was closed. */
const PROGRAM = `
import { createServer } from 'node:http';
import { installShutdown } from '${MODULE}';
const server = createServer((request, response) => setTimeout(() => response.end('finished'), request.url === '/slow' ? 500 : 0));
installShutdown({ getHttpServer: () => server, close: async () => console.log('closed') });
server.listen(0, '127.0.0.1', () => console.log(server.address().port));
`;

function ask(port: string, path: string, agent: Agent): Promise<string> {
  return new Promise((resolve, reject) => {
    get({ host: '127.0.0.1', port, path, agent }, (response) => resolve(text(response))).on('error', reject);
  });
}

describe('installShutdown', () => {
  let child: ChildProcess | undefined;
  afterEach(() => {
    child?.kill('SIGKILL');
  });

  it.each(['SIGTERM', 'SIGINT'] as const)('finishes a running request on %s, refuses new ones and ends with 0', async (signal) => {
    child = spawn(process.execPath, ['--input-type=module', '--eval', PROGRAM], { stdio: ['ignore', 'pipe', 'inherit'] });
    const exited = once(child, 'exit');
    if (!child.stdout) throw new Error('no output');
    const [first] = (await once(child.stdout, 'data')) as [Buffer];
    const port = first.toString().trim();
    const agent = new Agent({ keepAlive: true });
    expect(await ask(port, '/idle', agent)).toBe('finished');

    const slow = ask(port, '/slow', agent);
    const output = text(child.stdout);
    await new Promise((resolve) => setTimeout(resolve, 100));
    const stopped = Date.now();
    child.kill(signal);
    await new Promise((resolve) => setTimeout(resolve, 100));
    await expect(ask(port, '/late', new Agent())).rejects.toThrow('ECONNREFUSED');
    expect(await slow).toBe('finished');
    expect(await exited).toEqual([0, null]);
    // A connection kept alive does not hold it up.
    expect(Date.now() - stopped).toBeLessThan(3_000);
    expect(await output).toContain('closed');
    agent.destroy();
  });
});
