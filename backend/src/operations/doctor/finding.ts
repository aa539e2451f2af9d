import { reasonOf } from '../../platform/config/start-error.js';
import type { BackupFault } from '../backup/backup-runs.service.js';

/** 'failed': the site does not work, or loses something. 'warning': it works, but a person should look. */
export interface Finding {
  check: string;
  state: 'ok' | 'warning' | 'failed';
  /** What was found; for a problem also what to do. */
  message: string;
}

const found =
  (state: Finding['state']) =>
  (check: string, message: string): Finding => ({ check, state, message });
export const ok = found('ok');
export const warning = found('warning');
export const failed = found('failed');

export const DATABASE = 'database';
/** The check whose result changes with each backup. */
export const BACKUPS = 'backups';
export const backupFinding = ({ state, sentence, detail }: BackupFault): Finding => ({
  check: BACKUPS,
  state,
  message: `${sentence} ${detail}`,
});

/** Returns what `work` finds; an error, or no result in time, is a failure with this advice. */
export async function attempt(check: string, advice: string, work: () => Promise<Finding>): Promise<Finding> {
  try {
    return await work();
  } catch (error) {
    return failed(check, `${reasonOf(error)}. ${advice}`.replace('..', '.'));
  }
}
