import type { INestApplicationContext } from '@nestjs/common';
import type { Command } from 'commander';
import { BackupRun } from '../../backup/backup-run.entity.js';
import { BackupRuns } from '../../backup/backup-runs.service.js';
import { variableNames, type Env } from '../../../platform/config/env.js';
import { misspelt } from '../../../platform/config/misspelt.js';
import { EnvError } from '../../../platform/config/start-error.js';
import { MailTransport } from '../../../delivery/mail/mail-transport.service.js';
import { OutboxService } from '../../../delivery/outbox/outbox.service.js';
import { Examination } from '../../doctor/examination.entity.js';
import { Examinations } from '../../doctor/examinations.service.js';
import { attempt, failed, ok, warning, type Finding } from '../../doctor/finding.js';
import { readSettings, withAccounts, withDatabase } from '../open-site.js';
import type { Output } from '../output.js';
import { checkAddress, checkCertificate } from './check-address.js';
import { checkBackupFolder, checkBackups, checkBackupStore } from './check-backups.js';
import { checkDatabase, checkFiles } from './check-data.js';
import { checkDisk, checkFolder, checkRedis, checkScanner, checkStorage } from './check-machine.js';

const MARKS: Record<Finding['state'], string> = { ok: 'ok     ', warning: 'warning', failed: 'FAILED ' };

export function addDoctorCommand(program: Command, output: Output): void {
  program
    .command('doctor')
    .description(
      'examine settings, database, files, backups, mail, storage, address, certificate, clock and disk; say what is wrong and what to do',
    )
    .action(async () => {
      const findings = await examine((check) => output.progress('Examining', check));
      const count = (state: Finding['state']) => findings.filter((finding) => finding.state === state).length;
      const lines = findings.map(({ check, state, message }) => `${MARKS[state]}  ${check}: ${message}`);
      if (count('failed')) output.exitCode = 1;
      const summary = `${count('failed')} failed, ${count('warning')} to look at.`;
      output.done([...lines, count('failed') + count('warning') ? summary : 'All is well.'].join('\n'), {
        isHealthy: count('failed') === 0,
        findings,
      });
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
  const findings: Finding[] = [...checkVariables(), checkFolder(env)];
  if (findings.some(({ state }) => state === 'failed')) return findings;
  show('disk and storage');
  findings.push(await checkDisk(env), await checkStorage(env), await checkScanner(env));
  findings.push(await checkBackupFolder(env), await checkBackupStore(env), await checkRedis(env));
  show('database');
  const database = await checkDatabase(env);
  findings.push(...database);
  const isReadable = database.every(({ check, state }) => check !== 'database' || state !== 'failed');
  show('files and backups');
  if (isReadable) findings.push(await checkFiles(env), ...(await checkBackups(env)));
  show('mail');
  if (isReadable) findings.push(...(await withAccounts(checkMail)));
  show('address');
  findings.push(...(await checkAddress(env)), ...(await checkCertificate(env)));
  const stored = await store(env, findings);
  // Otherwise the database's own finding says why.
  return isReadable ? [...findings, stored] : findings;
}

function checkVariables(): Finding[] {
  const found = misspelt(variableNames());
  if (!found.length) return [ok('configuration', 'All settings are valid.')];
  return found.map(({ name, meant }) =>
    warning('configuration', `The variable ${name} is no setting and has no effect. If you meant ${meant}, correct its name.`),
  );
}

/** Connects to the mail server and signs in, but sends nothing. */
async function checkMail(site: INestApplicationContext): Promise<Finding[]> {
  const transport = site.get(MailTransport, { strict: false });
  const outbox = site.get(OutboxService, { strict: false });
  return [
    await attempt('mail', 'Check SMTP_URL or the mail settings in the backoffice.', async () => {
      if (!(await transport.isConfigured()))
        return warning(
          'mail',
          'No mail server is set up, so nobody gets emails about enquiries. Set SMTP_URL or the mail settings in the backoffice.',
        );
      await transport.verify();
      return ok('mail', 'The mail server accepts the sign-in.');
    }),
    await attempt('queue', 'Check the database.', async () =>
      (await outbox.isStuck())
        ? failed('queue', 'Messages have been waiting for more than an hour. Check that the site runs, and its log for the reason.')
        : ok('queue', 'No message waits for long.'),
    ),
  ];
}

/** For the dashboard. */
const store = (env: Env, findings: Finding[]): Promise<Finding> =>
  attempt('dashboard', 'The dashboard shows earlier findings.', () =>
    withDatabase(env, async (dataSource) => {
      const backups = new BackupRuns(dataSource.getRepository(BackupRun), env);
      await new Examinations(dataSource.getRepository(Examination), backups).store(findings);
      return ok('dashboard', 'Administrators see these findings on the dashboard.');
    }),
  );
