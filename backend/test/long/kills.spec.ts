import { afterEach, describe, expect, it, jest } from '@jest/globals';
import type { MailServer } from '../support/mail-server.js';
import { until } from '../support/until.js';
import { Killable, hesitation, killMoments, reach } from './killable.js';
import { balance, runOutClaims, unsent } from './ledger.js';
import { report, SCALE } from './scale.js';
import { sendInquiries } from './visitors.js';

jest.setTimeout(2 * SCALE.patienceMs);

/** An enquiry and its two mails. */
const STEPS = 3;
/** How many mails of a backlog are under way together: a kill may send each of them twice. */
const AT_ONCE = 2;

interface Work {
  sending: Promise<void>;
  acknowledged: string[];
  servers: readonly MailServer[];
}

/** Fails at once if an enquiry is refused. */
async function reachIn({ sending, acknowledged, servers }: Work, moment: number): Promise<void> {
  const mails = () => servers.reduce((sum, server) => sum + server.mails.length, 0);
  const refused = sending.then(() => new Promise<never>(() => undefined));
  const counts = () => Promise.resolve({ enquiries: acknowledged.length, mails: mails() });
  await Promise.race([refused, reach(moment, counts)]);
}

describe('the product after repeated kills', () => {
  const parts = new Killable();
  afterEach(() => parts.stop());

  // The short form runs on one database only, because MariaDB's two processes cover the same.
  const alone = SCALE.isLong || !process.env['TEST_DATABASE_URL'] ? it : it.skip;

  alone('keeps every enquiry that it acknowledged and sends every mail, at most two twice per kill', async () => {
    const server = await parts.mailServer();
    const app = await parts.start(server);
    const ledger = await parts.ledgerOf(app);
    const acknowledged: string[] = [];
    const sending = sendInquiries(SCALE.enquiries, () => app.url, acknowledged);
    const work = { sending, acknowledged, servers: [server] };
    for (const moment of killMoments(SCALE.kills, STEPS * SCALE.enquiries)) {
      await reachIn(work, moment);
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
    expect(duplicates).toBeLessThanOrEqual(AT_ONCE * SCALE.kills);
  });

  const onMariaDb = process.env['TEST_DATABASE_URL'] ? it : it.skip;

  onMariaDb('as two processes on one database, shares the work, and one does what the other left when it was killed', async () => {
    const servers = [await parts.mailServer(), await parts.mailServer()] as const;
    const app = await parts.start(servers[0]);
    const replica = await parts.start(servers[1], app);
    const ledger = await parts.ledgerOf(app);
    const acknowledged: string[] = [];
    const sending = sendInquiries(SCALE.enquiriesToReplicas, (n) => (n % 2 ? replica : app).url, acknowledged);
    const work = { sending, acknowledged, servers };
    for (const [n, moment] of killMoments(SCALE.replicaKills, STEPS * SCALE.enquiriesToReplicas).entries()) {
      await reachIn(work, moment);
      await hesitation();
      const killed = n % 2 ? app : replica;
      await killed.kill();
      await killed.restart();
    }
    await sending;
    await until(
      'what the killed had claimed to be all that is left',
      async () => (await unsent(ledger)) <= AT_ONCE * SCALE.replicaKills,
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
    expect(duplicates).toBeLessThanOrEqual(AT_ONCE * (SCALE.replicaKills + 2));
  });
});
