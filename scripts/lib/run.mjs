import { spawn } from 'node:child_process';
import { constants } from 'node:os';
import { createInterface } from 'node:readline';
import { ROOT, projectEnvironment } from './project.mjs';

/**
 * Runs a command in the project and shows its output. Signals are passed on to the command, and this process ends
 * after it.
 * @param {string} command
 * @param {string[]} args
 * @param {NodeJS.ProcessEnv} [env]
 * @param {string} [label] stands before each line, for commands that run side by side
 * @returns {Promise<number>} its exit status
 */
export async function run(command, args, env = projectEnvironment(), label) {
  const child = spawn(command, args, { cwd: ROOT, env, stdio: label ? ['ignore', 'pipe', 'pipe'] : 'inherit' });
  for (const input of [child.stdout, child.stderr]) {
    if (input) createInterface({ input }).on('line', (line) => console.log(line ? `${label} | ${line}` : ''));
  }
  let asked = false;
  const end = () => {
    asked = true;
    // Also for Ctrl-C, which the terminal has already sent to the child.
    child.kill('SIGTERM');
  };
  process.on('SIGINT', end).on('SIGTERM', end);
  const ended = await status(child);
  if (asked) process.exit(ended);
  process.off('SIGINT', end).off('SIGTERM', end);
  return ended;
}

/**
 * Runs a command in the project without showing its output.
 * @param {string} command
 * @param {string[]} args
 * @param {NodeJS.ProcessEnv} [more] added to the environment
 * @returns {Promise<{ status: number, output: string }>}
 */
export async function runQuietly(command, args, more) {
  // Some tools print colours without a terminal.
  const env = { ...projectEnvironment(), NO_COLOR: '1', ...more };
  const child = spawn(command, args, { cwd: ROOT, env, stdio: ['ignore', 'pipe', 'pipe'] });
  /** @type {Buffer[]} */
  const chunks = [];
  /** @param {Buffer} chunk */
  const keep = (chunk) => chunks.push(chunk);
  child.stdout.on('data', keep);
  child.stderr.on('data', keep);
  const code = await status(child);
  return { status: code, output: Buffer.concat(chunks).toString() };
}

/**
 * @param {import('node:child_process').ChildProcess} child
 * @returns {Promise<number>} the exit status, as a shell reports it
 */
function status(child) {
  return new Promise((resolve, reject) => {
    child.once('error', reject);
    child.once('close', (code, signal) => resolve(code ?? 128 + (signal ? constants.signals[signal] : 0)));
  });
}
