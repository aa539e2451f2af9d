import { afterEach, expect, it, jest } from '@jest/globals';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import S3rver from 's3rver';
import { startApp, type App } from '../../../scripts/testing/app.js';
import { freshDatabase } from '../../../scripts/testing/database.js';
import { freePort } from '../../../scripts/testing/port.js';
import { PDF } from '../factories/media.js';
import { ask, startBalancer } from '../support/balancer.js';
import { openLine } from '../support/line.js';
import { startMailServer } from '../support/mail-server.js';
import { until } from '../support/until.js';
import { balance, openLedger, runOutClaims, unsent } from './ledger.js';
import { report, SCALE } from './scale.js';
import { sendInquiries } from './visitors.js';

jest.setTimeout(SCALE.patienceMs + 120_000);

const [server, redis] = [process.env['TEST_DATABASE_URL'], process.env['TEST_REDIS_URL']];
const onServers = server && redis ? it : it.skip;
const BUCKET = 'site-media';
const KEYS = { S3_BUCKET: BUCKET, S3_ACCESS_KEY_ID: 'S3RVER', S3_SECRET_ACCESS_KEY: 'S3RVER' };
/** Of a change, until every process shows it. */
const SEEN_WITHIN_MS = 1_000;

const closing: (() => Promise<unknown>)[] = [];
afterEach(async () => {
  for (const close of closing.splice(0).reverse()) await close();
});

/** A store of files that can be stopped and started again with its files. */
async function startStore() {
  const directory = await mkdtemp(join(tmpdir(), 'three-'));
  const port = await freePort();
  const options = { port, address: '127.0.0.1', silent: true, directory, configureBuckets: [{ name: BUCKET, configs: [] }] };
  let store = new S3rver(options);
  await store.run();
  closing.push(async () => {
    await store.close();
    await rm(directory, { recursive: true, force: true });
  });
  return {
    url: `http://127.0.0.1:${port}`,
    stop: () => store.close(),
    start: async () => {
      store = new S3rver(options);
      await store.run();
    },
  };
}

onServers('three processes that start on an empty database lose nothing while each part is killed in turn', async () => {
  const database = await freshDatabase(server ?? '');
  closing.push(database.drop);
  const [store, mails, line] = [await startStore(), await startMailServer(), await openLine(redis ?? '', 6379)];
  closing.push(mails.close, line.close);
  const env = {
    ...KEYS,
    DATABASE_URL: database.url,
    REDIS_URL: line.url,
    S3_ENDPOINT: store.url,
    SMTP_URL: `smtp://127.0.0.1:${mails.port}`,
    JWT_SECRET: 'a-secret-for-tests-'.repeat(3),
    SECRET_KEY: `${database.url} `.repeat(3),
    SEED: 'empty',
    TRUST_PROXY: '1',
    LOG_LEVEL: 'error',
  };
  // At the same moment, on an empty database.
  const apps = await Promise.all([1, 2, 3].map(() => startApp({ env, databaseServer: '' })));
  closing.push(...apps.map(({ stop }) => stop));
  const [first] = apps as [App];
  const balancer = await startBalancer(apps.map(({ url }) => url));
  closing.push(balancer.close);
  const ledger = await openLedger({ ...first.environment });
  closing.push(() => ledger.destroy());

  const signedIn = await ask(balancer.url, '/api/auth/login', { username: first.adminUsername, password: first.adminPassword });
  const headers = { Authorization: `Bearer ${(JSON.parse(signedIn.body) as { token: string }).token}` };
  const uploads = async () => {
    const body = new FormData();
    body.append('file', new Blob([new Uint8Array(PDF)]), 'terms.pdf');
    return (await fetch(`${first.url}/api/admin/media`, { method: 'POST', headers, body })).status;
  };
  let published = 0;
  /** Publishes through one process; the others show it in time. */
  const publishes = async (others: App[]) => {
    const name = `Customer ${published++}`;
    const testimonial = { name, location: 'Irby', rating: 5, comment: 'Good.', isActive: true };
    expect((await ask(first.url, '/api/admin/testimonials', testimonial, headers)).status).toBe(201);
    await sleep(SEEN_WITHIN_MS);
    const shown = await Promise.all(others.map(async ({ url }) => (await ask(url, '/api/testimonials')).body.includes(name)));
    expect(shown).toEqual(others.map(() => true));
  };

  const acknowledged: string[] = [];
  const sending = sendInquiries(SCALE.enquiriesToReplicas, () => balancer.url, acknowledged);
  let kills = 0;
  for (let round = 0; round < (SCALE.isLong ? 5 : 1); round++) {
    for (const app of apps.slice(1)) {
      await app.kill();
      kills++;
      await publishes(apps.filter((other) => other !== app));
      await app.restart();
    }
    await line.cut();
    await publishes(apps);
    await line.mend();
    await publishes(apps);
    await store.stop();
    expect(await uploads()).toBe(503);
    await publishes(apps);
    await store.start();
    expect(await uploads()).toBe(201);
  }
  await sending;
  await until('what the killed had claimed to be all that is left', async () => (await unsent(ledger)) <= kills, SCALE.patienceMs);
  // Meanwhile the living finish what they have claimed.
  await publishes(apps);
  await runOutClaims(ledger);
  await until('every mail to be sent', async () => (await unsent(ledger)) === 0, SCALE.patienceMs);

  const { lost, withoutMails, missing, stored, duplicates } = await balance(ledger, acknowledged, [mails]);
  report(`${acknowledged.length} enquiries to three processes, ${published} changes, ${kills} kills, ${duplicates} mails twice`);
  expect({ lost, withoutMails, missing, stored }).toEqual({ lost: [], withoutMails: [], missing: [], stored: SCALE.enquiriesToReplicas });
  expect(duplicates).toBeLessThanOrEqual(kills);
});
