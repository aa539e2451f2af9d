import type { Command } from 'commander';
import { Changes } from '../../audit/changes.service.js';
import { StartError } from '../../platform/config/start-error.js';
import { DemoRemoval } from '../set-up/demo-removal.service.js';
import { resetDemo } from '../../sample-content/reset-demo.js';
import { SetUpModule } from '../set-up/set-up.module.js';
import { SetUpService } from '../set-up/set-up.service.js';
import { backUp } from './back-up.js';
import { readSettings, whileSiteIsStopped, withServices } from './open-site.js';
import type { Output } from './output.js';

export function addDemoCommands(program: Command, output: Output): void {
  const demo = program.command('demo').description('the content of the sample company');
  demo
    .command('remove')
    .description('move what nobody has changed of it to the trash; the company needs its own name, contact details and place')
    .option('--dry-run', 'only list what would go')
    .action(({ dryRun }: { dryRun?: boolean }) => whileSiteIsStopped(() => (dryRun ? list(output) : remove(output))));
  demo
    .command('reset')
    .description('replace content and settings by the demonstration; accounts, enquiries and uploaded files stay')
    .option('--force', 'also if the site has content of its own, which is backed up first')
    .action(({ force = false }: { force?: boolean }) => whileSiteIsStopped(() => reset(output, force)));
}

async function list(output: Output): Promise<void> {
  const { untouched, edited, missing } = await withServices(SetUpModule, (site) => site.get(SetUpService).status());
  const lines = (title: string, records: typeof untouched) =>
    records.length ? [`${title}:`, ...records.map(({ resource, name }) => `  ${resource}: ${name}`)] : [];
  const text = [...lines('Would be removed', untouched), ...lines('Would stay, as it was changed or is needed', edited)].join('\n');
  output.done(text || 'Nothing is left of the demonstration.', { untouched, edited, missing });
}

async function remove(output: Output): Promise<void> {
  const result = await withServices(SetUpModule, (site) => site.get(DemoRemoval).remove({ edited: [] }));
  const { removed, kept, pages, withoutLine } = result;
  const stay = kept ? `\n${kept} stay, because they were changed or are needed by pages that were. Delete them in the backoffice.` : '';
  const idle = withoutLine.map((title) => `\n"${title}" stays inactive: the settings have no emergency line.`).join('');
  output.done(
    `${removed} records of the demonstration are in the trash for 30 days; ${pages} service pages were added.${stay}${idle}`,
    result,
  );
}

async function reset(output: Output, force: boolean): Promise<void> {
  const env = readSettings();
  const records = Object.values(await withServices(SetUpModule, (site) => site.get(SetUpService).ownContent()));
  const own = records.reduce((sum, count) => sum + count, 0);
  if (own && !force)
    throw new StartError(`This site has ${own} changes of its own. With --force they are backed up to ${env.backupDir}, then replaced.`);
  const backup = own ? await backUp(env, env.backupDir, (step, detail) => output.progress(step, detail)) : null;
  await withServices(SetUpModule, (site) => resetDemo(site.get(Changes, { strict: false }), own));
  const kept = backup ? `\nWhat was replaced is in ${backup.file}.` : '';
  output.done(`The demonstration is back.${kept}`, { backup: backup?.file ?? null });
}
