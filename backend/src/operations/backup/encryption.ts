import { Decrypter, Encrypter } from 'age-encryption';
import { createReadStream, createWriteStream } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { Readable } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import { pipeline } from 'node:stream/promises';
import type { ReadableStream } from 'node:stream/web';
import { reasonOf, StartError } from '../../platform/config/start-error.js';

type Bytes = ReadableStream<Uint8Array>;

/** The first line of every file in the format of age (https://age-encryption.org/v1). */
const FIRST_LINE = Buffer.from('age-encryption.org/v1\n');

const read = (file: string): globalThis.ReadableStream<Uint8Array> =>
  Readable.toWeb(createReadStream(file)) as unknown as globalThis.ReadableStream<Uint8Array>;

async function write(bytes: unknown, file: string): Promise<void> {
  await pipeline(Readable.fromWeb(bytes as Bytes), createWriteStream(file, { flags: 'wx', mode: 0o600, flush: true }));
}

/** `recipient`: a public key, age1…; only the holder of its identity can read the new file. */
export async function encryptFile(from: string, to: string, recipient: string): Promise<void> {
  const encrypter = new Encrypter();
  encrypter.addRecipient(recipient);
  await write(await encrypter.encrypt(read(from)), to);
}

export async function isEncrypted(file: string): Promise<boolean> {
  const start = await buffer(createReadStream(file, { end: FIRST_LINE.length - 1 })).catch(() => {
    throw new StartError(`There is no file ${file}.`);
  });
  return start.equals(FIRST_LINE);
}

/** `identityFile`: what age-keygen writes. Throws StartError if it does not fit, or if a byte of the archive is wrong. */
export async function decryptFile(from: string, to: string, identityFile: string | undefined): Promise<void> {
  if (identityFile === undefined)
    throw new StartError('This backup is encrypted. Name the file with your private key: --identity FILE (AGE-SECRET-KEY-1…).');
  const decrypter = new Decrypter();
  for (const identity of await identitiesOf(identityFile)) decrypter.addIdentity(identity);
  try {
    await write(await decrypter.decrypt(read(from)), to);
  } catch (error) {
    throw new StartError(`The backup cannot be decrypted: another private key belongs to it, or it is damaged (${reasonOf(error)}).`);
  }
}

async function identitiesOf(file: string): Promise<string[]> {
  const text = await readFile(file, 'utf8').catch(() => {
    throw new StartError(`There is no file ${file}.`);
  });
  const identities = text
    .split('\n')
    .map((line) => line.trim())
    .filter((line) => line.startsWith('AGE-SECRET-KEY-'));
  if (!identities.length) throw new StartError(`${file} contains no private key (AGE-SECRET-KEY-1…).`);
  return identities;
}
