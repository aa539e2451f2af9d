import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

export const ROOT = join(import.meta.dirname, '../../..');

/** As the source writes it. */
const hasTest = (source: string, title: string): boolean =>
  ["'", '"', '`'].some((quote) => source.includes(`(${quote}${title}${quote},`) || source.includes(`${quote}${title}${quote},\n`));

/** Whether a document's "`file`: title" is a test, or what a lint rule says. */
export function isTest(named: string): boolean {
  const [, file = '', title = ''] = /^`([^`]+)`: (.+)$/.exec(named) ?? [];
  if (!title || !existsSync(join(ROOT, file))) return false;
  const source = readFileSync(join(ROOT, file), 'utf8');
  return file === 'eslint.config.mjs' ? source.includes(`'${title}'`) : hasTest(source, title);
}

/** The cells of the rows of all tables of a document. */
export const rowsOf = (document: string): string[][] =>
  document
    .split('\n')
    .filter((line) => line.startsWith('|'))
    .map((line) =>
      line
        .split('|')
        .slice(1, -1)
        .map((cell) => cell.trim()),
    );
