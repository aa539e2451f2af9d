import { spawn } from 'node:child_process';
import { constants, setPriority } from 'node:os';
import { dirname, join } from 'node:path';
import type { Readable } from 'node:stream';
import { text } from 'node:stream/consumers';
import { Recurring } from '../../platform/recurring/recurring.js';

/** The command line, which lies beside the program that runs. */
const COMMAND_LINE = join(dirname(process.argv[1] ?? ''), 'cli.js');

type WithOutput = ReturnType<typeof spawn> & { stdout: Readable };

/** What a command is doing. */
export type Step = (name: string, detail?: string) => void;

/** A job that lets a command of `site` do its work in a process of its own with low priority, which ends when the site stops. */
export abstract class OwnProcessJob extends Recurring {
  private child?: ReturnType<typeof spawn>;

  /** Returns the result of the command, or undefined if its process was killed. */
  protected async command<T>(args: string[], onStep: Step = () => undefined): Promise<T | { error: string } | undefined> {
    const child = spawn(process.execPath, [COMMAND_LINE, ...args, '--json'], { stdio: ['ignore', 'pipe', 'inherit', 'ipc'] }) as WithOutput;
    this.child = child;
    child.on('message', (message) => {
      const { step, detail } = message as { step: string; detail: string };
      onStep(step, detail);
    });
    try {
      const ended = new Promise<void>((resolve, reject) => child.once('error', reject).once('close', () => resolve()));
      if (child.pid !== undefined) setPriority(child.pid, constants.priority.PRIORITY_LOW);
      const [printed] = await Promise.all([text(child.stdout), ended]);
      return printed.trim() ? (JSON.parse(printed) as T | { error: string }) : undefined;
    } finally {
      this.child = undefined;
    }
  }

  override beforeApplicationShutdown(): Promise<void> {
    const ended = super.beforeApplicationShutdown();
    this.child?.kill();
    return ended;
  }
}
