import { setTimeout as sleep } from 'node:timers/promises';
import type { DataSource } from 'typeorm';
import { startApp, type App, type StartOptions } from '../../../scripts/testing/app.js';
import { startMailServer, type MailServer } from '../support/mail-server.js';
import { until } from '../support/until.js';
import { openLedger } from './ledger.js';
import { SCALE } from './scale.js';

const MAX_HESITATION_MS = 40;
export const hesitation = (): Promise<void> => sleep(Math.random() * MAX_HESITATION_MS);

/** Random numbers of work steps. The last few can finish. */
export const killMoments = (kills: number, steps: number): number[] =>
  Array.from({ length: kills }, () => Math.random() * 0.95 * steps).sort((a, b) => a - b);

/** Waits for the given work step; `done` counts them by name. Names what was done if the work stops. */
export async function reach(moment: number, done: () => Promise<Record<string, number>>): Promise<void> {
  let counted: Record<string, number> = {};
  const isReached = async () => {
    counted = await done();
    return Object.values(counted).reduce((sum, count) => sum + count, 0) >= moment;
  };
  await until('more to happen', isReached, SCALE.patienceMs).catch((cause: unknown) => {
    throw new Error(`Stopped after ${JSON.stringify(counted)}, before step ${Math.ceil(moment)}`, { cause });
  });
}

/** Processes of the built product, their mail servers and databases, which `stop` ends. */
export class Killable {
  private readonly running: { stop: () => Promise<unknown> }[] = [];

  async stop(): Promise<void> {
    for (const { stop } of this.running.splice(0).reverse()) await stop();
  }

  async mailServer(): Promise<MailServer> {
    // Its delay leaves time for a kill between claiming and recording a mail.
    const server = await startMailServer({ onRcptTo: (_address, _session, done) => void hesitation().then(() => done()) });
    this.opened({ stop: () => server.close() });
    return server;
  }

  async start(server: MailServer, replicaOf?: App, nodeOptions?: StartOptions['nodeOptions']): Promise<App> {
    const { DATABASE_URL = '', JWT_SECRET = '', SECRET_KEY = '' } = replicaOf?.environment ?? {};
    const shared = replicaOf && { env: { DATABASE_URL, JWT_SECRET, SECRET_KEY }, databaseServer: '' };
    const env = { SEED: 'empty', TRUST_PROXY: '1', LOG_LEVEL: 'error', SMTP_URL: `smtp://127.0.0.1:${server.port}`, ...shared?.env };
    return this.opened(await startApp({ ...shared, env, ...(nodeOptions && { nodeOptions }) }));
  }

  async ledgerOf({ environment }: App): Promise<DataSource> {
    const ledger = await openLedger(environment);
    this.opened({ stop: () => ledger.destroy() });
    return ledger;
  }

  private opened<T extends { stop: () => Promise<unknown> }>(thing: T): T {
    this.running.push(thing);
    return thing;
  }
}
