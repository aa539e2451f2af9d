import { createHash } from 'node:crypto';
import { packTar } from 'modern-tar';
import { StartError } from '../../platform/config/start-error.js';
import { PHOTO_FOLDER } from '../../media/media-storage.service.js';

/**
 * An archive is a plain tar. Its entries, in this order: manifest.json, secrets.json (in backups), tables/NAME.jsonl (a row is an array of values), files/KEY,
 * files.json.
 * The last one, checksum.txt, holds the SHA-256 of every byte before it; what follows that is determined by the hash. So each byte is checked.
 */
export const FORMAT = 1;
export const MANIFEST = 'manifest.json';
export const SECRETS = 'secrets.json';
export const FILE_LIST = 'files.json';
const CHECKSUM = 'checksum.txt';
const [TABLES, ROWS, FILES] = ['tables/', '.jsonl', 'files/'];

export const tableEntry = (table: string): string => TABLES + table + ROWS;
export const tableOf = (name: string): string | undefined =>
  name.startsWith(TABLES) ? name.slice(TABLES.length, -ROWS.length) : undefined;
export const fileEntry = (key: string): string => FILES + key;
export const keyOf = (name: string): string | undefined => (name.startsWith(FILES) ? name.slice(FILES.length) : undefined);

/** `step` is shown once, `detail` as it changes. */
export type Progress = (step: string, detail?: string) => void;

export interface TableState {
  columns: string[];
  rows: number;
  /** The hash of the rows in any order. */
  hash: string;
}

export interface Manifest {
  format: typeof FORMAT;
  /** 'content': what `site export` writes, with fewer tables and no secrets; 'database': what an update writes, without files; otherwise a backup. */
  kind?: 'content' | 'database';
  /** ISO 8601. */
  createdAt: string;
  /** Names of the migrations that made the schema. */
  migrations: string[];
  tables: Record<string, TableState>;
}

export interface FileList {
  count: number;
  bytes: number;
  hash: string;
  /** Named by the database but not in the storage, or not readable there. */
  missing: string[];
  /** In the archive as the storage has them, which is not what was written there; none in archives of earlier versions. */
  changed?: string[];
}

const MiB = 2 ** 20;
/** Uploads are smaller than 20 MB. */
const MAX_FILE = 64 * MiB;
const MAX_LIST = 16 * MiB;
const LONGEST_NAME = 100;

const KINDS: { name: RegExp; maxSize: number }[] = [
  { name: /^(?:manifest|secrets|files)\.json$/, maxSize: MAX_LIST },
  { name: /^checksum\.txt$/, maxSize: LONGEST_NAME },
  { name: /^tables\/[a-z_]+\.jsonl$/, maxSize: Infinity },
  { name: new RegExp(`^files/(?:${PHOTO_FOLDER})?[0-9a-zA-Z-]+\\.[a-z0-9]+$`), maxSize: MAX_FILE },
];

/** Throws StartError for names that no backup has, such as '../x', and for sizes beyond any file of the site. */
export function checkEntry(name: string, type: string | undefined, size: number): void {
  const kind = name.length <= LONGEST_NAME ? KINDS.find((one) => one.name.test(name)) : undefined;
  if (!kind || (type !== undefined && type !== 'file'))
    throw new StartError(`The archive contains "${name.slice(0, LONGEST_NAME)}", which does not belong in an archive of the site.`);
  if (size > kind.maxSize) throw new StartError(`${name} in the archive is larger than any file of the site.`);
}

/** Two blocks of zeros. */
const END_BYTES = 1024;
/** Header and content of the checksum, and the end. */
export const TAIL_BYTES = 512 + 512 + END_BYTES;

/** The last bytes of an archive whose other bytes have this SHA-256. */
export async function tailOf(hash: string): Promise<Buffer> {
  const body = `${hash}\n`;
  const header = { name: CHECKSUM, size: body.length, mode: 0o600, mtime: new Date(0) };
  return Buffer.from(await packTar([{ header, body }]));
}

/** Replaces the end of a tar by its checksum and a new end. */
export async function* sealed(tar: AsyncIterable<Uint8Array>): AsyncGenerator<Buffer> {
  const hash = createHash('sha256');
  let held = Buffer.alloc(0);
  for await (const chunk of tar) {
    const all = Buffer.concat([held, chunk]);
    const cut = Math.max(0, all.length - END_BYTES);
    hash.update(all.subarray(0, cut));
    yield all.subarray(0, cut);
    held = all.subarray(cut);
  }
  yield tailOf(hash.digest('hex'));
}

/** Hash of a set of texts: the same in any order. */
export class SetHash {
  /** Number of texts. */
  count = 0;
  private sum = 0n;

  add(text: string): void {
    this.count++;
    this.sum = BigInt.asUintN(256, this.sum + BigInt(`0x${createHash('sha256').update(text).digest('hex')}`));
  }

  digest(): string {
    return this.sum.toString(16).padStart(64, '0');
  }
}

export async function hashOf(stream: AsyncIterable<Uint8Array | string>): Promise<string> {
  const hash = createHash('sha256');
  for await (const chunk of stream) hash.update(chunk);
  return hash.digest('hex');
}
