import './config/require-node.js';
import { EnvError, readEnv } from './config/env.js';
import { prepareDatabase } from './database/prepare-database.js';

/** Prepares the database and ends: the one-shot service of docker-compose.yml. */
const say = (line: string) => process.stdout.write(`${line}\n`);
try {
  const { dataSource, firstAdmin } = await prepareDatabase(readEnv(), say);
  await dataSource.destroy();
  if (firstAdmin?.password) say(`First sign-in: ${firstAdmin.username} with the password ${firstAdmin.password}  (shown only this once)`);
  say('Database: ready');
} catch (error) {
  process.stderr.write(`\n${error instanceof EnvError ? error.message : String(error)}\n`);
  process.exit(1);
}
