import { randomBytes } from 'node:crypto';
import { chownSync, existsSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

// Creates the passwords and keys of a new installation once, in the volume that database and site read.

const FOLDER = '/secrets';
const MYSQL = 999;
const NODE = 1000;

/** @param {string} name @param {string} content @param {number} owner the only user with access */
function write(name, content, owner) {
  const file = join(FOLDER, name);
  writeFileSync(file, content, { mode: 0o400 });
  chownSync(file, owner, owner);
}

/** Prints a line in the format of the site's log. @param {string} msg */
const say = (msg) => console.log(JSON.stringify({ level: 30, time: Date.now(), msg }));

const secret = () => randomBytes(32).toString('hex');

// Written last, so that it marks completion.
if (existsSync(join(FOLDER, 'site.env'))) {
  say('The secrets of this installation already exist.');
} else {
  const password = secret();
  write('database-root-password', secret(), MYSQL);
  write('database-password', password, MYSQL);
  const lines = [`DATABASE_URL=mysql://site:${password}@database:3306/site`, `JWT_SECRET=${secret()}`, `SECRET_KEY=${secret()}`];
  write('site.env', `${lines.join('\n')}\n`, NODE);
  say('Created the secrets of this installation.');
}
