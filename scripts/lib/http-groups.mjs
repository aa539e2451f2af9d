import { globSync, mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { CACHE, ROOT } from './project.mjs';

const FOLDER = join(CACHE, 'test/http-groups');
const SPECS = 'backend/test/*.spec.ts';
// Enough to keep the workers equally busy, few enough that loading hardly counts.
const GROUPS = 8;

/**
 * Jest loads the application anew for each file, and that takes longer than most HTTP specs do. The check run therefore has
 * neighbours in the alphabet share a file that only imports them. Each still makes an app and a database of its own.
 * @param {string} [except] pattern of the paths to leave out
 */
export function writeHttpGroups(except) {
  rmSync(FOLDER, { recursive: true, force: true });
  mkdirSync(FOLDER, { recursive: true });
  const left = globSync(SPECS, { cwd: ROOT })
    .filter((path) => !except || !new RegExp(except).test(path))
    .sort();
  for (let groups = GROUPS; left.length > 0; groups--) {
    const specs = left.splice(0, Math.ceil(left.length / groups)).map((path) => basename(path, '.spec.ts'));
    const imports = specs.map((name) => `import '../../../backend/test/${name}.spec.js';\n`);
    writeFileSync(join(FOLDER, `${specs[0]} to ${specs.at(-1)}.ts`), imports.join(''));
  }
}
