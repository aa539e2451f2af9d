import { Command, CommanderError } from 'commander';
import { siteVersion } from '../platform/config/site-version.js';

const WRONG_USE = 2;

/** What `main.js` and `migrate.js` take. */
export interface StartOptions {
  /** Makes a new site although the data folder has belonged to one. */
  beginAnew?: boolean;
}

/** Reads the arguments of an entry point. Ends the process for --help and --version, and with code 2 for anything that it does not take. */
export function readArguments(program: Command): Command {
  program.version(siteVersion()).showHelpAfterError('(--help says what it takes.)').exitOverride();
  try {
    return program.parse();
  } catch (error) {
    if (!(error instanceof CommanderError)) throw error;
    return process.exit(error.exitCode === 0 ? 0 : WRONG_USE);
  }
}

export const startProgram = (name: string, description: string): Command =>
  new Command(name)
    .description(`${description} Settings are read from the environment (.env.example).`)
    .option('--begin-anew', 'make a new site although the database of the one in DATA_DIR is missing');
