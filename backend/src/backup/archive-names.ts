const PATTERN = /^site-\d{8}T\d{6}Z\.tar(?:\.age)?$/;

/** The name of an archive that begins at `now`; names sort by time. */
export const archiveName = (now: Date, isEncrypted: boolean): string =>
  `site-${now.toISOString().slice(0, 19).replaceAll(/[-:]/g, '')}Z.tar${isEncrypted ? '.age' : ''}`;

export const isArchiveName = (name: string): boolean => PATTERN.test(name);

/** Which archives make room for the newest `keep`. */
export function outdatedArchives(names: string[], keep: number): string[] {
  const archives = names.filter(isArchiveName).sort();
  return archives.slice(0, Math.max(0, archives.length - keep));
}
