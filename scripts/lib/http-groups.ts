import { globSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { CACHE, ROOT } from './project.mjs';

const SEVERAL = 28;
/** How a spec begins that need not run everywhere. It may begin with two of them. */
const ON_ANY_DATABASE = '// Says the same on any database.\n';
const FURTHER = '// Only among the further tests.\n';
const FURTHER_ON_MARIADB = '// On MariaDB only among the further tests.\n';
/** What servers differ in: JSON, locks, collations, statements on the schema, dates, copies of every row, and load. */
const OF_DIFFERENCES = [
  'areas',
  'backup',
  'concurrent-transactions',
  'content-archive',
  'csv',
  'database-outages',
  'history',
  'inquiries',
  'large-prunes',
  'load',
  'move',
  'one-step-schema',
  'page-statistics',
  'releases',
  'schema',
  'service-location-pages',
  'simultaneous-creates',
  'trash',
  'waiting-reminders',
  'words',
];
const IS_FURTHER = /^backend\/test\/(long|fuzz)\//;

const specs = (folders: string) => globSync(`backend/test/${folders}*.spec.ts`, { cwd: ROOT });

/**
 * Returns the HTTP specs that do not run there.
 * @param where `further`: among the further tests instead of in `npm test`;
 *   `differences`: also, or only, what servers differ in
 */
export function leftOut({
  onServers = false,
  further = false,
  differences,
}: {
  onServers?: boolean;
  further?: boolean;
  differences?: 'too' | 'only';
}) {
  return specs('**/').filter((path) => {
    if (differences && OF_DIFFERENCES.includes(basename(path, '.spec.ts'))) return false;
    if (differences === 'only') return true;
    const head = readFileSync(join(ROOT, path), 'utf8').slice(0, ON_ANY_DATABASE.length + FURTHER_ON_MARIADB.length);
    if (onServers && head.includes(ON_ANY_DATABASE)) return true;
    const isFurther = IS_FURTHER.test(path) || head.includes(FURTHER) || (onServers && head.includes(FURTHER_ON_MARIADB));
    return isFurther !== further;
  });
}

/**
 * Jest loads the application again for each file, which takes longer than most HTTP specs. Here neighbours in the alphabet share
 * a file that only imports them. Each still creates its own app and database.
 * @param [except] specs to leave out
 */
export function writeHttpGroups(name: string, except: string[] = []) {
  const folder = join(CACHE, 'test/http-groups', name);
  rmSync(folder, { recursive: true, force: true });
  mkdirSync(folder, { recursive: true });
  const chosen = specs('{,site/}')
    .filter((path) => !except.includes(path))
    .sort();
  const groups = Math.ceil(chosen.length / SEVERAL);
  for (let group = 0; group < groups; group++) {
    const members = chosen.slice(Math.floor((group * chosen.length) / groups), Math.floor(((group + 1) * chosen.length) / groups));
    const names = members.map((path) => basename(path, '.spec.ts'));
    const imports = members.map((path) => `import '../../../../${path.replace(/\.ts$/, '.js')}';\n`);
    writeFileSync(join(folder, `${names[0]} to ${names.at(-1)}.ts`), imports.join(''));
  }
}
