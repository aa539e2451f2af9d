import { toEntry } from './guide';

const files = import.meta.glob<string>('../../../../docs/guide/*.md', { query: '?raw', import: 'default', eager: true });

/** All entries of docs/guide, by title. */
export const entries = Object.entries(files)
  .map(([path, markdown]) => toEntry(path.replace(/^.*\/|\.md$/g, ''), markdown))
  .filter(({ screen }) => screen !== '')
  .sort((one, other) => one.title.localeCompare(other.title));

const shots = import.meta.glob<string>('../../../../docs/guide/pictures/*.webp', { query: '?url', import: 'default', eager: true });

/** The addresses of its pictures, by name. */
export const pictures: Readonly<Record<string, string>> = Object.fromEntries(
  Object.entries(shots).map(([path, url]) => [path.replace(/^.*\/|\.webp$/g, ''), url]),
);
