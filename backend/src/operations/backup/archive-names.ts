/** What an archive was made for: a backup, or one that an update makes of the database as it is. Each kind is counted for itself. */
export type ArchiveKind = 'site' | 'before-update';

const PATTERN = /^(site|before-update)-\d{8}T\d{6}Z\.tar(?:\.age)?$/;

/** The name of an archive that begins at `now`; names sort by time. */
export const archiveName = (now: Date, isEncrypted: boolean, kind: ArchiveKind = 'site'): string =>
  `${kind}-${now.toISOString().slice(0, 19).replaceAll(/[-:]/g, '')}Z.tar${isEncrypted ? '.age' : ''}`;

export const isArchiveName = (name: string): boolean => PATTERN.test(name);

/** When the archive of this name was begun. */
export const archiveTime = (name: string): Date =>
  new Date(name.replace(/^.+-(\d{4})(\d\d)(\d\d)T(\d\d)(\d\d)(\d\d)Z.*$/, '$1-$2-$3T$4:$5:$6Z'));

/** Returns the archives of a kind to delete so that the newest `keep` remain. `spared` stays as well. */
export function outdatedArchives(names: string[], keep: number, spared?: string, kind: ArchiveKind = 'site'): string[] {
  const archives = names.filter((name) => PATTERN.exec(name)?.[1] === kind).sort();
  return archives.slice(0, Math.max(0, archives.length - keep)).filter((name) => name !== spared);
}
