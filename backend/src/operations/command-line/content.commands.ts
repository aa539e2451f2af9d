import { Module, type INestApplication } from '@nestjs/common';
import { EventEmitter2 } from '@nestjs/event-emitter';
import type { Command } from 'commander';
import { resolve } from 'node:path';
import { DataSource } from 'typeorm';
import { Changes } from '../../audit/changes.service.js';
import { contentTables, type ContentTables } from '../backup/content-scope.js';
import { exportContent, readContent } from '../backup/content-archive.js';
import { importContent } from '../backup/import-content.js';
import { withStage } from '../backup/stage.js';
import { kindsIn } from '../../kinds/names.js';
import { StartError } from '../../platform/config/start-error.js';
import { DeliveryModule } from '../../delivery/delivery.module.js';
import { resetDemo } from '../../sample-content/reset-demo.js';
import { Media } from '../../media/media.entity.js';
import { DemoRemoval } from '../set-up/demo-removal.service.js';
import { SetUpModule } from '../set-up/set-up.module.js';
import { SetUpService } from '../set-up/set-up.service.js';
import { backUp } from './back-up.js';
import { exportEverything } from './export-everything.js';
import { exportLists, withSite, type SiteServices } from './export-lists.js';
import { readSettings, whileSiteIsStopped, withDatabase, withServices } from './open-site.js';
import { inMB, type Output } from './output.js';

/** Also sends the mails that an import causes. */
@Module({ imports: [SetUpModule, DeliveryModule] })
class ImportModule {}

/** Loads the modules of the site without starting them; their kinds of record say what its content is. */
export type PreviewSite = () => Promise<INestApplication>;

const tablesOf = async (dataSource: DataSource, previewSite: PreviewSite): Promise<ContentTables> =>
  contentTables(dataSource, kindsIn(await previewSite()));

export function addContentCommands(program: Command, output: Output, previewSite: PreviewSite, siteServices: SiteServices): void {
  program
    .command('export <target>')
    .description('write all content with its files into one archive, without accounts, enquiries and secrets; the site may run')
    .option('--csv', 'write every list, enquiries and audit log included, as a CSV file into a new folder instead')
    .option('--everything', 'write lists, texts, settings, conversations and pictures into one .tar.gz for people and other programs')
    .action((target: string, { csv = false, everything = false }: { csv?: boolean; everything?: boolean }) => {
      if (everything) return exportAll(output, siteServices, target);
      return csv ? exportCsv(output, siteServices, target) : exportTo(output, previewSite, target);
    });
  program
    .command('import <archive>')
    .description('replace the content of a stopped site by what another one exported, after verifying it')
    .option('--force', 'also if the site has content of its own, which is backed up first')
    .action((archive: string, { force = false }: { force?: boolean }) =>
      whileSiteIsStopped(() => importFrom(output, previewSite, archive, force)),
    );
}

export function addDemoCommands(program: Command, output: Output): void {
  const demo = program.command('demo').description('the content of the sample company');
  demo
    .command('remove')
    .description('move what nobody has changed of it to the trash; the company needs its own name, contact details and place')
    .option('--dry-run', 'only list what would go')
    .action(({ dryRun }: { dryRun?: boolean }) => whileSiteIsStopped(() => (dryRun ? listDemo(output) : removeDemo(output))));
  demo
    .command('reset')
    .description('replace content and settings by the demonstration; accounts, enquiries and uploaded files stay')
    .option('--force', 'also if the site has content of its own, which is backed up first')
    .action(({ force = false }: { force?: boolean }) => whileSiteIsStopped(() => resetToDemo(output, force)));
}

async function exportCsv(output: Output, siteServices: SiteServices, given: string): Promise<void> {
  const result = await exportLists(siteServices, given);
  output.done(`${result.folder}: ${result.files.join(', ')}. They hold personal data: keep them as you keep a backup.`, result);
}

async function exportAll(output: Output, siteServices: SiteServices, given: string): Promise<void> {
  const result = await withSite(siteServices, (site, env) => exportEverything(site, env, given, output.progress));
  output.done(`${result.file} (${inMB(result.bytes)}): ${result.result} It holds personal data: keep it as you keep a backup.`, result);
}

