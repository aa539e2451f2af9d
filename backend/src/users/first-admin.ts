import { randomInt } from 'node:crypto';
import { QueryFailedError, type DataSource } from 'typeorm';
import { difference, snapshot } from '../audit/audit-diff.js';
import { AuditLog } from '../audit/audit-log.entity.js';
import { AuditService } from '../audit/audit.service.js';
import { hashPassword } from '../auth/passwords.js';
import { newRecord } from '../common/records.js';
import { CompanyInfo } from '../company/company-info.entity.js';
import { EnvError, type Env } from '../config/env.js';
import { passwordFault, toUsername, usernameFault } from './staff-fields.js';
import { User } from './user.entity.js';

export interface FirstAdmin {
  username: string;
  /** Only when it was generated: to be shown once, it is stored nowhere. */
  password?: string;
}

type FirstAdminEnv = Pick<Env, 'ADMIN_USERNAME' | 'ADMIN_EMAIL' | 'ADMIN_PASSWORD' | 'publicUrl'>;

/** No letters or digits that are taken for each other; 4 blocks of 5 are 99 bits. */
const READABLE = 'abcdefghjkmnpqrstuvwxyz23456789';
const generatePassword = (): string =>
  Array.from({ length: 4 }, () => Array.from({ length: 5 }, () => READABLE.charAt(randomInt(READABLE.length))).join('')).join('-');

/**
 * Makes the first account when there is none (decisions.md 'Running it'); null when there is one already.
 * @throws EnvError when ADMIN_USERNAME or ADMIN_PASSWORD could not sign in
 */
export async function ensureFirstAdmin(dataSource: DataSource, env: FirstAdminEnv): Promise<FirstAdmin | null> {
  const users = dataSource.getRepository(User);
  if (await users.count()) return null;
  const username = toUsername(env.ADMIN_USERNAME);
  checkGiven(username, env.ADMIN_PASSWORD);
  const password = env.ADMIN_PASSWORD ?? generatePassword();
  const now = new Date();
  const user = Object.assign(newRecord(User, now), {
    username,
    email: await emailOf(dataSource, env),
    passwordHash: await hashPassword(password),
    role: 'admin' as const,
    isActive: true,
  });
  const audit = new AuditService(dataSource.getRepository(AuditLog));
  try {
    await dataSource.transaction(async (manager) => {
      await manager.save(user);
      await audit.write(
        manager,
        { action: 'create', entityType: 'users', entityId: user.id, changes: difference({}, snapshot(users, user)) },
        now,
      );
    });
  } catch (error) {
    // Another replica that started at the same time has made it.
    if (error instanceof QueryFailedError && (await users.count())) return null;
    throw error;
  }
  return env.ADMIN_PASSWORD ? { username } : { username, password };
}

function checkGiven(username: string, password: string | undefined): void {
  const faults = { ADMIN_USERNAME: usernameFault(username), ADMIN_PASSWORD: password === undefined ? undefined : passwordFault(password) };
  const problems = Object.entries(faults).flatMap(([name, fault]) => (fault ? [`${name}: ${fault}`] : []));
  if (problems.length) throw new EnvError(problems);
}

/** The office's when none is given. */
async function emailOf(dataSource: DataSource, { ADMIN_EMAIL, publicUrl }: FirstAdminEnv): Promise<string> {
  if (ADMIN_EMAIL) return ADMIN_EMAIL.toLowerCase();
  const [settings] = await dataSource.getRepository(CompanyInfo).find({ select: { id: true, email: true }, take: 1 });
  return settings?.email ?? `office@${new URL(publicUrl).hostname}`;
}
