import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { open, writeFile } from 'node:fs/promises';
import { createConnection, type Connection } from 'mysql2/promise';
import { StartError } from '../src/platform/config/start-error.js';
import { prepareDatabase } from '../src/boot/prepare-database.js';
import { Testimonial } from '../src/testimonials/testimonial.entity.js';
import { as, type Caller } from './support/api.js';
import { createTestApp, type TestApp } from './support/app.js';
import { openDataSource } from '../src/platform/database/data-source.js';
import { isBusy, isConnectionLost } from '../src/platform/database/database-errors.js';
import { steadyMariadb } from '../src/platform/database/steady-mariadb.js';
import { ENTITIES } from '../src/app.module.js';
import { enquiry } from './factories/inquiry.js';
import { makeTestEnv } from './support/database.js';
import { openLine } from './support/line.js';

const server = process.env['TEST_DATABASE_URL'];
const testimonial = (name: string) => ({ name, location: 'Heswall', rating: 5, comment: 'Good.' });
/** The first page contains the schema. */
const PAGE = 4096;
const PATH = '/api/admin/testimonials';

(server ? describe : describe.skip)('connections that MariaDB closes', () => {
  let app: TestApp;
  let staff: Caller;
  let killer: Connection;
  beforeAll(async () => {
    app = await createTestApp();
    staff = as(app, app.editorToken);
    killer = await createConnection({ uri: server });
  });
  afterAll(async () => {
    await killer.end();
    await app.close();
  });

  async function killAll(): Promise<void> {
    const database = app.env.DATABASE_URL?.split('/').at(-1);
    const [rows] = await killer.query('SELECT id FROM information_schema.processlist WHERE db = ?', [database]);
    // Some may already be closed.
    for (const { id } of rows as { id: number }[]) await killer.query(`KILL ${id}`).catch(() => undefined);
  }

  it('are replaced unnoticed if idle', async () => {
    for (let n = 0; n < 5; n++) {
      await Promise.all(Array.from({ length: 10 }, () => staff.get(PATH)));
      await killAll();
      const made = await Promise.all(Array.from({ length: 10 }, (_, i) => staff.post(PATH, testimonial(`Idle ${n} ${i}`))));
      expect(made.map(({ status }) => status)).toEqual(Array(10).fill(201));
    }
  });

  it('lose and duplicate no writes', async () => {
    const writing = Promise.all(
      Array.from({ length: 200 }, async (_, n) => ({ name: `Busy ${n}`, ...(await staff.post(PATH, testimonial(`Busy ${n}`))) })),
    );
    let isWriting = true;
    void writing.finally(() => (isWriting = false));
    while (isWriting) await killAll();
    const responses = await writing;
    expect(responses.map(({ status }) => status).filter((status) => status !== 201 && status !== 503)).toEqual([]);
    for (const { status, headers } of responses) if (status === 503) expect(headers).toHaveProperty('retry-after');
    const stored = (await app.dataSource.getRepository(Testimonial).find())
      .map(({ name }) => name)
      .filter((name) => name.startsWith('Busy'));
    expect(new Set(stored).size).toBe(stored.length);
    expect(stored).toEqual(expect.arrayContaining(responses.filter(({ status }) => status === 201).map(({ name }) => name)));
  });

  it('limit the time of a statement', async () => {
    const variables =
      app.dataSource.options.type === 'mariadb' ? ['max_statement_time'] : ['max_execution_time / 1000', 'lock_wait_timeout'];
    for (const variable of variables) {
      const [row] = await app.dataSource.query<{ seconds: unknown }[]>(`SELECT @@${variable} AS seconds`);
      expect(Number(row?.seconds)).toBe(30);
    }
  });

  it('end a write that takes longer, which is not saved', async () => {
    const dataSource = steadyMariadb(await openDataSource(app.env, ENTITIES), 1);
    try {
      await dataSource.query('CREATE TABLE slow (id varchar(36))');
      const since = performance.now();
      const error: unknown = await dataSource.query('INSERT INTO slow SELECT SLEEP(20) FROM users').catch((thrown: unknown) => thrown);
      expect(performance.now() - since).toBeLessThan(15_000);
      expect(isBusy(error)).toBe(true);
      expect(await dataSource.query('SELECT id FROM slow')).toEqual([]);
    } finally {
      await dataSource.query('DROP TABLE slow');
      await dataSource.destroy();
    }
  });
});

