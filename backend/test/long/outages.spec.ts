import { afterEach, describe, expect, it, jest } from '@jest/globals';
import { DeliveryWorker } from '../../src/delivery/outbox/delivery-worker.service.js';
import { Delivery } from '../../src/delivery/outbox/delivery.entity.js';
import { createTestApp, type TestApp } from '../support/app.js';
import { ONLY_THE_CLOCK } from '../support/clock.js';
import { startMailServer, type MailServer } from '../support/mail-server.js';
import { until } from '../support/until.js';
import { hangUpAfterData } from './hanging-up.js';
import { balance } from './ledger.js';
import { report, SCALE } from './scale.js';
import { sendInquiries } from './visitors.js';

jest.setTimeout(SCALE.patienceMs);

const MINUTE_MS = 60_000;
const HOUR_MS = 60 * MINUTE_MS;

describe('a mail server outage', () => {
  let app: TestApp;
  const closing: (() => Promise<unknown>)[] = [];
  afterEach(async () => {
    jest.useRealTimers();
    for (const close of closing.splice(0).reverse()) await close();
  });

  const start = async (port: number) => {
    app = await createTestApp({ env: { SMTP_URL: `smtp://127.0.0.1:${port}`, TRUST_PROXY: '1' } });
    closing.push(() => app.close());
  };
  const mailServer = async (...args: Parameters<typeof startMailServer>): Promise<MailServer> => {
    const server = await startMailServer(...args);
    closing.push(() => server.close());
    return server;
  };
  const write = async (count: number): Promise<string[]> => {
    const acknowledged: string[] = [];
    await sendInquiries(count, () => app.url, acknowledged);
    return acknowledged;
  };
  const queued = () => app.dataSource.getRepository(Delivery).countBy({ status: 'queued' });
  const drain = () => app.get(DeliveryWorker, { strict: false }).drain();

  it('of an hour loses no enquiry or mail; half an hour later each has arrived once', async () => {
    const { port, close } = await startMailServer();
    await close();
    await start(port);
    jest.useFakeTimers({ doNotFake: ONLY_THE_CLOCK, now: Date.now() });
    const begin = Date.now();
    const pass = async () => {
      jest.setSystemTime(Date.now() + SCALE.tickMs);
      await drain();
    };

    const acknowledged = await write(SCALE.enquiriesInOutage);
    while (Date.now() < begin + HOUR_MS / 2) await pass();
    acknowledged.push(...(await write(SCALE.enquiriesInOutage)));
    while (Date.now() < begin + HOUR_MS) await pass();
    expect(await queued()).toBe(2 * acknowledged.length);

    const server = await mailServer({}, port);
    const back = Date.now();
    while ((await queued()) > 0 && Date.now() < back + HOUR_MS) await pass();
    const minutes = Math.ceil((Date.now() - back) / MINUTE_MS);
    const { lost, withoutMails, missing, mails, duplicates } = await balance(app.dataSource, acknowledged, [server]);
    report(
      `an hour's outage: ${acknowledged.length} enquiries, ${mails} mails, all sent ${minutes} minutes after it, ${duplicates} duplicates`,
    );
    expect({ lost, withoutMails, missing, duplicates }).toEqual({ lost: [], withoutMails: [], missing: [], duplicates: 0 });
    expect(minutes).toBeLessThanOrEqual(33);
  });

  it('does not delay visitors when the server is slow', async () => {
    const { promise: patience, resolve: goOn } = Promise.withResolvers<void>();
    const server = await mailServer({ onMailFrom: (_address, _session, done) => void patience.then(() => done()) });
    await start(server.port);
    const acknowledged = await write(3);
    expect(acknowledged).toHaveLength(3);
    expect(server.mails).toEqual([]);
    goOn();
    await until('every mail to be sent', async () => (await queued()) === 0);
    expect(await balance(app.dataSource, acknowledged, [server])).toMatchObject({ lost: [], missing: [], duplicates: 0 });
  });

  it('after the message causes a retry with the same Message-ID', async () => {
    const server = await mailServer();
    const line = await hangUpAfterData(server.port, 1);
    closing.push(() => line.close());
    await start(line.port);
    const acknowledged = await write(1);
    const mails = app.dataSource.getRepository(Delivery);
    const [unanswered] = await until('an attempt without a response', async () => {
      const tried = await mails.findBy({ status: 'queued', attempts: 1 });
      return tried[0]?.lastError ? tried : null;
    });
    jest.useFakeTimers({ doNotFake: ONLY_THE_CLOCK, now: Date.now() + 2 * MINUTE_MS });
    await drain();
    await until('every mail to be sent', async () => (await queued()) === 0);
    expect(await balance(app.dataSource, acknowledged, [server])).toMatchObject({ lost: [], missing: [], duplicates: 1 });
    expect(server.mails.filter(({ messageId }) => messageId === unanswered?.messageId)).toHaveLength(2);
  });
});
