// Fails if a package of package-lock.json has a published weakness that .github/advisories.json does not accept, and notes there when the registry was asked.
// Needs the registry's service of advisories.
import { spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { readArguments } from './lib/arguments.mjs';
import { advisoryFaults, lastLookup } from './lib/advisories.mjs';
import { ROOT } from './lib/project.mjs';

readArguments('Fails if a package has a published weakness that is not accepted.');

const FILE = join(ROOT, '.github/advisories.json');
const today = new Date().toISOString().slice(0, 10);
const lockfile = createHash('sha256')
  .update(readFileSync(join(ROOT, 'package-lock.json')))
  .digest('hex');
const { stdout, error } = spawnSync('npm', ['audit', '--json'], { cwd: ROOT, encoding: 'utf8', maxBuffer: 2 ** 26 });
if (error) throw error;
const known = /** @type {import('./lib/advisories.mjs').Known} */ (JSON.parse(readFileSync(FILE, 'utf8')));
try {
  const faults = advisoryFaults(JSON.parse(stdout), known.exceptions, today);
  for (const fault of faults) console.error(fault);
  console.log(faults.length ? `${faults.length} to be fixed, or accepted in .github/advisories.json` : 'No advisories');
  writeFileSync(FILE, `${JSON.stringify({ ...known, lookedUp: { on: today, lockfile } }, null, 2)}\n`);
  process.exitCode = faults.length ? 1 : 0;
} catch (failure) {
  console.error(failure instanceof Error ? failure.message : failure);
  console.error(lastLookup(known.lookedUp, lockfile));
  process.exitCode = 2;
}
