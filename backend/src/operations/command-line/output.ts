import { HttpException } from '@nestjs/common';
import type { Progress } from '../backup/archive-format.js';
import { StartError } from '../../platform/config/start-error.js';
import { isConnectionLost, isDiskFull, isUnwritable } from '../../platform/database/database-errors.js';

const FAILED = 1;
const MB = 1_000_000;

export const inMB = (bytes: number): string => `${(bytes / MB).toFixed(1)} MB`;

/** What a command prints. */
export class Output {
  exitCode = 0;
  private shown = '';

  constructor(readonly isJson: boolean) {}

  /** `text` for people, `result` with --json. */
  done(text: string, result: object): void {
    this.endProgress();
    process.stdout.write(this.isJson ? `${JSON.stringify(result)}\n` : `${text}\n`);
  }

  /** Shows progress: on a terminal in one line that is replaced, elsewhere in a line for each new `step`. With --json it is sent to the site if that runs the command. */
  readonly progress: Progress = (step, detail = '') => {
    if (this.isJson) {
      if (process.connected) process.send?.({ step, detail });
      return;
    }
    if (process.stderr.isTTY) process.stderr.write(`\r\x1B[K${step}${detail && ` ${detail}`}`);
    else if (step !== this.shown) process.stderr.write(`${step}\n`);
    this.shown = step;
  };

  /** Returns the exit code of a command that failed. */
  fail(error: unknown): number {
    this.endProgress();
    const foreseen = sentenceOf(error);
    const [message, stack] = error instanceof Error ? [error.message, error.stack ?? error.message] : [String(error), String(error)];
    if (this.isJson) process.stdout.write(`${JSON.stringify({ error: foreseen ?? message })}\n`);
    if (!this.isJson || foreseen === undefined) process.stderr.write(`${foreseen ?? stack}\n`);
    return FAILED;
  }

  private endProgress(): void {
    if (this.shown && !this.isJson && process.stderr.isTTY) process.stderr.write('\r\x1B[K');
    this.shown = '';
  }
}

/** Undefined for unexpected errors, which are printed with their stack. */
function sentenceOf(error: unknown): string | undefined {
  if (error instanceof StartError) return error.message;
  if (error instanceof HttpException) return messageOf(error);
  if (isDiskFull(error)) return 'There is no space left on the disk. Free some and try again.';
  if (isUnwritable(error)) return 'The disk or the database is read-only. Make it writable and try again.';
  if (isConnectionLost(error)) return 'The connection to the database was lost. Check that it is running and try again.';
  return undefined;
}

function messageOf(error: HttpException): string {
  const response = error.getResponse();
  if (typeof response === 'string') return response;
  const { error: sentence, message, fields = {} } = response as { error?: string; message?: string; fields?: Record<string, string[]> };
  const faults = Object.entries(fields).map(([name, messages]) => `${name}: ${messages.join(', ')}`);
  return faults.length ? faults.join('\n') : (message ?? sentence ?? error.message);
}
