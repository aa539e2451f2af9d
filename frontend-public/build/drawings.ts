import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import type { Plugin } from 'vite';

const SOURCE = fileURLToPath(new URL('../src/assets/', import.meta.url));
const FOLDERS = ['art', 'guides', 'portraits'];

/**
 * Puts the drawings into one folder whose name changes with any of them, and names it `__DRAWINGS__`: so pages and script know
 * each drawing by its own name. A hash for each of the hundred files would cost 2 KB of every first visit.
 */
export function drawings(): Plugin {
  const files = FOLDERS.flatMap((folder) => readdirSync(SOURCE + folder).map((file) => `${folder}/${file}`)).sort();
  let folder = '';
  let isForBrowsers = false;
  return {
    name: 'drawings',
    config(_config, { command, isSsrBuild }) {
      isForBrowsers = command === 'build' && !isSsrBuild;
      const hash = createHash('sha256');
      for (const file of files) hash.update(file).update(readFileSync(SOURCE + file));
      folder = command === 'build' ? `assets/${hash.digest('base64url').slice(0, 8)}` : 'src/assets';
      return { define: { __DRAWINGS__: JSON.stringify(`/${folder}`) } };
    },
    generateBundle() {
      if (!isForBrowsers) return;
      for (const file of files) this.emitFile({ type: 'asset', fileName: `${folder}/${file}`, source: readFileSync(SOURCE + file) });
    },
  };
}
