import { createHash, randomBytes } from 'node:crypto';
import { accessSync, chmodSync, constants, existsSync, mkdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import type { Env } from './env.js';
import { EnvError } from './start-error.js';

const OTHERS = 0o077;
const STICKY = 0o1000;

/** Creates the folder for this user alone, and removes the rights of other users. Throws EnvError. */
export function prepareDataDir(dir: string): void {
  try {
    makeFolder(resolve(dir), 0o700);
    accessSync(dir, constants.W_OK | constants.R_OK);
  } catch {
    throw new EnvError([
      `DATA_DIR: the folder ${dir} cannot be written; create it, give this user the right to write, or set DATA_DIR to another folder`,
    ]);
  }
  makePrivate(dir, 0o700);
}

/**
 * Takes other users' rights to a file or folder away. Leaves what another user owns, such as a volume, what everybody shares, such as /tmp, and what is not there.
 */
export function makePrivate(path: string, mode: 0o600 | 0o700): void {
  const found = statSync(path, { throwIfNoEntry: false });
  // Windows has neither users nor modes.
  if (!found || found.uid !== process.getuid?.() || found.mode & STICKY || !(found.mode & OTHERS)) return;
  try {
    chmodSync(path, mode);
  } catch {
    // A file system without rights.
  }
}

/** Not `recursive`, which never ends below /proc. */
function makeFolder(dir: string, mode?: number): void {
  if (isFolder(dir)) return;
  if (dirname(dir) !== dir) makeFolder(dirname(dir));
  try {
    mkdirSync(dir, { mode });
  } catch (error) {
    // Another process may have created it.
    if (!isFolder(dir)) throw error;
  }
}

const isFolder = (path: string): boolean => statSync(path, { throwIfNoEntry: false })?.isDirectory() ?? false;

const SECRETS = ['JWT_SECRET', 'SECRET_KEY'] as const;
type SecretName = (typeof SECRETS)[number];
type SecretsEnv = Pick<Env, 'dataDir' | SecretName>;
export type SiteSecrets = Record<SecretName, string>;

const fileName = (name: SecretName): string => `${name.toLowerCase()}.txt`;
export const SECRET_FILES = SECRETS.map(fileName);
export const secretFile = ({ dataDir }: Pick<Env, 'dataDir'>, name: SecretName): string => join(dataDir, fileName(name));

/** The secret in the data folder, if one was generated. */
export function storedSecret(env: Pick<Env, 'dataDir'>, name: SecretName): string | undefined {
  const file = secretFile(env, name);
  return existsSync(file) ? readFileSync(file, 'utf8').trim() : undefined;
}

/** Leaves out secrets that the environment sets. */
export function writeSecrets(dataDir: string, secrets: SiteSecrets, env: Partial<SiteSecrets>): void {
  for (const name of SECRETS) if (!env[name]) writeFileSync(secretFile({ dataDir }, name), secrets[name], { mode: 0o600 });
}

/** Returns the secret from the environment, or from DATA_DIR, where it is generated on first use. */
function secret(env: SecretsEnv, name: SecretName): string {
  const known = env[name] || storedSecret(env, name);
  if (known !== undefined) return known;
  const file = secretFile(env, name);
  const made = randomBytes(48).toString('base64url');
  writeFileSync(file, made, { flag: 'wx', mode: 0o600 });
  chmodSync(file, 0o600);
  return made;
}

export class Secrets {
  readonly jwt: string;
  readonly key: string;
  /** The same for all processes of a site, and for no other site: made from its key. */
  readonly site: string;

  /** Separates the keys of sites that share a Redis. */
  get redisPrefix(): string {
    return `${this.site}:`;
  }

  constructor(env: SecretsEnv) {
    prepareDataDir(env.dataDir);
    this.jwt = secret(env, 'JWT_SECRET');
    this.key = secret(env, 'SECRET_KEY');
    this.site = `site:${createHash('sha256').update(this.key).digest('hex').slice(0, 12)}`;
  }
}
