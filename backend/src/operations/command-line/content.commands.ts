import { Module, type INestApplication } from '@nestjs/common';
import { EventEmitter2 } from '@nestjs/event-emitter';
import type { Command } from 'commander';
import { resolve } from 'node:path';
import { DataSource } from 'typeorm';
import { Changes } from '../../audit/changes.service.js';
import { contentTables, type ContentTables } from '../backup/content-scope.js';
import { exportContent } from '../backup/export-content.js';
import { importContent } from '../backup/import-content.js';
import { readContent } from '../backup/read-content.js';
import { withStage } from '../backup/stage.js';
import { kindsIn } from '../../kinds/names.js';
import { StartError } from '../../platform/config/start-error.js';
import { MailModule } from '../../delivery/mail/mail.module.js';
import { Media } from '../../media/media.entity.js';
import { SetUpModule } from '../set-up/set-up.module.js';
import { SetUpService } from '../set-up/set-up.service.js';
import { backUp } from './back-up.js';
import { openDatabase, readSettings, whileSiteIsStopped, withServices } from './open-site.js';
import { inMB, type Output } from './output.js';

/** Also sends the mails that an import causes. */
@Module({ imports: [SetUpModule, MailModule] })
class ImportModule {}

/** Loads the modules of the site without starting them; their kinds of record say what its content is. */
export type PreviewSite = () => Promise<INestApplication>;

const tablesOf = async (dataSource: DataSource, previewSite: PreviewSite): Promise<ContentTables> =>
  contentTables(dataSource, kindsIn(await previewSite()));

export function addContentCommands(program: Command, output: Output, previewSite: PreviewSite): void {
  program
    .command('export <file>')
    .description('write all content with its files into one archive, without accounts, enquiries and secrets; the site may run')
    .action((file: string) => write(output, previewSite, file));
  program
    .command('import <archive>')
    .description('replace the content of a stopped site by what another one exported, after verifying it')
    .option('--force', 'also if the site has content of its own, which is backed up first')
    .action((archive: string, { force = false }: { force?: boolean }) =>
      whileSiteIsStopped(() => read(output, previewSite, archive, force)),
    );
}

async function write(output: Output, previewSite: PreviewSite, given: string): Promise<void> {
  const env = readSettings();
  const dataSource = await openDatabase(env);
  const tables = await tablesOf(dataSource, previewSite).finally(() => dataSource.destroy());
  const result = await exportContent(env, tables, given, (step, detail) => output.progress(step, detail));
  const { file, bytes, rows, files, missing } = result;
  if (missing.length) output.exitCode = 1;
  const lost = missing.length ? `\nThese files are named by the database, but the storage does not have them: ${missing.join(', ')}` : '';
  output.done(`${file} (${inMB(bytes)}): ${rows} records and ${files} files, read back and compared.${lost}`, result);
}

async function read(output: Output, previewSite: PreviewSite, given: string, force: boolean): Promise<void> {
  const env = readSettings();
  const archive = resolve(given);
  const progress = (step: string, detail?: string): void => output.progress(step, detail);
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
      const kept = backup === null ? '' : `\nWhat was replaced is in ${backup}.`;
      const lost = files.missing.length ? `\nThe archive lacks these files: ${files.missing.join(', ')}` : '';
      const unseen = hidden.length
        ? `\nNobody sees these, because the website uses their addresses itself: ${hidden.join(', ')}. Give them other slugs in the backoffice.`
        : '';
      output.done(
        `The content of ${manifest.createdAt} is imported: ${rows} records and ${files.count} files. Start the site now.${kept}${lost}${unseen}`,
        {
          createdAt: manifest.createdAt,
          rows,
          files: files.count,
          missing: files.missing,
          hidden,
          backup,
        },
      );
    }),
  );
}
