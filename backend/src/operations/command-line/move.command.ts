import { Argument, type Command } from 'commander';
import { moveSite, type Destination } from '../backup/move-site.js';
import { readSettings } from './open-site.js';
import type { Output } from './output.js';

const NEXT: Record<Destination, string> = {
  mariadb: 'Start the site with the same DATABASE_URL.',
  sqlite: 'Remove DATABASE_URL from the settings and start the site.',
};

export function addMoveCommand(program: Command, output: Output): void {
  program
    .command('move')
    .description('copy the database of a stopped site from DATA_DIR (SQLite) to DATABASE_URL (MariaDB) or back, every row compared')
    .addArgument(new Argument('<to>', 'where to').choices(['mariadb', 'sqlite']))
    .option('--force', 'replace the tables that the destination has')
    .action(async (to: Destination, { force = false }: { force?: boolean }) => {
      const result = await moveSite(readSettings(), to, force, output.progress);
      const kept = result.before ? `\nThe files that were replaced are in ${result.before}.` : '';
      output.done(`${result.rows} rows in ${result.tables} tables have been copied and compared. ${NEXT[to]}${kept}`, result);
    });
}
