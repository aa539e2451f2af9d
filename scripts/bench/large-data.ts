import { createHash } from 'node:crypto';
import { existsSync, readFileSync } from 'node:fs';
import { mkdir, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import sharp from 'sharp';
import { keyedSeal } from '../../backend/src/platform/config/crypto.ts';
import { CACHE } from '../lib/project.mjs';
import { run } from '../testing/database.ts';
import { addressOf, idOf, pick, rowsOf, storeEnquiries, stored } from './enquiries.ts';
import { fillWithPages } from './publishes.ts';
import { startSite, type Site } from './site.ts';
import { openStore, type Store } from './store.ts';
import type { Sizes } from './rows.ts';

/** Raise it when other rows are filled in. */
const FORMAT = 1;

const MINUTE_MS = 60_000;
const OLDEST = Date.UTC(2021, 0, 1);
const YEARS_MS = 5 * 365 * 24 * 60 * MINUTE_MS;
const ACTIONS = ['update', 'create', 'update', 'delete', 'login', 'update', 'publish', 'logout'];
const TYPES = ['contact-inquiries', 'service-location-pages', 'media', 'projects', 'users'];
const TEXT = 'Thank you for your enquiry. We come back to you within one working day; if it is urgent, please call us. '.repeat(5);
const HTML = `<table><tr><td>${TEXT}</td></tr></table>`.repeat(3);

const AUDIT = [
  ...['id', 'userId', 'action', 'entityType', 'entityId', 'changes', 'ipAddress', 'userAgent', 'createdAt', 'seq', 'actorId', 'hash'],
];
const MAIL = [
  ...['id', 'version', 'createdAt', 'updatedAt', 'channel', 'kind', 'inquiryId', 'recipients', 'subject', 'text', 'html', 'messageId'],
  ...['status', 'attempts', 'queuedAt', 'nextAttemptAt', 'sentAt'],
];

const MEDIA = [
  ...['id', 'version', 'createdAt', 'updatedAt', 'filename', 'url', 'storageKey', 'thumbnailUrl', 'alt'],
  ...['mimeType', 'size', 'dimensions', 'tags'],
];

/**
 * Starts a site with as much as a busy company has after many years. It is filled once and stays in .cache, or in a database of the server.
 * @param server address of a MariaDB server; '': SQLite
 */
export async function startLargeSite(server: string, sizes: Sizes, env: Record<string, string>): Promise<Site> {
  const name = `bench_${FORMAT}_${Object.values(sizes).join('_')}`;
  const dataDir = join(CACHE, 'bench', `${name}-${server ? 'mariadb' : 'sqlite'}`);
  const databaseUrl = server ? Object.assign(new URL(server), { pathname: `/${name}` }).href : '';
  const isFilled = join(dataDir, 'filled');
  const options = { env, kept: { dataDir, databaseUrl } };
  if (!existsSync(isFilled)) {
    await rm(dataDir, { recursive: true, force: true });
    if (server)
      for (const sql of [`DROP DATABASE IF EXISTS ${name}`, `CREATE DATABASE ${name} CHARACTER SET utf8mb4`]) await run(server, sql);
    await mkdir(dataDir, { recursive: true });
    const site = await startSite(options);
    await fillWithPages(site, sizes.places);
    await site.end();
    await fill(site.environment, sizes);
    await writeFile(isFilled, '');
  }
  const site = await startSite(options);
  await site.end();
  await fillAgain(site.environment, sizes);
  await site.restart();
  return site;
}

async function fill(environment: Readonly<Record<string, string>>, sizes: Sizes) {
  const database = await openStore(environment);
  const [{ id: userId } = {}] = await database.query("SELECT id FROM users WHERE username = 'admin'");
  await storeEnquiries(database, sizes.enquiries, String(userId));
  await leaveSpam(database);
  await storeMails(database, sizes, sizes.mails);
  await database.query('DELETE FROM audit_log');
  const last = await storeLog(database, environment, sizes, String(userId), sizes.auditRows);
  await setEnds(database, environment, last);
  await storeFiles(database, environment, sizes);
  await database.close();
}

/** Enquiries are kept for ever; one in 256 is old spam, which a night erases. */
async function leaveSpam(database: Store) {
  await database.query('UPDATE company_info SET retentionMonths = NULL');
  await database.query("UPDATE contact_inquiries SET spamSince = createdAt WHERE SUBSTR(id, 12, 2) = '00'");
}

/** What the nightly jobs removed when it was measured before. */
async function fillAgain(environment: Readonly<Record<string, string>>, sizes: Sizes) {
  const database = await openStore(environment);
  const [{ enquiries, userId: admin } = {}] = await database.query(
    "SELECT COUNT(*) AS enquiries, (SELECT id FROM users WHERE username = 'admin') AS userId FROM contact_inquiries",
  );
  if (Number(enquiries) < sizes.enquiries) {
    await storeEnquiries(database, sizes.enquiries, String(admin));
    await leaveSpam(database);
  }
  const [{ mails } = {}] = await database.query('SELECT COUNT(*) AS mails FROM deliveries');
  if (Number(mails) < sizes.mails) await storeMails(database, sizes, sizes.mails);
  const [{ seq, hash, anchorSeq } = {}] = await database.query('SELECT seq, hash, anchorSeq FROM audit_chain');
  if (Number(anchorSeq)) {
    const [{ id: userId } = {}] = await database.query("SELECT id FROM users WHERE username = 'admin'");
    await storeLog(database, environment, sizes, String(userId), Number(anchorSeq));
    await setEnds(database, environment, { seq: Number(seq), hash: String(hash) });
  }
  await database.close();
}

async function storeMails(database: Store, { mails, enquiries }: Sizes, count: number) {
  const rowOf = (i: number) => {
    const time = stored(OLDEST + Math.floor((i / mails) * YEARS_MS));
    return [
      ...[idOf(i), 1, time, time, 'mail', 'autoresponder', idOf(i % enquiries), JSON.stringify([addressOf(i % enquiries)])],
      ...['Your enquiry', TEXT, HTML, `<bench-${i}@example.org>`, 'sent', 1, time, time, time],
    ];
  };
  await database.insert('deliveries', MAIL, rowsOf(count, rowOf));
}

/** Chained like the site's own; `count` of the oldest. */
async function storeLog(
  database: Store,
  environment: Readonly<Record<string, string>>,
  { auditRows, enquiries }: Sizes,
  userId: string,
  count: number,
) {
  const key = keyOf(environment);
  let last = '';
  const rowOf = (i: number) => {
    const time = OLDEST + Math.floor((i / auditRows) * YEARS_MS);
    const [id, action, type, entityId] = [idOf(i), pick(ACTIONS, i * 3), pick(TYPES, i * 7), idOf((i * 13) % enquiries)];
    const changes = { status: { after: i % 5, before: i % 4 } };
    const [address, agent] = [
      createHash('sha256')
        .update(`${i % 500}`)
        .digest('hex')
        .slice(0, 16),
      'Mozilla/5.0 (X11; Linux x86_64)',
    ];
    const content = [last, i + 1, id, userId, action, type, entityId, changes, address, agent, new Date(time).toISOString()];
    last = keyedSeal(key, 'audit-row', JSON.stringify(content));
    return [id, userId, action, type, entityId, JSON.stringify(changes), address, agent, stored(time), i + 1, userId, last];
  };
  await database.insert('audit_log', AUDIT, rowsOf(count, rowOf));
  return { seq: count, hash: last };
}

async function setEnds(database: Store, environment: Readonly<Record<string, string>>, { seq, hash }: { seq: number; hash: string }) {
  const seal = keyedSeal(keyOf(environment), 'audit-ends', JSON.stringify([seq, hash, 0, '']));
  const columns = ['id', 'seq', 'hash', 'anchorSeq', 'anchorHash', 'seal'];
  await database.query('DELETE FROM audit_chain');
  await database.insert('audit_chain', columns, [['head', seq, hash, 0, '', seal]]);
}

const keyOf = ({ SECRET_KEY, DATA_DIR = '' }: Readonly<Record<string, string>>) =>
  SECRET_KEY ?? readFileSync(join(DATA_DIR, 'secret_key.txt'), 'utf8').trim();

/** Small pictures, all of one file. */
async function storeFiles(database: Store, { DATA_DIR = '' }: Readonly<Record<string, string>>, { files }: Sizes) {
  const picture = await sharp({ create: { width: 64, height: 48, channels: 3, background: '#335577' } })
    .webp()
    .toBuffer();
  const keyOf = (i: number) => `bench-${i}.webp`;
  await mkdir(join(DATA_DIR, 'media'), { recursive: true });
  for (let i = 0; i < files; i += 1) await writeFile(join(DATA_DIR, 'media', keyOf(i)), picture);
  const time = (i: number) => stored(OLDEST + i * MINUTE_MS);
  const rowOf = (i: number) => [
    ...[idOf(i), 1, time(i), time(i), keyOf(i), `/media/${keyOf(i)}`, keyOf(i), `/media/bench-${i}-small.webp`, `Picture ${i}`],
    ...['image/webp', picture.length, JSON.stringify({ width: 64, height: 48 }), '[]'],
  ];
  await database.insert('media', MEDIA, rowsOf(files, rowOf));
  await database.insert(
    'picture_copies',
    ['id', 'isMade'],
    rowsOf(files, (i) => [idOf(i), 1]),
  );
}
