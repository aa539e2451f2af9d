import { readdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, gzip } from 'node:zlib';

const TEXT = /\.(css|html|js|json|svg|txt|webmanifest)$/;
/** Smaller files fit into one packet. */
const WORTH_BYTES = 600;

// Writes `x.br` and `x.gz` beside each text file of a folder at the highest compression. This takes seconds, so it is part of the build,
// not of every start.
const [folder = '.', ...others] = process.argv.slice(2);
if (folder.startsWith('-') || others.length) {
  console.error('compress.mjs takes the name of one folder.');
  process.exit(2);
}
const brotliAsync = promisify(brotliCompress);
const gzipAsync = promisify(gzip);

for (const entry of await readdir(folder, { recursive: true, withFileTypes: true })) {
  if (!entry.isFile() || !TEXT.test(entry.name)) continue;
  const file = join(entry.parentPath, entry.name);
  const body = await readFile(file);
  if (body.length < WORTH_BYTES) continue;
  await writeFile(`${file}.br`, await brotliAsync(body));
  await writeFile(`${file}.gz`, await gzipAsync(body, { level: 9 }));
}
