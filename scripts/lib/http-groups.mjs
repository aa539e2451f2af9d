import { globSync, mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { CACHE, ROOT } from './project.mjs';

const FOLDER = join(CACHE, 'test/http-groups');
const SPECS = 'backend/test/{,site/}*.spec.ts';
// A group takes this part of what is left, so the first groups load the application for many and the last ones end together.
const SHARE = 1 / 4;
const FEWEST = 10;

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
  while (left.length > 0) {
    const specs = left.splice(0, Math.max(FEWEST, Math.ceil(left.length * SHARE)));
    const names = specs.map((path) => basename(path, '.spec.ts'));
    const imports = specs.map((path) => `import '../../../${path.replace(/\.ts$/, '.js')}';\n`);
    writeFileSync(join(FOLDER, `${names[0]} to ${names.at(-1)}.ts`), imports.join(''));
  }
}
