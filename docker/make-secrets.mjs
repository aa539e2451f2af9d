import { randomBytes } from 'node:crypto';
import { chownSync, existsSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

// Makes the passwords and keys of a new installation, once, in the volume that database and site read them from.

const FOLDER = '/secrets';
const MYSQL = 999;
const NODE = 1000;

/** @param {string} name @param {string} content @param {number} owner the only user who may read it */
function write(name, content, owner) {
  const file = join(FOLDER, name);
  writeFileSync(file, content, { mode: 0o400 });
  chownSync(file, owner, owner);
}

const secret = () => randomBytes(32).toString('hex');

// The last file to be written tells that all are there.
if (existsSync(join(FOLDER, 'site.env'))) {
  console.log('The secrets of this installation are there already.');
} else {
  const password = secret();
  write('database-root-password', secret(), MYSQL);
  write('database-password', password, MYSQL);
  const lines = [`DATABASE_URL=mysql://site:${password}@database:3306/site`, `JWT_SECRET=${secret()}`, `SECRET_KEY=${secret()}`];
  write('site.env', `${lines.join('\n')}\n`, NODE);
  console.log('Made the secrets of this installation.');
}
