import { spawn } from 'node:child_process';
import { constants, setPriority } from 'node:os';
import { dirname, join } from 'node:path';
import { text } from 'node:stream/consumers';

/** Beside the program that runs. */
const COMMAND_LINE = join(dirname(process.argv[1] ?? ''), 'cli.js');

export interface OwnProcess {
  /** Ends it at once. */
  kill(): boolean;
}

/** Runs a command of `site` in a process of its own with low priority, with --json. `started` gets the process. Returns what it prints, '' if it was killed. */
export async function inOwnProcess(args: string[], started: (child: OwnProcess) => void): Promise<string> {
  const child = spawn(process.execPath, [COMMAND_LINE, ...args, '--json'], { stdio: ['ignore', 'pipe', 'inherit'] });
  started(child);
  const ended = new Promise<void>((resolve, reject) => child.once('error', reject).once('close', () => resolve()));
  if (child.pid !== undefined) setPriority(child.pid, constants.priority.PRIORITY_LOW);
  const [printed] = await Promise.all([text(child.stdout), ended]);
  return printed.trim();
}
