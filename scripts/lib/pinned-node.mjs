import { ensureInstalled } from './install.mjs';
import { NODE, NODE_VERSION } from './project.mjs';
import { run } from './run.mjs';

/**
 * Installs missing packages and runs `work` on the pinned Node, in a new process if necessary.
 * @param {string} script the caller's own file
 * @param {() => Promise<number | void>} work may import installed packages and TypeScript
 * @returns {Promise<number | void>} the exit status
 */
export async function onPinnedNode(script, work) {
  await ensureInstalled();
  if (process.versions.node === NODE_VERSION) return work();
  return run(NODE, [script, ...process.argv.slice(2)]);
}
