import { fork, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { get, type IncomingMessage } from 'node:http';
import { join } from 'node:path';
import { SITE_FLAGS } from '../lib/project.mjs';
import type { App } from '../testing/app.ts';
import { load } from './load.ts';
import { processorTime } from './process.ts';
import { median, type Scale } from './rows.ts';

const CONNECTIONS = 16;
const WARM_UP_ROUNDS = 3;
/** Added by node:http itself. */
const AUTOMATIC = new Set(['date', 'connection', 'keep-alive', 'content-length']);

export interface Comparison {
  /** Processor time of the control for one response, divided by the site's. */
  ratio: number;
  /** Microseconds of processor time for one response. */
  site: number;
  control: number;
}

/** An address of the site beside a bare server that sends the same bytes with the same flags of Node. */
export interface Rival {
  compare(): Promise<Comparison>;
  end(): void;
}

export async function rivalOf(app: App, path: string, { rounds, roundMs }: Scale, authorization?: string): Promise<Rival> {
  const port = Number(new URL(app.url).port);
  const headers: Record<string, string> = authorization ? { authorization } : {};
  const response = await read(port, path, headers);
  const control = fork(join(import.meta.dirname, 'control.mjs'), { execArgv: SITE_FLAGS });
  control.send(response);
  const [controlPort] = (await once(control, 'message')) as [number];
  const costOf = async (pid: number, at: number): Promise<number> => {
    const before = processorTime(pid);
    const perSecond = await load({ port: at, path, headers, connections: CONNECTIONS, milliseconds: roundMs });
    return (processorTime(pid) - before) / (perSecond * (roundMs / 1000));
  };
  const both = async () => ({ site: await costOf(app.pid(), port), control: await costOf(pidOf(control), controlPort) });
  // Neither is measured before its code is compiled.
  for (let round = 0; round < WARM_UP_ROUNDS; round += 1) await both();
  return {
    compare: async () => {
      const costs: { site: number; control: number }[] = [];
      for (let round = 0; round < rounds; round += 1) costs.push(await both());
      return {
        ratio: median(costs.map(({ site, control: bare }) => bare / site)),
        site: median(costs.map(({ site }) => site)),
        control: median(costs.map(({ control: bare }) => bare)),
      };
    },
    end: () => control.disconnect(),
  };
}

const pidOf = ({ pid }: ChildProcess): number => pid ?? NaN;

/** The body is base64, compressed as sent. */
async function read(
  port: number,
  path: string,
  headers: Record<string, string>,
): Promise<{ headers: Record<string, string>; body: string }> {
  const request = get({ host: '127.0.0.1', port, path, headers: { ...headers, 'accept-encoding': 'br' } });
  const [response] = (await once(request, 'response')) as [IncomingMessage];
  if (response.statusCode !== 200) throw new Error(`${path} returned ${response.statusCode}.`);
  const body = Buffer.concat((await response.toArray()) as Buffer[]);
  const sent: Record<string, string> = { 'Content-Length': String(body.length) };
  for (let i = 0; i < response.rawHeaders.length; i += 2) {
    const [name = '', value = ''] = response.rawHeaders.slice(i, i + 2);
    if (!AUTOMATIC.has(name.toLowerCase())) sent[name] = value;
  }
  return { headers: sent, body: body.toString('base64') };
}
