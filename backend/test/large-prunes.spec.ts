import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { setImmediate as nextTurn } from 'node:timers/promises';
import { IdempotencyKeys } from '../src/audit/idempotency-keys.service.js';
import { IdempotencyKey } from '../src/audit/idempotency-key.entity.js';
import { Delivery } from '../src/delivery/outbox/delivery.entity.js';
import { OutboxService } from '../src/delivery/outbox/outbox.service.js';
import { ContactInquiry } from '../src/inquiries/contact-inquiry.entity.js';
import { InquiryWords } from '../src/inquiries/inquiry-words.entity.js';
import { ErasureService } from '../src/inquiries/privacy/erasure.service.js';
import { IsNull, Not } from 'typeorm';
import { newId } from '../src/platform/common/records.js';
import { makeInquiry } from './factories/inquiry.js';
import { TrashService } from '../src/records/trash/trash.service.js';
import { createTestApp, type TestApp } from './support/app.js';
import { addRows, ID, MINUTE, oneIn } from './support/many-rows.js';
import { RecurringModule } from '../src/platform/recurring/recurring.module.js';

const MANY = 3_000;
const LATER = new Date('2030-01-01');

describe('a job that removes very many rows', () => {
  let app: TestApp;
  let statements: string[] = [];

  beforeAll(async () => {
    app = await createTestApp();
    await app.get(RecurringModule).stop();
    const logQuery = (query: string) => void statements.push(query);
    Object.assign(app.dataSource, { logger: new Proxy({}, { get: (_, name) => (name === 'logQuery' ? logQuery : () => undefined) }) });
  });
  afterAll(() => app.close());

  /** Returns how many statements of `kind` it took, and how many turns of the event loop. */
  async function counted(kind: RegExp, work: () => Promise<unknown>): Promise<{ count: number; turns: number }> {
    statements = [];
    let turns = 0;
    let isDone = false;
    const watching = (async () => {
      for (; !isDone; turns += 1) await nextTurn();
    })();
    await work();
    isDone = true;
    await watching;
    return { count: statements.filter((sql) => kind.test(sql)).length, turns };
  }

  it('removes old mails some at a time, and keeps those that wait', async () => {
    const time = new Date('2020-01-01');
    const mail = { channel: 'mail', kind: 'office-notice', recipients: [], subject: 'A', text: 'A', html: '', messageId: 'a' };
    const sent = {
      status: 'sent' as const,
      attempts: 1,
      queuedAt: time,
      nextAttemptAt: time,
      createdAt: time,
      updatedAt: time,
      version: 1,
    };
    await app.dataSource.getRepository(Delivery).insert({ id: newId(), ...mail, ...sent });
    await addRows(app, Delivery, MANY, {
      id: ID,
      createdAt: MINUTE,
      queuedAt: MINUTE,
      onceKey: 'NULL',
      status: oneIn(1_000, "'queued'", "'sent'"),
    });
    let removed = 0;
    const outbox = app.get<OutboxService>(OutboxService, { strict: false });
    const { count, turns } = await counted(/^DELETE FROM .?deliveries/, async () => (removed = await outbox.removeOld(LATER)));
    expect(removed).toBe(MANY + 1 - 3);
    expect(await app.dataSource.getRepository(Delivery).count()).toBe(3);
    expect(count).toBeGreaterThanOrEqual(MANY / 500);
    for (const sql of statements.filter((any) => any.startsWith('DELETE'))) expect(sql).toMatch(/id. > /);
    expect(turns).toBeGreaterThanOrEqual(count - 1);
    expect(await outbox.removeOld(LATER)).toBe(0);
  });

  it('forgets the keys of requests some at a time', async () => {
    const [id, createdAt] = [newId(), new Date('2020-01-01')];
    await app.dataSource.getRepository(IdempotencyKey).insert({ id, createdAt, fingerprint: 'a', recordId: id, entity: '' });
    await addRows(app, IdempotencyKey, MANY, { id: ID });
    const keys = app.get<IdempotencyKeys>(IdempotencyKeys, { strict: false });
    const { count } = await counted(/^DELETE FROM .?idempotency_keys/, () => keys.forgetOld());
    expect(count).toBeGreaterThanOrEqual(MANY / 500);
    expect(await app.dataSource.getRepository(IdempotencyKey).count()).toBe(0);
  });

  it('erases old enquiries, and empties the trash, without reading all of them first', async () => {
    await makeInquiry(app);
    await addRows(app, ContactInquiry, 1_000, {
      ...{ id: ID, createdAt: MINUTE, submissionKey: 'NULL' },
      ...{ spamSince: oneIn(2, 'NULL', MINUTE), deletedAt: MINUTE, trashKey: ID },
    });
    const ids = await app.dataSource
      .getRepository(ContactInquiry)
      .find({ select: { id: true }, where: { deletedAt: Not(IsNull()) }, withDeleted: true });
    await app.dataSource.getRepository(InquiryWords).insert(ids.map(({ id }) => ({ inquiryId: id, words: 'wwa' })));
    const spam = await counted(/^SELECT .*FROM .?contact_inquiries/, () =>
      app.get<ErasureService>(ErasureService, { strict: false }).eraseOld(),
    );
    expect(spam.count).toBeGreaterThan(2);
    // At the commit SQLite removes each of their words from its index.
    expect(statements.filter((sql) => /^DELETE FROM .?contact_inquiry_words/.test(sql)).length).toBeGreaterThanOrEqual(500 / 5);
    for (const sql of statements.filter((any) => /^SELECT .*FROM .?contact_inquiries/.test(any))) expect(sql).toMatch(/LIMIT \d+$| IN /);
    await counted(/./, () => app.get<TrashService>(TrashService, { strict: false }).purge());
    for (const sql of statements.filter((any) => /^SELECT .*FROM .?contact_inquiries/.test(any)))
      expect(sql).toMatch(/LIMIT \d+$| IN |id` = |id" = /);
    expect(await app.dataSource.getRepository(ContactInquiry).count({ withDeleted: true })).toBe(1);
  });
});
