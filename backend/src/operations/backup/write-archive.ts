import { createHash } from 'node:crypto';
import { createWriteStream } from 'node:fs';
import { Readable, type PipelineTransform } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import type { ReadableStream } from 'node:stream/web';
import { createTarPacker } from 'modern-tar';
import { sealed } from './archive-format.js';

/** Adds one entry of exactly `size` bytes; returns their SHA-256. */
export type AddEntry = (name: string, size: number, body: AsyncIterable<Uint8Array> | Uint8Array[]) => Promise<string>;

/** Writes a new archive that only this user can read, `through`: sealed. The file is on the disk when this resolves. */
export async function writeArchive(
  file: string,
  fill: (add: AddEntry) => Promise<void>,
  through: PipelineTransform<Readable, Uint8Array> = sealed,
): Promise<void> {
  const { readable, controller } = createTarPacker();
  const add: AddEntry = async (name, size, body) => {
    const hash = createHash('sha256');
    const writer = controller.add({ name, size, mode: 0o600, mtime: new Date(0) }).getWriter();
    for await (const chunk of body) {
      hash.update(chunk);
      await writer.write(chunk);
    }
    await writer.close();
    return hash.digest('hex');
  };
  const written = pipeline(
    Readable.fromWeb(readable as ReadableStream<Uint8Array>),
    through,
    createWriteStream(file, { flags: 'wx', mode: 0o600, flush: true }),
  );
  const filled = fill(add).then(
    () => controller.finalize(),
    (error: unknown) => {
      controller.error(error);
      throw error;
    },
  );
  // The first failure is the cause; the other follows from it.
  await Promise.all([written, filled]);
}
