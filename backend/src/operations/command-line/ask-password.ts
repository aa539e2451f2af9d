import { createInterface } from 'node:readline/promises';
import { Writable } from 'node:stream';
import { StartError } from '../../platform/config/start-error.js';

const INTERRUPTED = 130;

/** Asks on the terminal without showing what is typed. Throws StartError without a terminal or if both entries differ. */
export async function askPassword(): Promise<string> {
  if (!process.stdin.isTTY)
    throw new StartError('A password can only be asked for on a terminal. Leave out --ask: one is generated and printed.');
  const password = await askHidden('New password: ');
  if (password !== (await askHidden('The same again: '))) throw new StartError('The two passwords differ. Nothing was changed.');
  return password;
}

async function askHidden(question: string): Promise<string> {
  const nothing = new Writable({ write: (_chunk, _encoding, done) => done() });
  const lines = createInterface({ input: process.stdin, output: nothing, terminal: true });
  lines.once('SIGINT', () => process.exit(INTERRUPTED));
  process.stderr.write(question);
  try {
    return await lines.question('');
  } finally {
    lines.close();
    process.stderr.write('\n');
  }
}
