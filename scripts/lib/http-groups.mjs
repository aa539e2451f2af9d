import { globSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { CACHE, ROOT } from './project.mjs';

const SPECS = 'backend/test/{,site/}*.spec.ts';
const SEVERAL = 20;
/** The first line of a spec that need not run on each database. */
const ON_ANY_DATABASE = '// Says the same on any database.\n';

/** @returns {string[]} the specs that need not run on each database */
export const onAnyDatabase = () =>
  globSync('backend/test/**/*.spec.ts', { cwd: ROOT }).filter((path) => readFileSync(join(ROOT, path), 'utf8').startsWith(ON_ANY_DATABASE));

/**
 * Jest loads the application again for each file, which takes longer than most HTTP specs. Here neighbours in the alphabet share
 * a file that only imports them. Each still creates its own app and database.
 * @param {string} name of the folder for these files
 * @param {string[]} [except] specs to leave out
 */
export function writeHttpGroups(name, except = []) {
  const folder = join(CACHE, 'test/http-groups', name);
  rmSync(folder, { recursive: true, force: true });
  mkdirSync(folder, { recursive: true });
  const specs = globSync(SPECS, { cwd: ROOT })
    .filter((path) => !except.includes(path))
    .sort();
  const groups = Math.ceil(specs.length / SEVERAL);
  for (let group = 0; group < groups; group++) {
    const members = specs.slice(Math.floor((group * specs.length) / groups), Math.floor(((group + 1) * specs.length) / groups));
    const names = members.map((path) => basename(path, '.spec.ts'));
    const imports = members.map((path) => `import '../../../../${path.replace(/\.ts$/, '.js')}';\n`);
    writeFileSync(join(folder, `${names[0]} to ${names.at(-1)}.ts`), imports.join(''));
  }
}
