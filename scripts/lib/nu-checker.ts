import { spawnSync } from 'node:child_process';
import { ensureTool, pathOf, VNU } from './fetched-tools.ts';
import { Failure } from './project.mjs';

const QUIETLY = { stdio: 'ignore', env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' } } as const;

const runs = (command: string, ...options: string[]) => spawnSync(command, options, QUIETLY).status === 0;

/** Returns what the environment of specs needs for the Nu checker; nothing, after a line that says why, where it cannot run. */
export async function nuChecker(): Promise<NodeJS.ProcessEnv> {
  try {
    await ensureTool(VNU);
    if (!hasJava()) throw new Failure('It needs Java; as root on Debian it is installed.');
    return { TEST_VNU: pathOf(VNU) };
  } catch (error) {
    if (!(error instanceof Failure)) throw error;
    console.log(`Skipped the Nu checker of HTML. ${error.message}`);
    return {};
  }
}

/** Installs Debian's if there is none. */
const hasJava = (): boolean =>
  runs('java', '-version') ||
  (process.getuid?.() === 0 &&
    runs('apt-get', 'update', '-qq') &&
    runs('apt-get', 'install', '-y', '-qq', '--no-install-recommends', 'default-jre-headless') &&
    runs('java', '-version'));
