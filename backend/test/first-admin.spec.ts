// On MariaDB only among the further tests.
import { readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { afterEach, describe, expect, it } from '@jest/globals';
import { AuditLog } from '../src/audit/audit-log.entity.js';
import { isPassword } from '../src/users/passwords.js';
import { readEnv, type Env } from '../src/platform/config/env.js';
import { seed } from '../src/sample-content/seed.js';
import { announceFirstPassword, ensureFirstAdmin, firstAdminProblems } from '../src/auth/first-admin.js';
import { User } from '../src/users/user.entity.js';
import { makeTestEnv } from './support/database.js';
import { openMigrated } from './support/schema.js';

describe('the first account', () => {
  let dispose: (() => Promise<void>) | undefined;
  afterEach(() => dispose?.());

  async function start(extra: Record<string, string> = {}, { seeded = true } = {}) {
    const test = await makeTestEnv(extra);
    const dataSource = await openMigrated(test.env);
    dispose = async () => {
      await dataSource.destroy();
      await test.dispose();
    };
    if (seeded) await seed(dataSource, test.env);
    return { env: test.env, dataSource, users: dataSource.getRepository(User) };
  }
  const withoutPassword = (env: Env): Env => Object.assign(Object.create(env) as Env, { ADMIN_PASSWORD: undefined });

  it('is created once from the environment', async () => {
    const { env, dataSource, users } = await start({ ADMIN_USERNAME: ' Owner ', ADMIN_EMAIL: 'Owner@Example.co.uk' });
    expect(await ensureFirstAdmin(dataSource, env)).toEqual({ username: 'owner' });
    const [owner, ...others] = await users.find();
    expect(owner).toMatchObject({ username: 'owner', email: 'owner@example.co.uk', role: 'admin', isActive: true });
    expect(others).toEqual([]);
    await expect(isPassword(owner?.passwordHash, env.ADMIN_PASSWORD ?? '')).resolves.toBe(true);
    expect(owner?.mustChangePassword).toBe(false);
    expect(await ensureFirstAdmin(dataSource, env)).toBeNull();
    const [row] = await dataSource.getRepository(AuditLog).findBy({ entityId: owner?.id });
    expect(row).toMatchObject({ action: 'create', entityType: 'users', userId: null, changes: { passwordHash: { after: '[redacted]' } } });
  });

  // @asvs 6.2.12
  it('is not made with a breached password, which does not stop a site that has accounts', async () => {
    const { env, dataSource, users } = await start();
    const breached = Object.assign(Object.create(env) as Env, { ADMIN_PASSWORD: 'leavemealone' });
    await expect(ensureFirstAdmin(dataSource, breached)).rejects.toThrow('ADMIN_PASSWORD: This password is in lists of stolen passwords.');
    expect(await users.count()).toBe(0);
    await ensureFirstAdmin(dataSource, env);
    expect(firstAdminProblems(breached)).toEqual([]);
    expect(await ensureFirstAdmin(dataSource, breached)).toBeNull();
  });

  // @asvs 6.4.1
  it("gets a readable password of four blocks and the office's address", async () => {
    const { env, dataSource, users } = await start();
    const made = await ensureFirstAdmin(dataSource, withoutPassword(env));
    expect(made).toEqual({ username: 'admin', password: expect.stringMatching(/^([a-hjkmnp-z2-9]{5}-){3}[a-hjkmnp-z2-9]{5}$/) });
    const [admin] = await users.find();
    expect(admin).toMatchObject({ email: 'office@dibbin-electrical.example', mustChangePassword: true });
    await expect(isPassword(admin?.passwordHash, made?.password ?? '')).resolves.toBe(true);
  });

  it('needs no settings', async () => {
    const { env, dataSource, users } = await start({}, { seeded: false });
    await ensureFirstAdmin(dataSource, env);
    expect((await users.find())[0]?.email).toBe('office@localhost');
  });

  it('is created once by several processes', async () => {
    const { env, dataSource, users } = await start();
    const made = await Promise.all(Array.from({ length: 4 }, () => ensureFirstAdmin(dataSource, withoutPassword(env))));
    expect(made.filter(Boolean)).toHaveLength(1);
    expect(await users.count()).toBe(1);
  });

  // @asvs 13.3.2
  it('has its generated password in a file for its own user only', async () => {
    const { env, dataSource } = await start();
    const made = await ensureFirstAdmin(dataSource, withoutPassword(env));
    const file = join(env.dataDir, 'first-password.txt');
    expect(readFileSync(file, 'utf8')).toBe(`admin\n${made?.password}\n`);
    expect(statSync(file).mode & 0o777).toBe(0o600);
  });

  it('is announced in logs without its password, and in a terminal once', async () => {
    const { env, dataSource } = await start();
    const made = await ensureFirstAdmin(dataSource, withoutPassword(env));
    const announced = (format: 'plain' | 'json') => {
      const said: string[] = [];
      announceFirstPassword(Object.assign(Object.create(env) as Env, { LOG_FORMAT: format }), (line) => said.push(line));
      return said.join('\n');
    };
    expect(announced('json')).toMatch(/^First sign-in: admin with the password in \S+first-password\.txt/);
    expect(announced('json')).not.toContain(made?.password);
    expect(announced('plain')).toContain(made?.password);
    expect(announced('plain')).toBe('');
  });
});

it.each([
  [{ ADMIN_PASSWORD: 'password1234' }, 'ADMIN_PASSWORD: This password is too easy to guess.'],
  [{ ADMIN_PASSWORD: 'short' }, 'ADMIN_PASSWORD: Please use at least 12 characters'],
  [{ ADMIN_USERNAME: 'the owner' }, 'ADMIN_USERNAME: Please use 2 to 64 letters'],
])('%j is rejected together with the other settings', (settings, problem) => {
  expect(() => readEnv({ ...settings, SEED: 'x' }, firstAdminProblems)).toThrow(problem);
  expect(() => readEnv({ ...settings, SEED: 'x' }, firstAdminProblems)).toThrow('SEED');
});
