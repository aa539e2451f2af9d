import { existsSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { QueryFailedError, type DataSource } from 'typeorm';
import { difference, snapshot } from '../audit/audit-diff.js';
import { AuditLog } from '../audit/audit-log.entity.js';
import { AuditService } from '../audit/audit.service.js';
import { newRecord } from '../platform/common/records.js';
import { CompanyInfo } from '../company/company-info.entity.js';
import type { Env } from '../platform/config/env.js';
import { Secrets } from '../platform/config/secrets.js';
import { StartError } from '../platform/config/start-error.js';
import { hashPassword, readableSecret } from '../users/passwords.js';
import { passwordFault, settingFault, toUsername, usernameFault } from '../users/staff-fields.js';
import { User } from '../users/user.entity.js';

interface FirstAdmin {
  username: string;
  /** Only if generated. */
  password?: string;
}

type FirstAdminEnv = Pick<Env, 'ADMIN_USERNAME' | 'ADMIN_EMAIL' | 'ADMIN_PASSWORD' | 'dataDir' | 'publicUrl' | 'JWT_SECRET' | 'SECRET_KEY'>;

/** 99 bits. */
export const generatePassword = (): string => readableSecret(5);

export function firstAdminProblems({ ADMIN_USERNAME, ADMIN_PASSWORD }: Pick<Env, 'ADMIN_USERNAME' | 'ADMIN_PASSWORD'>): string[] {
  const faults = {
    ADMIN_USERNAME: usernameFault(toUsername(ADMIN_USERNAME)),
    ADMIN_PASSWORD: ADMIN_PASSWORD === undefined ? undefined : settingFault(ADMIN_PASSWORD),
  };
  return Object.entries(faults).flatMap(([name, fault]) => (fault ? [`${name}: ${fault}`] : []));
}

/** Creates the first account; returns null if one exists. Throws StartError for a breached ADMIN_PASSWORD. A generated password stays in a file until it is shown or used. */
export async function ensureFirstAdmin(dataSource: DataSource, env: FirstAdminEnv): Promise<FirstAdmin | null> {
  const users = dataSource.getRepository(User);
  if (await users.count()) return null;
  const fault = env.ADMIN_PASSWORD === undefined ? undefined : passwordFault(env.ADMIN_PASSWORD);
  if (fault) throw new StartError(`ADMIN_PASSWORD: ${fault}`);
  const username = toUsername(env.ADMIN_USERNAME);
  const password = env.ADMIN_PASSWORD ?? generatePassword();
  const now = new Date();
  const user = Object.assign(newRecord(User, now), {
    username,
    email: await emailOf(dataSource, env),
    passwordHash: await hashPassword(password),
    role: 'admin' as const,
    isActive: true,
    mustChangePassword: !env.ADMIN_PASSWORD,
  });
  const audit = new AuditService(dataSource.getRepository(AuditLog), new Secrets(env));
  // First, because a lost password would lock everybody out.
  if (!env.ADMIN_PASSWORD) keepFirstPassword(env.dataDir, username, password);
  try {
    await dataSource.transaction(async (manager) => {
      await manager.save(user);
      const changes = difference({}, snapshot(users, user));
      await audit.write(manager, [{ action: 'create', entityType: 'users', entityId: user.id, changes }], now);
    });
  } catch (error) {
    if (!env.ADMIN_PASSWORD) forgetFirstPassword(env.dataDir, username);
    // Another process created it at the same time.
    if (error instanceof QueryFailedError && (await users.count())) return null;
    throw error;
  }
  return env.ADMIN_PASSWORD ? { username } : { username, password };
}

async function emailOf(dataSource: DataSource, { ADMIN_EMAIL, publicUrl }: FirstAdminEnv): Promise<string> {
  if (ADMIN_EMAIL) return ADMIN_EMAIL.toLowerCase();
  const [settings] = await dataSource.getRepository(CompanyInfo).find({ select: { id: true, email: true }, take: 1 });
  return settings?.email ?? `office@${new URL(publicUrl).hostname}`;
}

const fileOf = (dataDir: string): string => join(dataDir, 'first-password.txt');

/** Only the site's own user can read the file. */
function keepFirstPassword(dataDir: string, username: string, password: string): void {
  rmSync(fileOf(dataDir), { force: true });
  writeFileSync(fileOf(dataDir), `${username}\n${password}\n`, { flag: 'wx', mode: 0o600 });
}

function readFirstPassword(dataDir: string): string[] {
  const file = fileOf(dataDir);
  return existsSync(file) ? readFileSync(file, 'utf8').split('\n') : [];
}

/** Called when the account has another password, or is gone. */
export function forgetFirstPassword(dataDir: string, username: string): void {
  if (readFirstPassword(dataDir)[0] === username) rmSync(fileOf(dataDir), { force: true });
}

/** Terminals show the password once; logs only say where it is. */
export function announceFirstPassword({ dataDir, LOG_FORMAT }: Env, say: (line: string) => void): void {
  const [username, password] = readFirstPassword(dataDir);
  if (!username) return;
  if (LOG_FORMAT === 'json')
    return say(`First sign-in: ${username} with the password in ${fileOf(dataDir)}, which is removed once another one is chosen`);
  say(`First sign-in: ${username} with the password ${password}  (shown only this once)`);
  forgetFirstPassword(dataDir, username);
}
