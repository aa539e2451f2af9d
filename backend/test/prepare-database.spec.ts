import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { StartError } from '../src/config/start-error.js';
import { prepareDatabase, type PreparedDatabase } from '../src/prepare-database.js';
import { User } from '../src/users/user.entity.js';
import { makeTestEnv, type TestEnv } from './support/database.js';

const onServer = Boolean(process.env['TEST_DATABASE_URL']);

describe('preparing the database', () => {
  let test: TestEnv;
  let opened: PreparedDatabase[];
  beforeEach(async () => {
    test = await makeTestEnv();
    opened = [];
  });
  afterEach(async () => {
    for (const { close } of opened) await close();
    await test.dispose();
  });

  const prepare = async () => {
    const said: string[] = [];
    const prepared = await prepareDatabase(test.env, (line) => said.push(line));
    opened.push(prepared);
    return { ...prepared, said };
  };

  const together = onServer ? it : it.skip;
  together('is done once by processes that start together on an empty database', async () => {
    const prepared = await Promise.all([prepare(), prepare(), prepare()]);
    expect(prepared.filter(({ said }) => said.length > 0)).toHaveLength(1);
    expect(prepared.filter(({ firstAdmin }) => firstAdmin)).toHaveLength(1);
    expect(await prepared[0]?.dataSource.getRepository(User).count()).toBe(1);
  });

  const alone = onServer ? it.skip : it;
  alone('refuses a folder that another process uses, until that one has closed', async () => {
    const first = await prepare();
    const refused = await prepare().catch((error: unknown) => error);
    expect(refused).toBeInstanceOf(StartError);
    expect(refused).toHaveProperty('message', expect.stringMatching(/^Another process is using the database in /));
    await first.close();
    opened = [];
    expect((await prepare()).firstAdmin).toBeNull();
  });

  it('refuses a database of a newer version and leaves it unchanged', async () => {
    const { dataSource, close } = await prepare();
    await dataSource.query("INSERT INTO migrations (timestamp, name) VALUES (9999999999999, 'FromTheFuture9999999999999')");
    await close();
    opened = [];
    await expect(prepare()).rejects.toThrow(/^The database was changed by a newer version of the site \(FromTheFuture9999999999999\)\./);
  });
});
