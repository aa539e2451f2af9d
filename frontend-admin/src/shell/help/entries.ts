import { toEntry } from './guide';

const files = import.meta.glob<string>('../../../../docs/guide/*.md', { query: '?raw', import: 'default', eager: true });

/** All entries of docs/guide, by title. */
export const entries = Object.entries(files)
  .map(([path, markdown]) => toEntry(path.replace(/^.*\/|\.md$/g, ''), markdown))
  .filter(({ screen }) => screen !== '')
  .sort((one, other) => one.title.localeCompare(other.title));
