/** What an archive was made for: a backup, or one that an update makes of the database as it is, without files. Each kind is counted for itself. */
export type ArchiveKind = 'site' | 'before-update';

const PATTERN = /^(site|before-update)-\d{8}T\d{6}Z\.tar(?:\.age)?$/;

/** The name of an archive that begins at `now`; names sort by time. */
export const archiveName = (now: Date, isEncrypted: boolean, kind: ArchiveKind = 'site'): string =>
  `${kind}-${now.toISOString().slice(0, 19).replaceAll(/[-:]/g, '')}Z.tar${isEncrypted ? '.age' : ''}`;

export const isArchiveName = (name: string): boolean => PATTERN.test(name);

/** When the archive of this name was begun. */
export const archiveTime = (name: string): Date =>
  new Date(name.replace(/^.+-(\d{4})(\d\d)(\d\d)T(\d\d)(\d\d)(\d\d)Z.*$/, '$1-$2-$3T$4:$5:$6Z'));

/** Oldest first. */
const archivesOf = (names: readonly string[], kind: ArchiveKind): string[] =>
  names.filter((name) => PATTERN.exec(name)?.[1] === kind).sort();

/** The names of archives, and which files each lacks or has damaged; null if more than are stored. */
export type KnownArchives = ReadonlyMap<string, ReadonlySet<string> | null>;

/** Returns the last archive of each of these files that is known to have it whole; otherwise the last of which nothing is known. */
export function lastWhole(names: readonly string[], files: readonly string[], known: KnownArchives, kind: ArchiveKind): Set<string> {
  const newest = archivesOf(names, kind).reverse();
  const unknown = newest.find((name) => !known.has(name));
  const last = new Set<string>();
  for (const file of files) {
    const whole = newest.find((name) => known.get(name)?.has(file) === false) ?? unknown;
    if (whole !== undefined) last.add(whole);
  }
  return last;
}

/** Returns the archives of a kind to delete so that the newest `keep` remain. `spared` stay as well. */
export function outdatedArchives(
  names: string[],
  keep: number,
  spared: ReadonlySet<string> = new Set(),
  kind: ArchiveKind = 'site',
): string[] {
  const archives = archivesOf(names, kind);
  return archives.slice(0, Math.max(0, archives.length - keep)).filter((name) => !spared.has(name));
}
