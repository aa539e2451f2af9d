import { createReadStream } from 'node:fs';
import { stat } from 'node:fs/promises';
import { Readable } from 'node:stream';
import { buffer, text } from 'node:stream/consumers';
import type { ReadableWritablePair } from 'node:stream/web';
import { createTarDecoder, type ParsedTarEntry } from 'modern-tar';
import type { SiteSecrets } from '../../platform/config/secrets.js';
import { StartError } from '../../platform/config/start-error.js';
import { checkEntry, FORMAT, hashOf, MANIFEST, SECRETS, TAIL_BYTES, tailOf, type Manifest } from './archive-format.js';

export interface ReadEntry {
  name: string;
  /** Read it to its end before the next entry. */
  body: AsyncIterable<Uint8Array>;
}

const DAMAGED = 'This backup is damaged or incomplete: its checksum is wrong. Use another one.';

/** Reads every byte. Throws StartError if one differs from what was written. */
export async function checkSeal(file: string): Promise<void> {
  const { size } = await stat(file).catch(() => {
    throw new StartError(`There is no file ${file}.`);
  });
  if (size <= TAIL_BYTES) throw new StartError(DAMAGED);
  const hash = await hashOf(createReadStream(file, { end: size - TAIL_BYTES - 1 }));
  const tail = await buffer(createReadStream(file, { start: size - TAIL_BYTES }));
  if (!tail.equals(await tailOf(hash))) throw new StartError(DAMAGED);
}

/** Yields the entries with names and sizes that a backup can have. */
export async function* readEntries(file: string): AsyncGenerator<ReadEntry> {
  // The DOM's types of streams and Node's differ in a detail.
  const decoder = createTarDecoder({ strict: true }) as ReadableWritablePair<ParsedTarEntry, Uint8Array>;
  const entries = Readable.toWeb(createReadStream(file)).pipeThrough(decoder);
  for await (const { header, body } of entries) {
    const { name, type, size } = header;
    checkEntry(name, type, size);
    yield { name, body: body as AsyncIterable<Uint8Array> };
  }
}

const LONGEST_LINE = 2 ** 26;

/** Yields lines without their ends. Throws StartError for one that is longer than any row. */
export async function* linesOf({ name, body }: ReadEntry): AsyncGenerator<string> {
  let rest = Buffer.alloc(0);
  for await (const chunk of body) {
    let from = 0;
    for (let end = chunk.indexOf(10); end >= 0; end = chunk.indexOf(10, from)) {
      yield Buffer.concat([rest, chunk.subarray(from, end)]).toString('utf8');
      rest = Buffer.alloc(0);
      from = end + 1;
    }
    rest = Buffer.concat([rest, chunk.subarray(from)]);
    if (rest.length > LONGEST_LINE) throw new StartError(`A row of ${name} in the archive is longer than any row of the site.`);
  }
  if (rest.length) throw new StartError(`${name} in the archive ends within a row.`);
}

/** Throws StartError unless it is JSON. */
export function parse(json: string, name: string): unknown {
  try {
    return JSON.parse(json);
  } catch {
    throw new StartError(`${name} in the archive cannot be read.`);
  }
}

export interface Head {
  manifest: Manifest;
  secrets: SiteSecrets;
}

async function readNext(entries: AsyncGenerator<ReadEntry>, name: string): Promise<unknown> {
  const next = await entries.next();
  return !next.done && next.value.name === name ? parse(await text(next.value.body), name) : undefined;
}

/** Reads the first two entries. Throws StartError for another format. */
export async function readHead(entries: AsyncGenerator<ReadEntry>): Promise<Head> {
  const manifest = await readNext(entries, MANIFEST);
  if (isManifest(manifest) && manifest.kind === 'content')
    throw new StartError('This archive holds content only, as `site export` writes it. Import it with `site import ARCHIVE`.');
  const secrets = await readNext(entries, SECRETS);
  if (!isManifest(manifest) || !isSecrets(secrets))
    throw new StartError('This is not a backup of the site, or it was made by a newer version.');
  return { manifest, secrets };
}

/** Reads the first entry of an archive of content. Throws StartError for another format. */
export async function readContentManifest(entries: AsyncGenerator<ReadEntry>): Promise<Manifest> {
  const manifest = await readNext(entries, MANIFEST);
  if (!isManifest(manifest)) throw new StartError('This is not an archive of content, or it was made by a newer version.');
  if (manifest.kind !== 'content')
    throw new StartError(
      'This archive is a backup of a whole site. `site restore ARCHIVE` puts it back; `site import` takes what `site export` writes.',
    );
  return manifest;
}

const isObject = (value: unknown): value is Record<string, unknown> => typeof value === 'object' && value !== null;
const areTexts = (value: unknown): value is string[] => Array.isArray(value) && value.every((one) => typeof one === 'string');

const isTable = (value: unknown): boolean =>
  isObject(value) && areTexts(value['columns']) && Number.isInteger(value['rows']) && typeof value['hash'] === 'string';

const isManifest = (value: unknown): value is Manifest =>
  isObject(value) &&
  value['format'] === FORMAT &&
  typeof value['createdAt'] === 'string' &&
  areTexts(value['migrations']) &&
  isObject(value['tables']) &&
  Object.values(value['tables']).every(isTable);

const isSecrets = (value: unknown): value is SiteSecrets =>
  isObject(value) && typeof value['JWT_SECRET'] === 'string' && typeof value['SECRET_KEY'] === 'string';