async function exportTo(output: Output, previewSite: PreviewSite, given: string): Promise<void> {
  const env = readSettings();
  const tables = await withDatabase(env, (dataSource) => tablesOf(dataSource, previewSite));
  const result = await exportContent(env, tables, given, output.progress);
  const { file, bytes, rows, files, missing } = result;
  if (missing.length) output.exitCode = 1;
  const lost = missing.length ? `\nThese files are named by the database, but the storage does not have them: ${missing.join(', ')}` : '';
  output.done(`${file} (${inMB(bytes)}): ${rows} records and ${files} files, read back and compared.${lost}`, result);
}

async function importFrom(output: Output, previewSite: PreviewSite, given: string, force: boolean): Promise<void> {
  const env = readSettings();
  const archive = resolve(given);
  const { progress } = output;
  await withServices(ImportModule, (site) =>
    withStage(env.dataDir, async (stage) => {
      const dataSource = site.get(DataSource);
      const content = await readContent(archive, stage, await tablesOf(dataSource, previewSite), progress);
      const own = {
        ...(await site.get(SetUpService, { strict: false }).ownContent()),
        files: await dataSource.manager.count(Media, { withDeleted: true }),
      };
      const replaced = Object.entries(own).filter(([, count]) => count);
      if (replaced.length && !force)
        throw new StartError(
          `This site has content of its own: ${replaced.map(([kind, count]) => `${count} ${kind}`).join(', ')}. With --force it is backed up to ${env.backupDir}, then replaced.`,
        );
      const backup = replaced.length ? (await backUp(env, env.backupDir, progress)).file : null;
      const { rows, hidden } = await importContent(
        { env, dataSource, changes: site.get(Changes, { strict: false }), events: site.get(EventEmitter2, { strict: false }) },
        archive,
        content,
        progress,
      );
      const { manifest, files } = content;
      const lost = files.missing.length ? `\nThe archive lacks these files: ${files.missing.join(', ')}` : '';
      const unseen = hidden.length
        ? `\nNobody sees these, because the website uses their addresses itself: ${hidden.join(', ')}. Give them other slugs in the backoffice.`
        : '';
      output.done(
        `The content of ${manifest.createdAt} is imported: ${rows} records and ${files.count} files. Start the site now.${whereIs(backup)}${lost}${unseen}`,
        { createdAt: manifest.createdAt, rows, files: files.count, missing: files.missing, hidden, backup },
      );
    }),
  );
}

async function listDemo(output: Output): Promise<void> {
  const { untouched, edited, missing } = await withServices(SetUpModule, (site) => site.get(SetUpService).status());
  const lines = (title: string, records: typeof untouched) =>
    records.length ? [`${title}:`, ...records.map(({ resource, name }) => `  ${resource}: ${name}`)] : [];
  const text = [...lines('Would be removed', untouched), ...lines('Would stay, as it was changed or is needed', edited)].join('\n');
  output.done(text || 'Nothing is left of the demonstration.', { untouched, edited, missing });
}

async function removeDemo(output: Output): Promise<void> {
  const result = await withServices(SetUpModule, (site) => site.get(DemoRemoval).remove({ edited: [] }));
  const { removed, kept, pages, withoutLine } = result;
  const stay = kept ? `\n${kept} stay, because they were changed or are needed by pages that were. Delete them in the backoffice.` : '';
  const idle = withoutLine.map((title) => `\n"${title}" stays inactive: the settings have no emergency line.`).join('');
  output.done(
    `${removed} records of the demonstration are in the trash for 30 days; ${pages} service pages were added.${stay}${idle}`,
    result,
  );
}

async function resetToDemo(output: Output, force: boolean): Promise<void> {
  const env = readSettings();
  const records = Object.values(await withServices(SetUpModule, (site) => site.get(SetUpService).ownContent()));
  const own = records.reduce((sum, count) => sum + count, 0);
  if (own && !force)
    throw new StartError(`This site has ${own} changes of its own. With --force they are backed up to ${env.backupDir}, then replaced.`);
  const backup = own ? (await backUp(env, env.backupDir, output.progress)).file : null;
  await withServices(SetUpModule, (site) => resetDemo(site.get(Changes, { strict: false }), own));
  output.done(`The demonstration is back.${whereIs(backup)}`, { backup });
}

const whereIs = (backup: string | null): string => (backup === null ? '' : `\nWhat was replaced is in ${backup}.`);
