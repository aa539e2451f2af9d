import { afterEach, describe, expect, it } from '@jest/globals';
import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { Agent, get } from 'node:http';
import { text } from 'node:stream/consumers';

const MODULE = new URL('./graceful-shutdown.ts', import.meta.url).href;
/** Responds at once, after half a second or never; says its port, when its other work was done and when the app was closed. */
const PROGRAM = `
import { createServer } from 'node:http';
import { installShutdown } from '${MODULE}';
const server = createServer((request, response) => setTimeout(() => response.end('finished'), { '/slow': 500, '/never': 60_000 }[request.url] ?? 0));
// Longer than a test: a connection that is kept alive must not hold up the shutdown.
server.keepAliveTimeout = 600_000;
const finish = () => new Promise((resolve) => setTimeout(() => resolve(console.log('worked')), Number(process.argv[1])));
installShutdown({ getHttpServer: () => server, close: async () => console.log('closed') }, finish);
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

  /** Returns the port; its other work takes as long as given. */
  async function start(
    workMs: number,
  ): Promise<{ port: string; program: ChildProcess; output: Promise<string>; exited: Promise<unknown> }> {
    const program = spawn(process.execPath, ['--input-type=module', '--eval', PROGRAM, String(workMs)], {
      stdio: ['ignore', 'pipe', 'inherit'],
    });
    child = program;
    const exited = once(program, 'exit');
    if (!program.stdout) throw new Error('no output');
    const [first] = (await once(program.stdout, 'data')) as [Buffer];
    return { port: first.toString().trim(), program, output: text(program.stdout), exited };
  }

  it.each(['SIGTERM', 'SIGINT'] as const)('finishes a running request on %s, refuses new ones and exits with 0', async (signal) => {
    const { port, program, output, exited } = await start(0);
    const agent = new Agent({ keepAlive: true });
    expect(await ask(port, '/idle', agent)).toBe('finished');

    const slow = ask(port, '/slow', agent);
    await new Promise((resolve) => setTimeout(resolve, 100));
    program.kill(signal);
    await new Promise((resolve) => setTimeout(resolve, 100));
    await expect(ask(port, '/late', new Agent())).rejects.toThrow('ECONNREFUSED');
    expect(await slow).toBe('finished');
    expect(await exited).toEqual([0, null]);
    expect(await output).toContain('closed');
    agent.destroy();
  });

  it('waits for other work before it closes the app', async () => {
    const { program, output, exited } = await start(2_500);
    program.kill('SIGTERM');
    expect(await exited).toEqual([0, null]);
    expect(await output).toBe('worked\nclosed\n');
  });

  it('exits even if a request or other work does not end', async () => {
    const { port, program, output, exited } = await start(60_000);
    const hanging = ask(port, '/never', new Agent());
    const isCutOff = expect(hanging).rejects.toThrow('socket hang up');
    // One that came later has its response, so this one has arrived.
    expect(await ask(port, '/idle', new Agent())).toBe('finished');
    program.kill('SIGTERM');
    expect(await exited).toEqual([0, null]);
    await isCutOff;
    expect(await output).toBe('closed\n');
  }, 60_000);
});
