import { pino } from 'pino';
import { logOutput } from '../platform/http/log-output.js';
import { logsJson, readEnv, type Env } from '../platform/config/env.js';
import { StartError } from '../platform/config/start-error.js';
import { firstAdminProblems } from '../auth/first-admin.js';

export type Say = (line: string) => void;

/** Runs `work`; errors end the process with a readable message. */
export async function start(work: (env: Env, say: Say) => Promise<void>): Promise<void> {
  let env: Env | undefined;
  try {
    env = readEnv(undefined, firstAdminProblems);
    const log = logsJson() ? pino({ level: env.LOG_LEVEL }, logOutput) : undefined;
    await work(env, (line) => (log ? log.info(line) : logOutput.write(`${line}\n`)));
  } catch (error) {
    const reason = explain(error, env);
    if (logsJson()) pino(logOutput).fatal(reason);
    else process.stderr.write(`\n${reason}\n`);
    process.exit(1);
  }
}

/** Leaves out the stack where the message is enough. */
function explain(error: unknown, env?: Env): string {
  if (error instanceof StartError) return error.message;
  if (error instanceof Error && 'code' in error && error.code === 'EADDRINUSE') {
    return `Port ${'port' in error ? String(error.port) : env?.PORT} is taken by another program. Stop it, or choose another port, for example PORT=3001.`;
  }
  if (error instanceof Error && 'code' in error && error.code === 'EACCES')
    return `This user may not listen on port ${env?.PORT}. Choose one above 1023, for example PORT=3000.`;
  return error instanceof Error ? (error.stack ?? error.message) : String(error);
}
