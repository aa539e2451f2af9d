import { QueryFailedError, TypeORMError } from 'typeorm';

interface DriverError {
  code?: unknown;
  errno?: unknown;
  fatal?: unknown;
}

const asDriverError = (error: unknown): DriverError => {
  const inner: unknown = error instanceof QueryFailedError ? error.driverError : error;
  return typeof inner === 'object' && inner !== null ? inner : {};
};
const has = (error: unknown, codes: readonly unknown[]): boolean => {
  const { code, errno } = asDriverError(error);
  return codes.includes(code) || codes.includes(errno);
};

const codeOf = (error: unknown): string => String(asDriverError(error).code);

/** Statement limits of MariaDB and MySQL, for which the driver has no names, and a statement that was killed. */
const TIMED_OUT = [1969, 3024, 1317];
const BUSY = [
  'ER_LOCK_WAIT_TIMEOUT',
  'ER_LOCK_DEADLOCK',
  'ER_CHECKREAD',
  'SQLITE_BUSY',
  'SQLITE_BUSY_SNAPSHOT',
  'SQLITE_BUSY_TIMEOUT',
  ...TIMED_OUT,
];
const FULL = ['SQLITE_FULL', 'ER_DISK_FULL', 'ER_RECORD_FILE_FULL', 'ENOSPC', 'EDQUOT'];
/** The disk or the database server is read-only. */
const UNWRITABLE =
  /^(EROFS|SQLITE_READONLY.*|SQLITE_IOERR_(WRITE|TRUNCATE|DELETE|SHM.*)|SQLITE_CANTOPEN.*|ER_OPTION_PREVENTS_STATEMENT|ER_READ_ONLY_MODE)$/;
/** The disk did not confirm a write, so the outcome is unknown. */
const UNCONFIRMED = /^SQLITE_IOERR_(DIR_)?FSYNC$/;
const DAMAGED = /^SQLITE_(CORRUPT|NOTADB|IOERR)/;

/** A lock or statement timed out; nothing was written. */
export const isBusy = (error: unknown): boolean => has(error, BUSY);

export const isDuplicate = (error: unknown): boolean =>
  has(error, ['SQLITE_CONSTRAINT_UNIQUE', 'SQLITE_CONSTRAINT_PRIMARYKEY', 'ER_DUP_ENTRY']);

/** False: another process had inserted it before. */
export async function wasInserted(insertion: Promise<unknown>): Promise<boolean> {
  try {
    await insertion;
    return true;
  } catch (error) {
    if (isDuplicate(error)) return false;
    throw error;
  }
}

/** Whether SQLite refused rows that do not fit together. */
export const isConstraint = (error: unknown): boolean => codeOf(error).startsWith('SQLITE_CONSTRAINT');

/** A statement on the schema, or one after it, was already executed. */
const ALREADY =
  /^ER_(TABLE_EXISTS_ERROR|DUP_FIELDNAME|DUP_KEYNAME|FK_DUP_NAME|CANT_DROP_FIELD_OR_KEY|BAD_TABLE_ERROR|NO_SUCH_TABLE|BAD_FIELD_ERROR)$/;

/** On MariaDB, where a statement on the schema cannot be rolled back, a migration was executed in part before. */
export const isHalfMigrated = (error: unknown): boolean =>
  error instanceof QueryFailedError ? ALREADY.test(codeOf(error)) : error instanceof TypeORMError;

export const isConnectionLost = (error: unknown): boolean => asDriverError(error).fatal === true;

/** The connection was lost during COMMIT, or the disk failed, so the outcome is unknown. */
export const isCommitInDoubt = (error: unknown): boolean =>
  UNCONFIRMED.test(codeOf(error)) || (isConnectionLost(error) && error instanceof QueryFailedError && error.query === 'COMMIT');

/** Libraries wrap the system's error. */
const anyCause = (error: unknown, is: (error: unknown) => boolean): boolean =>
  is(error) || (error instanceof Error && error.cause !== undefined && anyCause(error.cause, is));

export const isDiskFull = (error: unknown): boolean => anyCause(error, (cause) => has(cause, FULL));

/** One file on the local disk, rather than the storage. */
export const isUnreadable = (error: unknown): boolean => anyCause(error, (cause) => has(cause, ['EACCES', 'EPERM', 'EIO', 'EISDIR']));

export const isUnwritable = (error: unknown): boolean => anyCause(error, (cause) => UNWRITABLE.test(codeOf(cause)));

export const isDamaged = (error: unknown): boolean => DAMAGED.test(codeOf(error));
