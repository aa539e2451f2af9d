import { globSync, mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { CACHE, ROOT } from './project.mjs';

const FOLDER = join(CACHE, 'test/http-groups');
const SPECS = 'backend/test/*.spec.ts';
// Enough to balance the workers, few enough to keep loading short.
const GROUPS = 8;

/**
 * Jest loads the application again for each file, which takes longer than most HTTP specs. Here neighbours in the alphabet share
 * a file that only imports them. Each still creates its own app and database.
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
