import 'reflect-metadata';
import { Logger } from '@nestjs/common';
import { Command, CommanderError } from 'commander';
import { siteVersion } from '../../platform/config/site-version.js';
import { StartError } from '../../platform/config/start-error.js';
import { addAdminCommands } from './admin.commands.js';
import { addAuditCommands } from './audit.commands.js';
import { addBackupCommands } from './backup.commands.js';
import { addContentCommands, addDemoCommands, type PreviewSite } from './content.commands.js';
import type { SiteServices } from './export-lists.js';
import { addDoctorCommand } from './doctor/doctor.command.js';
import { addMoveCommand } from './move.command.js';
import { Output } from './output.js';

const WRONG_USE = 2;

const INTRODUCTION = `Operates the site from the command line. It reads the same environment as the site itself.

Exit codes: 0 done, 1 refused or failed (the reason is printed), 2 wrong use of a command.`;

/** `previewSite`, `siteServices`: see there. Returns the exit code. Results go to standard output, progress and errors to standard error; with --json errors are results. */
export async function runCommandLine(args: string[], previewSite: PreviewSite, siteServices: SiteServices): Promise<number> {
  // Nest logs to standard output, where a slow statement would stand among the results.
  Logger.overrideLogger(false);
  const output = new Output(args.includes('--json'));
  const program = new Command('site')
    .description(INTRODUCTION)
    .version(siteVersion())
    .option('--json', 'print the result, or the error, as one JSON object')
    .exitOverride()
    .configureOutput({ writeErr: (text) => output.isJson || process.stderr.write(text) });
  addAdminCommands(program, output);
  addAuditCommands(program, output);
  addDoctorCommand(program, output);
  addBackupCommands(program, output);
  addContentCommands(program, output, previewSite, siteServices);
  addMoveCommand(program, output);
  addDemoCommands(program, output);
  for (const command of program.commands) command.copyInheritedSettings(program);
  try {
    await program.parseAsync(args, { from: 'user' });
    return output.exitCode;
  } catch (error) {
    if (!(error instanceof CommanderError)) return output.fail(error);
    // --help ends with this error and code 0.
    if (error.exitCode === 0) return 0;
    if (output.isJson) output.fail(new StartError(error.message));
    return WRONG_USE;
  }
}
