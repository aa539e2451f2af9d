import type { Command } from 'commander';
import type { Env } from '../../config/env.js';
import { EnvError } from '../../config/start-error.js';
import { readSettings, withAccounts } from '../open-site.js';
import type { Output } from '../output.js';
import { checkAddress } from './check-address.js';
import { checkDatabase } from './check-database.js';
import { checkBackupStore, checkDisk, checkFolder, checkRedis, checkScanner, checkStorage } from './check-machine.js';
import { checkMail } from './check-mail.js';
import { failed, ok, type Finding } from './finding.js';

const MARKS: Record<Finding['state'], string> = { ok: 'ok     ', warning: 'warning', failed: 'FAILED ' };

export function addDoctorCommand(program: Command, output: Output): void {
  program
    .command('doctor')
    .description('examine settings, database, mail, storage, address, clock and disk; say what is wrong and what to do')
    .action(async () => {
      const findings = await examine((check) => output.progress('Examining', check));
      const count = (state: Finding['state']) => findings.filter((finding) => finding.state === state).length;
      const summary = count('failed') ? `${count('failed')} failed` : count('warning') ? 'The site works.' : 'All is well.';
      const lines = findings.map(({ check, state, message }) => `${MARKS[state]}  ${check}: ${message}`);
      if (count('failed')) output.exitCode = 1;
      output.done([...lines, summary].join('\n'), { isHealthy: count('failed') === 0, findings });
    });
}

async function examine(show: (check: string) => void): Promise<Finding[]> {
  let env: Env;
  try {
    env = readSettings();
  } catch (error) {
    if (!(error instanceof EnvError)) throw error;
    return error.problems.map((problem) => failed('configuration', `${problem}. See .env.example.`));
  }
  const findings: Finding[] = [ok('configuration', 'All settings are valid.'), checkFolder(env)];
  if (findings.some(({ state }) => state === 'failed')) return findings;
  show('disk and storage');
  findings.push(await checkDisk(env), await checkStorage(env), await checkScanner(env));
  findings.push(await checkBackupStore(env), await checkRedis(env));
  show('database');
  const database = await checkDatabase(env);
  findings.push(...database);
  show('mail');
  if (database.every(({ state }) => state !== 'failed')) findings.push(...(await withAccounts(checkMail)));
  show('address');
  return [...findings, ...(await checkAddress(env))];
}
