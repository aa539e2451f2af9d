import { afterEach, describe, expect, it } from '@jest/globals';
import { AuditLog } from '../src/audit/audit-log.entity.js';
import { isPassword } from '../src/auth/passwords.js';
import type { Env } from '../src/config/env.js';
import { openDataSource } from '../src/database/data-source.js';
import { runMigrations } from '../src/database/run-migrations.js';
import { seed } from '../src/database/seed/seed.js';
import { ensureFirstAdmin } from '../src/users/first-admin.js';
import { User } from '../src/users/user.entity.js';
import { makeTestEnv } from './support/database.js';

describe('the first account', () => {
  let dispose: (() => Promise<void>) | undefined;
  afterEach(() => dispose?.());

  async function start(extra: Record<string, string> = {}, { seeded = true } = {}) {
    const test = await makeTestEnv(extra);
    const dataSource = await openDataSource(test.env);
    dispose = async () => {
      await dataSource.destroy();
      await test.dispose();
    };
    await runMigrations(dataSource);
    if (seeded) await seed(dataSource, test.env);
    return { env: test.env, dataSource, users: dataSource.getRepository(User) };
  }
  const withoutPassword = (env: Env): Env => Object.assign(Object.create(env) as Env, { ADMIN_PASSWORD: undefined });

  it('has what the environment says, and is made once', async () => {
    const { env, dataSource, users } = await start({ ADMIN_USERNAME: ' Owner ', ADMIN_EMAIL: 'Owner@Example.co.uk' });
    expect(await ensureFirstAdmin(dataSource, env)).toEqual({ username: 'owner' });
    const [owner, ...others] = await users.find();
    expect(owner).toMatchObject({ username: 'owner', email: 'owner@example.co.uk', role: 'admin', isActive: true });
    expect(others).toEqual([]);
    await expect(isPassword(owner?.passwordHash, env.ADMIN_PASSWORD ?? '')).resolves.toBe(true);
    expect(await ensureFirstAdmin(dataSource, env)).toBeNull();
    const [row] = await dataSource.getRepository(AuditLog).findBy({ entityId: owner?.id });
    expect(row).toMatchObject({ action: 'create', entityType: 'users', userId: null, changes: { passwordHash: { after: '[redacted]' } } });
  });

  it('gets a readable password of four blocks and the address of the office', async () => {
    const { env, dataSource, users } = await start();
    const made = await ensureFirstAdmin(dataSource, withoutPassword(env));
    expect(made).toEqual({ username: 'admin', password: expect.stringMatching(/^([a-hjkmnp-z2-9]{5}-){3}[a-hjkmnp-z2-9]{5}$/) });
    const [admin] = await users.find();
    expect(admin?.email).toBe('office@dibbin-electrical.example');
    await expect(isPassword(admin?.passwordHash, made?.password ?? '')).resolves.toBe(true);
  });

  it('needs no settings', async () => {
    const { env, dataSource, users } = await start({}, { seeded: false });
    await ensureFirstAdmin(dataSource, env);
    expect((await users.find())[0]?.email).toBe('office@localhost');
  });

  it('is one, however many replicas start at the same time', async () => {
    const { env, dataSource, users } = await start();
    const made = await Promise.all(Array.from({ length: 4 }, () => ensureFirstAdmin(dataSource, withoutPassword(env))));
    expect(made.filter(Boolean)).toHaveLength(1);
    expect(await users.count()).toBe(1);
  });

  it.each([
    [{ ADMIN_PASSWORD: 'password1234' }, 'ADMIN_PASSWORD: This password is too easy to guess.'],
    [{ ADMIN_USERNAME: 'the owner' }, 'ADMIN_USERNAME: Please use 2 to 64 letters'],
  ])('is not made with %j', async (extra, problem) => {
    const { env, dataSource, users } = await start(extra);
    await expect(ensureFirstAdmin(dataSource, env)).rejects.toThrow(problem);
    expect(await users.count()).toBe(0);
  });
});
