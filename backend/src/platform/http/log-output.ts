import { writeSync } from 'node:fs';
import { Socket } from 'node:net';
import { Logger } from '@nestjs/common';

/** What waits for a reader that has stopped, before lines are dropped. */
const WAITING_BYTES = 1024 * 1024;

const REASONS: Record<string, string> = {
  ENOSPC: 'the disk where it is stored is full',
  EDQUOT: 'the disk where it is stored is full',
  EPIPE: 'the program that read it has ended',
};

/**
 * A stream for log lines that never throws and never waits: a line that cannot be written is dropped and counted. pino's own
 * destination throws within the request that logs, and `process.stdout` closes at the first error of a file.
 */
export class LogOutput {
  /** Lines dropped since the process began. */
  dropped = 0;
  private before = 0;
  private reason: string | undefined;

  constructor(
    private readonly target: Socket | { fd: number },
    private readonly recovered: (lines: number) => void,
  ) {}

  write(line: string): void {
    const { target } = this;
    if (!(target instanceof Socket)) return this.note(append(target.fd, line));
    if (target.writableLength + line.length > WAITING_BYTES) return this.note('the program that reads it has stopped');
    // Only the callback tells whether it was written: Node never closes its own standard output.
    target.write(line, (error) => this.note(error ? reasonOf(error) : undefined));
  }

  /** A sentence while lines cannot be written. */
  fault(): string | undefined {
    if (this.reason === undefined) return undefined;
    return `The log cannot be written, because ${this.reason}. Lines lost so far: ${this.dropped - this.before}.`;
  }

  private note(failure: string | undefined): void {
    if (failure) this.dropped++;
    const hasRecovered = !failure && this.reason !== undefined;
    this.reason = failure;
    if (!hasRecovered) return;
    const lines = this.dropped - this.before;
    this.before = this.dropped;
    this.recovered(lines);
  }
}

/** Writes a line to a file. Returns why it failed. */
function append(fd: number, line: string): string | undefined {
  try {
    for (let rest = Buffer.from(line); rest.length > 0;) rest = rest.subarray(writeSync(fd, rest));
    return undefined;
  } catch (error) {
    return reasonOf(error);
  }
}

function reasonOf(error: unknown): string {
  const { code = 'an unknown error' } = error as NodeJS.ErrnoException;
  return REASONS[code] ?? `it failed with ${code}`;
}

/** The site's own log: every line goes through here. */
export const logOutput = new LogOutput(process.stdout, (lines) =>
  new Logger(LogOutput.name).warn(`The log can be written again. ${lines} lines before this one are missing.`),
);
// Covers output of libraries, too; without a listener, an error would end the process.
for (const stream of [process.stdout, process.stderr]) stream.on('error', () => undefined);
