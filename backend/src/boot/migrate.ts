import '../platform/config/require-node.js';

// Prepares the database and exits: the one-shot service of docker-compose.yml. Dynamic imports as in main.ts.
const { readArguments, startProgram } = await import('./read-arguments.js');
const options = readArguments(startProgram('migrate.js', 'Prepares the database and exits.')).opts();
const [{ start }, { prepareDatabase }, { announceFirstPassword }] = await Promise.all([
  import('./start.js'),
  import('./prepare-database.js'),
  import('../auth/first-admin.js'),
]);
await start(async (env, say) => {
  const { close } = await prepareDatabase(env, say, options);
  await close();
  announceFirstPassword(env, say);
  say('Database: ready');
});
