// Fails if a package of package-lock.json has a published weakness that .github/advisories.json does not accept. Needs the registry's service of advisories.
import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { readArguments } from './lib/arguments.mjs';
import { advisoryFaults } from './lib/advisories.mjs';
import { ROOT } from './lib/project.mjs';

readArguments('Fails if a package has a published weakness that is not accepted.');

const { stdout, error } = spawnSync('npm', ['audit', '--json'], { cwd: ROOT, encoding: 'utf8', maxBuffer: 2 ** 26 });
if (error) throw error;
/** @type {import('./lib/advisories.mjs').Exception[]} */
const exceptions = JSON.parse(readFileSync(join(ROOT, '.github/advisories.json'), 'utf8'));
try {
  const faults = advisoryFaults(JSON.parse(stdout), exceptions, new Date().toISOString().slice(0, 10));
  for (const fault of faults) console.error(fault);
  console.log(faults.length ? `${faults.length} to be mended, or accepted in .github/advisories.json` : 'No advisories');
  process.exitCode = faults.length ? 1 : 0;
} catch (failure) {
  console.error(failure instanceof Error ? failure.message : failure);
  process.exitCode = 2;
}
