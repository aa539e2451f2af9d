import '../platform/config/require-node.js';

// `npm run site -- COMMAND`, in the container `site COMMAND`. Dynamic imports as in main.ts.
const { runCommandLine } = await import('../operations/command-line/program.js');
process.exitCode = await runCommandLine(
  process.argv.slice(2),
  async () => (await import('./preview-site.js')).previewSite(),
  async (env, dataSource) => (await import('./preview-site.js')).siteServices(env, dataSource),
);