(server ? describe : describe.skip)('tables of MariaDB that somebody else has locked', () => {
  let app: TestApp;
  let locker: Connection;
  beforeAll(async () => {
    app = await createTestApp();
    locker = await createConnection({ uri: app.env.DATABASE_URL });
    // 30 s would be long for a test.
    steadyMariadb(app.dataSource, 1);
  });
  afterAll(async () => {
    await locker.end();
    await app.close();
  });

  it('refuse what needs them for a moment, and nothing else', async () => {
    const staff = as(app, app.editorToken);
    await locker.query('LOCK TABLES testimonials WRITE');
    const [made, listed, written] = await Promise.all([
      staff.post(PATH, testimonial('Locked')),
      staff.get(PATH),
      as(app).post('/api/contact', enquiry()),
    ]);
    for (const { status, headers, body } of [made, listed])
      expect({ status, retryAfter: headers['retry-after'], error: body.error }).toEqual({
        status: 503,
        retryAfter: '5',
        error: 'The database is busy, and nothing was saved. Please try again in a moment.',
      });
    expect(written.status).toBe(201);
    await locker.query('UNLOCK TABLES');
    expect((await staff.post(PATH, testimonial('Unlocked'))).status).toBe(201);
    expect((await staff.get(PATH)).body).toHaveLength(1);
  });

  it('refuse to change a row that is locked', async () => {
    const staff = as(app, app.editorToken);
    const { body } = await staff.post(PATH, testimonial('Row'));
    await locker.query('START TRANSACTION');
    await locker.query('SELECT id FROM testimonials WHERE id = ? FOR UPDATE', [body.id]);
    const change = () => staff.put(`${PATH}/${body.id}`, testimonial('Changed'));
    expect((await change()).status).toBe(503);
    await locker.query('ROLLBACK');
    expect((await staff.get(`${PATH}/${body.id}`)).body.name).toBe('Row');
    expect((await change()).status).toBe(200);
  });
});

(server ? describe : describe.skip)('a MariaDB that takes statements and does not respond', () => {
  it('is given up after the longest statement, and used again when it responds', async () => {
    const line = await openLine(server ?? '', 3306);
    const { env, dispose } = await makeTestEnv();
    const url = Object.assign(new URL(line.url), { pathname: new URL(env.DATABASE_URL ?? '').pathname }).href;
    const dataSource = steadyMariadb(await openDataSource(Object.assign(env, { DATABASE_URL: url }), ENTITIES), 0.5, 0.5);
    await dataSource.query('SELECT 1');
    line.silence();
    const lost: unknown = await dataSource.query('SELECT 1').catch((error: unknown) => error);
    expect(String(lost)).toContain('The database did not respond within 1 s.');
    expect(isConnectionLost(lost)).toBe(true);
    await line.mend();
    expect(await dataSource.query('SELECT 1')).toHaveLength(1);
    await dataSource.destroy();
    await line.close();
    await dispose();
  });
});

(server ? describe.skip : describe)('an embedded database', () => {
  let app: TestApp;
  let staff: Caller;
  beforeAll(async () => {
    app = await createTestApp();
    staff = as(app, app.editorToken);
  });
  afterAll(() => app.close());

  it('refuses writes completely while the disk is full, and recovers', async () => {
    const [{ page_count: pages }] = await app.dataSource.query<[{ page_count: number }]>('PRAGMA page_count');
    await app.dataSource.query(`PRAGMA max_page_count = ${pages}`);
    const statuses = new Set<number>();
    let stored = 0;
    for (let n = 0; n < 200 && !statuses.has(507); n++) {
      const { status, body } = await staff.post(PATH, { ...testimonial(`Full ${n}`), comment: 'Very good. '.repeat(180) });
      statuses.add(status);
      if (status === 201) stored += 1;
      else
        expect(body.error).toBe('The server has no space left, and nothing was saved. Please contact the person who manages the website.');
    }
    expect([...statuses].filter((status) => status !== 201)).toEqual([507]);
    expect(await app.dataSource.getRepository(Testimonial).count()).toBe(stored);
    await app.dataSource.query('PRAGMA max_page_count = 1073741823');
    expect((await staff.post(PATH, testimonial('Space'))).status).toBe(201);
  });

  it('explains that it is damaged, and is refused at the next start', async () => {
    await app.dataSource.query('PRAGMA wal_checkpoint(TRUNCATE)');
    const file = await open(app.env.sqliteFile, 'r+');
    const { size } = await file.stat();
    await file.write(Buffer.alloc(size - PAGE, 'x'), 0, size - PAGE, PAGE);
    await file.close();
    await app.dataSource.query('PRAGMA shrink_memory');
    const { status, body } = await staff.get(PATH);
    expect([status, body.error]).toEqual([503, 'The database cannot be read. Please contact the person who manages the website.']);
    await expect(prepareDatabase(app.env, () => undefined)).rejects.toThrow(
      /^The database file .+ is damaged \(.+\)\. Restore it from a backup: stop the site and run the command 'restore ARCHIVE --force' .+\.$/,
    );
  });

  it('is refused with a sentence if the file is no database', async () => {
    const { env, dispose } = await makeTestEnv();
    await writeFile(env.sqliteFile, 'no database at all, but long enough for a header of one'.repeat(100));
    await expect(prepareDatabase(env, () => undefined)).rejects.toThrow(StartError);
    await dispose();
  });
});
