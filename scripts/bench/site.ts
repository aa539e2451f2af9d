import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { startApp, type App, type StartOptions } from '../testing/app.ts';

const BLOCK = /longest block: ([\d.]+) ms/g;

export interface Site extends App {
  /** Sends a request of the administrator. */
  ask(path: string, options?: RequestInit): Promise<Response>;
  staff(method: string, path: string, body?: object): Promise<Response>;
  /** Of the last sign-in. */
  authorization: string;
  signIn(): Promise<void>;
  /** Runs `work`; returns for how many milliseconds one piece of the site's work held its process meanwhile. */
  longestBlock(work: () => Promise<unknown>): Promise<number>;
}

const imports = (...names: string[]) => names.flatMap((name) => ['--import', join(import.meta.dirname, `${name}.mjs`)]);

export async function startSite(options: StartOptions = {}): Promise<Site> {
  const app = await startApp({ databaseServer: '', ...options, nodeOptions: imports('event-loop', ...(options.kept ? ['clock'] : [])) });
  const blocks = () => [...app.output().matchAll(BLOCK)].map(([, ms]) => Number(ms));
  const readBlock = async (): Promise<number> => {
    const before = blocks().length;
    process.kill(app.pid(), 'SIGUSR2');
    while (blocks().length === before) await sleep(5);
    return blocks().at(-1) ?? NaN;
  };
  const site: Site = Object.assign(app, {
    authorization: '',
    signIn: async () => {
      const ask = () =>
        fetch(`${app.url}/api/auth/login`, {
          method: 'POST',
          headers: { 'Content-Type': 'application/json' },
          body: JSON.stringify({ username: app.adminUsername, password: app.adminPassword }),
        });
      // The site may have closed the connection meanwhile.
      const login = await ask().catch(ask);
      const { token } = (await login.json()) as { token: string };
      site.authorization = `Bearer ${token}`;
    },
    ask: async (path: string, options: RequestInit = {}) => {
      const ask = () => fetch(app.url + path, { ...options, headers: { ...options.headers, Authorization: site.authorization } });
      const response = await ask();
      if (response.status !== 403) return response;
      // What is dangerous wants a sign-in of the last minutes.
      await site.signIn();
      return ask();
    },
    staff: async (method: string, path: string, body?: object) => {
      const headers = { 'Content-Type': 'application/json' };
      const response = await site.ask(`/api/admin/${path}`, { method, headers, ...(body && { body: JSON.stringify(body) }) });
      if (!response.ok) throw new Error(`${method} ${path} returned ${response.status}: ${await response.text()}`);
      return response;
    },
    longestBlock: async (work: () => Promise<unknown>) => {
      await readBlock();
      await work();
      return readBlock();
    },
  });
  await site.signIn();
  return site;
}
