import { randomBytes } from 'node:crypto';
import { chownSync, existsSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseEnv } from 'node:util';

// Creates the passwords and keys of an installation that are still absent, one file each, in the volume that database and site read.

if (process.argv.length > 2) {
  console.error('make-secrets.mjs takes no arguments.');
  process.exit(2);
}

const FOLDER = '/secrets';
/** One file with all the settings of the site, as earlier versions wrote it. */
const FORMER = join(FOLDER, 'site.env');
const MYSQL = 999;
const NODE = 1000;
// Of their own, because Redis' image has that of MariaDB.
const REDIS = 1001;
const GRAFANA = 472;

/**
 * Returns the content of the file, which is created if it is absent.
 * @param {string} name @param {number} owner the only user with access @param {() => string} create
 */
function keep(name, owner, create) {
  const file = join(FOLDER, name);
  if (!existsSync(file)) {
    const unfinished = `${file}.new`;
    rmSync(unfinished, { force: true });
    writeFileSync(unfinished, create(), { mode: 0o400 });
    chownSync(unfinished, owner, owner);
    renameSync(unfinished, file);
    // In the format of the site's log.
    console.log(JSON.stringify({ level: 30, time: Date.now(), msg: `Created the secret ${name} of this installation.` }));
  }
  return readFileSync(file, 'utf8');
}

const secret = () => randomBytes(32).toString('hex');

const former = existsSync(FORMER) ? parseEnv(readFileSync(FORMER, 'utf8')) : {};
keep('database-root-password', MYSQL, secret);
const password = keep('database-password', MYSQL, secret);
keep('database-url', NODE, () => former.DATABASE_URL ?? `mysql://site:${password}@database:3306/site`);
keep('jwt-secret', NODE, () => former.JWT_SECRET ?? secret());
keep('secret-key', NODE, () => former.SECRET_KEY ?? secret());
const [, redis = ''] = keep('redis.conf', REDIS, () => `requirepass ${secret()}\n`).split(/\s+/);
keep('redis-url', NODE, () => `redis://:${redis}@redis:6379`);
keep('grafana-password', GRAFANA, secret);
rmSync(FORMER, { force: true });
