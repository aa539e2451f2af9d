import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { execFile } from 'node:child_process';
import { gzipSync } from 'node:zlib';
import manifest from '../package.json' with { type: 'json' };
import { readArguments } from './lib/arguments.mjs';
import { main, ROOT } from './lib/project.mjs';
import { onPinnedNode } from './lib/pinned-node.mjs';

readArguments('Keeps a database of this version for the tests of later ones.');

/** @typedef {import('./testing/app.ts').App} App */

const FOLDER = join(ROOT, 'backend/test/releases');
const LARGEST = 100_000_000;
const ENQUIRY = {
  name: 'Ada Lovelace',
  email: 'ada@example.co.uk',
  phone: '0151 496 0000',
  serviceType: 'ev-charging',
  message: 'Two chargers, please.',
};

/**
 * Adds what the demonstration does not have: an enquiry with its mails and history, an account.
 * @param {App} app
 */
async function fill(app) {
  /** @param {string} path @param {string} method @param {object} body @param {string} [token] */
  const send = async (path, method, body, token) => {
    const headers = { 'Content-Type': 'application/json', ...(token && { Authorization: `Bearer ${token}` }) };
    const response = await fetch(app.url + path, { method, headers, body: JSON.stringify(body) });
    if (!response.ok) throw new Error(`${method} ${path} was refused: ${response.status} ${await response.text()}`);
    return response.json();
  };
  await send('/api/contact', 'POST', ENQUIRY);
  const { token } = /** @type {{ token: string }} */ (
    await send('/api/auth/login', 'POST', { username: app.adminUsername, password: app.adminPassword })
  );
  const list = await fetch(`${app.url}/api/admin/contact-inquiries`, { headers: { Authorization: `Bearer ${token}` } });
  const [{ id }] = /** @type {[{ id: string }]} */ (await list.json());
  await send(`/api/admin/contact-inquiries/${id}`, 'PUT', { status: 'contacted', notes: 'Called her.' }, token);
  await send('/api/admin/users', 'POST', { username: 'grace', email: 'grace@example.co.uk', role: 'editor' }, token);
}

/** @param {App} app @param {(app: App) => Promise<Buffer>} read */
async function dump(app, read) {
  try {
    await fill(app);
    return gzipSync(await read(app), { level: 9 });
  } finally {
    await app.stop();
  }
}

/** @param {App} app */
async function readSqlite({ dataDir }) {
  const { DatabaseSync } = await import('node:sqlite');
  const copy = join(dataDir, 'copy.sqlite');
  const database = new DatabaseSync(join(dataDir, 'site.sqlite'));
  database.exec(`VACUUM INTO '${copy}'`);
  database.close();
  return readFile(copy);
}

/** @param {App} app */
async function readMariadb({ environment }) {
  const { hostname, port, username, password, pathname } = new URL(environment['DATABASE_URL'] ?? '');
  const account = [`--host=${hostname}`, `--port=${port || 3306}`, `--user=${username}`, `--password=${decodeURIComponent(password)}`];
  const options = { maxBuffer: LARGEST, encoding: /** @type {const} */ ('buffer') };
  return (await promisify(execFile)('mariadb-dump', [...account, '--skip-comments', '--hex-blob', pathname.slice(1)], options)).stdout;
}

// Keeps a database of the version that is about to be released, for the tests of later ones. Needs TEST_DATABASE_URL and mariadb-dump.
await main(() =>
  onPinnedNode(import.meta.filename, async () => {
    const server = process.env['TEST_DATABASE_URL'];
    if (!server) throw new Error('Set TEST_DATABASE_URL to a MariaDB server, such as mysql://root@127.0.0.1:3306/test.');
    const [{ build }, { startApp }] = await Promise.all([import('./lib/build.mjs'), import('./testing/app.ts')]);
    await build();
    const file = join(FOLDER, manifest.version);
    await writeFile(`${file}.sqlite.gz`, await dump(await startApp({ databaseServer: '' }), readSqlite));
    await writeFile(`${file}.mariadb.sql.gz`, await dump(await startApp({ databaseServer: server }), readMariadb));
    console.log(`Wrote ${file}.sqlite.gz and ${file}.mariadb.sql.gz`);
  }),
);
