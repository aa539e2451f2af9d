// Only among the further tests.
import { afterEach, describe, expect, it } from '@jest/globals';
import type { SMTPServerOptions } from 'smtp-server';
import { MAIL } from '../src/delivery/mail/mail-kinds.js';
import { Delivery } from '../src/delivery/outbox/delivery.entity.js';
import { DeliveryWorker } from '../src/delivery/outbox/delivery-worker.service.js';
import { MINUTE_MS, SECOND_MS } from '../src/platform/time/durations.js';
import { newRecord } from '../src/platform/common/records.js';
import { createTestApp, type TestApp } from './support/app.js';
import { startMailServer, type MailServer } from './support/mail-server.js';
import { until } from './support/until.js';

/** MAILS=10000 measures what the office may expect. */
const MAILS = Number(process.env['MAILS'] ?? 1_000);
const AT_ONCE = 100;
const PER_CONNECTION = 10;
const LIMIT_MS = 5 * MINUTE_MS;

describe('a queue of mails', () => {
  let app: TestApp;
  let server: MailServer;
  afterEach(async () => {
    await app.close();
    await server.close();
  });

  async function start(options?: SMTPServerOptions) {
    server = await startMailServer(options);
    app = await createTestApp({ env: { SMTP_URL: `smtp://127.0.0.1:${server.port}` } });
  }

  async function queue(count: number, fields: Partial<Delivery> = {}) {
    const now = new Date();
    const rows = Array.from({ length: count }, (_, n) =>
      Object.assign(newRecord(Delivery, now), {
        channel: MAIL,
        kind: 'office-notice',
        recipients: [`office-${n}@example.co.uk`],
        replyTo: null,
        inquiryId: null,
        renewalId: null,
        subject: `Mail ${n}`,
        text: 'A customer wrote.',
        html: '',
        messageId: `<${n}-${now.getTime()}@example.co.uk>`,
        onceKey: null,
        queuedAt: now,
        nextAttemptAt: now,
        ...fields,
      }),
    );
    for (let from = 0; from < count; from += AT_ONCE) await app.dataSource.getRepository(Delivery).insert(rows.slice(from, from + AT_ONCE));
  }
  const recipients = () => server.mails.flatMap(({ envelopeTo }) => envelopeTo);
  const worker = () => app.get<DeliveryWorker>(DeliveryWorker, { strict: false });

  it('goes on over a second connection while the server hangs over one mail', async () => {
    await start({
      onRcptTo: ({ address }, _session, done) => {
        if (address !== 'office-0@example.co.uk') done();
      },
    });
    await queue(20);
    void worker().wake();
    await until('the other mails', () => recipients().length === 19, 15 * SECOND_MS);
    expect(new Set(recipients()).size).toBe(19);
  });

  it('goes over connections that stay open, and takes others without a failed attempt when the server closes them', async () => {
    let connections = 0;
    const mailsOf = new Map<string, number>();
    await start({
      onConnect: (_session, done) => {
        connections++;
        done();
      },
      onMailFrom: (_address, { id }, done) => {
        const count = (mailsOf.get(id) ?? 0) + 1;
        mailsOf.set(id, count);
        done(count > PER_CONNECTION ? Object.assign(new Error('4.7.0 Too many mails'), { responseCode: 421 }) : undefined);
      },
    });
    await queue(AT_ONCE);
    await worker().drain();
    const ids = server.mails.map(({ messageId }) => messageId);
    expect([ids.length, new Set(ids).size]).toEqual([AT_ONCE, AT_ONCE]);
    expect(connections).toBeLessThanOrEqual(AT_ONCE / PER_CONNECTION + 2);
    const deliveries = await app.dataSource.getRepository(Delivery).find();
    expect(deliveries.map(({ status, attempts }) => `${status} ${attempts}`)).toEqual(deliveries.map(() => 'sent 1'));
  });

  it('is not sent again at once when the server disappears with a mail that it may have taken', async () => {
    const taken: string[] = [];
    await start({
      onData: (stream, { envelope }, done) => {
        stream.resume().on('end', () => {
          taken.push(...envelope.rcptTo.map(({ address }) => address));
          if (taken.length < 3) return done();
          server.cut();
        });
      },
    });
    await queue(5);
    await worker().drain();
    expect(taken).toHaveLength(3);
    const attempts = (await app.dataSource.getRepository(Delivery).find()).map((one) => `${one.status} ${one.attempts}`).sort();
    expect(attempts).toEqual(['queued 0', 'queued 0', 'queued 1', 'sent 1', 'sent 1']);
  });

  it('is sent once and within five minutes after the server is back, also what had to wait for its next attempt', async () => {
    await start();
    const { port } = server;
    await server.close();
    await queue(MAILS - AT_ONCE);
    await queue(AT_ONCE, { recipients: ['later@example.co.uk'], attempts: 4, nextAttemptAt: new Date(Date.now() + 60 * MINUTE_MS) });
    await worker().drain();
    server = await startMailServer({}, port);
    const begun = Date.now();
    void worker().wake();
    const left = () => app.dataSource.getRepository(Delivery).countBy({ channel: MAIL, status: 'queued' });
    await until('the queue to be empty', async () => (await left()) === 0, LIMIT_MS);
    process.stdout.write(`  ${MAILS} mails in ${Math.round((Date.now() - begun) / SECOND_MS)} s\n`);
    const sent = server.mails.map(({ messageId }) => messageId);
    expect([sent.length, new Set(sent).size]).toEqual([MAILS, MAILS]);
  }, 400_000);
});
