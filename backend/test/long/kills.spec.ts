import { afterEach, describe, expect, it, jest } from '@jest/globals';
import { setTimeout as sleep } from 'node:timers/promises';
import { startApp, type App } from '../../../scripts/testing/app.js';
import { startMailServer, type MailServer } from '../support/mail-server.js';
import { until } from '../support/until.js';
import { balance, openLedger, runOutClaims, unsent } from './ledger.js';
import { report, SCALE } from './scale.js';
import { sendEnquiries } from './visitors.js';

jest.setTimeout(2 * SCALE.patienceMs);

const MAX_HESITATION_MS = 40;
const hesitation = () => sleep(Math.random() * MAX_HESITATION_MS);

/** Random numbers of work steps: an enquiry and two mails are three. The last few can finish. */
const killMoments = (kills: number, enquiries: number): number[] =>
  Array.from({ length: kills }, () => Math.random() * 0.95 * 3 * enquiries).sort((a, b) => a - b);

interface Work {
  sending: Promise<void>;
  acknowledged: string[];
  servers: readonly MailServer[];
}

/** Waits for the given work step. Fails at once if an enquiry is refused, and names what was done if the work stops. */
async function reach(moment: number, { sending, acknowledged, servers }: Work): Promise<void> {
  const mails = () => servers.reduce((sum, server) => sum + server.mails.length, 0);
  const refused = sending.then(() => new Promise<never>(() => undefined));
  const reached = until('more to happen', () => acknowledged.length + mails() >= moment, SCALE.patienceMs);
  await Promise.race([refused, reached]).catch((cause: unknown) => {
    throw new Error(`Stopped after ${acknowledged.length} enquiries and ${mails()} mails, before step ${Math.ceil(moment)}`, { cause });
  });
}

describe('the product after repeated kills', () => {
  const running: { stop: () => Promise<unknown> }[] = [];
  const opened = <T extends { stop: () => Promise<unknown> }>(thing: T): T => {
    running.push(thing);
    return thing;
  };
  afterEach(async () => {
    for (const { stop } of running.splice(0).reverse()) await stop();
  });
  const mailServer = async (): Promise<MailServer> => {
    // Its delay leaves time for a kill between claiming and recording a mail.
    const server = await startMailServer({ onRcptTo: (_address, _session, done) => void hesitation().then(() => done()) });
    opened({ stop: () => server.close() });
    return server;
  };
  const start = async (server: MailServer, replicaOf?: App): Promise<App> => {
    const { DATABASE_URL = '', JWT_SECRET = '', SECRET_KEY = '' } = replicaOf?.environment ?? {};
    const shared = replicaOf && { env: { DATABASE_URL, JWT_SECRET, SECRET_KEY }, databaseServer: '' };
    const env = { SEED: 'empty', TRUST_PROXY: '1', LOG_LEVEL: 'error', SMTP_URL: `smtp://127.0.0.1:${server.port}`, ...shared?.env };
    return opened(await startApp({ ...shared, env }));
  };
  const ledgerOf = async ({ environment }: App) => {
    const ledger = await openLedger(environment);
    opened({ stop: () => ledger.destroy() });
    return ledger;
  };

  // The short form runs on one database only, because MariaDB's two processes cover the same.
  const alone = SCALE.isLong || !process.env['TEST_DATABASE_URL'] ? it : it.skip;

  alone('keeps every enquiry that it acknowledged and sends every mail, at most one twice per kill', async () => {
    const server = await mailServer();
    const app = await start(server);
    const ledger = await ledgerOf(app);
    const acknowledged: string[] = [];
    const sending = sendEnquiries(SCALE.enquiries, () => app.url, acknowledged);
    const work = { sending, acknowledged, servers: [server] };
    for (const moment of killMoments(SCALE.kills, SCALE.enquiries)) {
      await reach(moment, work);
      await hesitation();
      await app.kill();
      await runOutClaims(ledger);
      await app.restart();
    }
    await sending;
    await until('every mail to be sent', async () => (await unsent(ledger)) === 0, SCALE.patienceMs);

    const { lost, withoutMails, missing, stored, mails, duplicates } = await balance(ledger, acknowledged, [server]);
    report(
      `${acknowledged.length} enquiries acknowledged, ${stored} stored, ${mails} mails, ${SCALE.kills} kills, ${duplicates} duplicates`,
    );
    expect(new Set(acknowledged).size).toBe(SCALE.enquiries);
    expect({ lost, withoutMails, missing, stored }).toEqual({ lost: [], withoutMails: [], missing: [], stored: SCALE.enquiries });
    expect(duplicates).toBeLessThanOrEqual(SCALE.kills);
  });

  const onMariaDb = process.env['TEST_DATABASE_URL'] ? it : it.skip;

  onMariaDb('as two processes on one database, shares the work, and one does what the other left when it was killed', async () => {
    const servers = [await mailServer(), await mailServer()] as const;
    const app = await start(servers[0]);
    const replica = await start(servers[1], app);
    const ledger = await ledgerOf(app);
    const acknowledged: string[] = [];
    const sending = sendEnquiries(SCALE.enquiriesToReplicas, (n) => (n % 2 ? replica : app).url, acknowledged);
    const work = { sending, acknowledged, servers };
    for (const [n, moment] of killMoments(SCALE.replicaKills, SCALE.enquiriesToReplicas).entries()) {
      await reach(moment, work);
      await hesitation();
      const killed = n % 2 ? app : replica;
      await killed.kill();
      await killed.restart();
    }
    await sending;
    await until(
      'what the killed had claimed to be all that is left',
      async () => (await unsent(ledger)) <= SCALE.replicaKills,
      SCALE.patienceMs,
    );
    // No worker is alive, so every claim belongs to a killed process.
    await app.kill();
    await replica.kill();
    await runOutClaims(ledger);
    await Promise.all([app.restart(), replica.restart()]);
    await until('every mail to be sent', async () => (await unsent(ledger)) === 0, SCALE.patienceMs);

    const { lost, withoutMails, missing, stored, mails, duplicates } = await balance(ledger, acknowledged, [...servers]);
    const shares = servers.map((server) => server.mails.length).join(' and ');
    report(
      `${acknowledged.length} enquiries acknowledged, ${stored} stored, ${mails} mails sent by two processes (${shares}), ${SCALE.replicaKills + 2} kills, ${duplicates} duplicates`,
    );
    expect({ lost, withoutMails, missing, stored }).toEqual({ lost: [], withoutMails: [], missing: [], stored: SCALE.enquiriesToReplicas });
    for (const server of servers) expect(server.mails).not.toHaveLength(0);
    expect(duplicates).toBeLessThanOrEqual(SCALE.replicaKills + 2);
  });
});
