import { readFileSync, rmSync } from 'node:fs';
import { EXTERNAL_PACKAGES } from '../backend/external-packages.mjs';

// Removes the packages that are part of the backend's bundle from the current folder's node_modules, after `npm ci`.

if (process.argv.length > 2) {
  console.error('keep-external-packages.mjs takes no arguments.');
  process.exit(2);
}

/** @type {{ packages: Record<string, { dependencies?: object, optionalDependencies?: object }> }} */
const { packages } = JSON.parse(readFileSync('package-lock.json', 'utf8'));
/** @type {Set<string>} */
const kept = new Set();

/** Keeps a package and what it needs, as Node finds them. @param {string} name @param {string} from folder of the package that needs it */
function keep(name, from) {
  const folder = [...ancestors(from), ''].map((path) => `${path && `${path}/`}node_modules/${name}`).find((path) => path in packages);
  if (!folder || kept.has(folder)) return;
  kept.add(folder);
  const { dependencies = {}, optionalDependencies = {} } = packages[folder] ?? {};
  for (const needed of Object.keys({ ...dependencies, ...optionalDependencies })) keep(needed, folder);
}

/** @param {string} path @returns {string[]} the folder itself, then those above it */
const ancestors = (path) => (path ? [path, ...ancestors(path.slice(0, Math.max(0, path.lastIndexOf('/'))))] : []);

for (const name of EXTERNAL_PACKAGES) keep(name, 'backend');
for (const folder of Object.keys(packages)) {
  const isNeeded = [...kept].some((path) => path === folder || path.startsWith(`${folder}/`));
  if (folder.includes('node_modules/') && !isNeeded) rmSync(folder, { recursive: true, force: true });
}
