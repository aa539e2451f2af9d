import type { Command } from 'commander';
import { verifyChain } from '../../audit/verify-chain.js';
import { Secrets } from '../../platform/config/secrets.js';
import { StartError } from '../../platform/config/start-error.js';
import { readSettings, withDatabase } from './open-site.js';
import type { Output } from './output.js';

interface Head {
  seq: number;
  hash: string;
}

const HEAD = /^(\d{1,9}):([\da-f]{64})$/;

export function addAuditCommands(program: Command, output: Output): void {
  program
    .command('audit')
    .description('the audit log')
    .command('verify')
    .description('check that no entry of the audit log was changed, removed or inserted; the site may run')
    .option('--includes <head>', 'also check that the head of an earlier report is still part of the log', readHead)
    .action(({ includes }: { includes?: Head }) => verify(output, includes));
}

async function verify(output: Output, known?: Head): Promise<void> {
  const env = readSettings();
  const report = await withDatabase(env, (dataSource) => verifyChain(dataSource, new Secrets(env).key, known));
  if (report.isIntact && known && known.seq < (report.first ?? 0) - 1)
    throw new StartError(
      'The head of the earlier report is that of an entry which was removed because of its age, so it cannot be compared. The entries that are kept are intact.',
    );
  if (!report.isIntact) output.exitCode = 1;
  const text = report.isIntact
    ? `The audit log is intact: ${report.rows} entries. Its head is ${report.head ?? 'not there yet'}; keep it elsewhere to prove later that nothing was cut off.`
    : ['The audit log is not as the site wrote it.', ...report.faults.map(({ message }) => message)].join('\n');
  output.done(text, report);
}

function readHead(text: string): Head {
  const [, seq, hash] = (text.length <= 80 && HEAD.exec(text)) || [];
  if (!seq || !hash) throw new StartError('--includes needs the head of an earlier report, such as 1234:0a1b…, with all its 64 digits.');
  return { seq: Number(seq), hash };
}
