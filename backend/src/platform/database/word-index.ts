import type { EntityManager, QueryRunner } from 'typeorm';
// With the name of its source, which the bench loads.
import { fold, postcodesIn } from '../words/fold.ts';

/** Search by word prefix: FULLTEXT on MariaDB, FTS5 on SQLite. They split words differently, so the column stores prepared words. */
const SHORTEST = 3;
const LONGEST = 60;
const LONGEST_TEXT = 16_000;
const MOST_WORDS_OF_A_SEARCH = 10;
/** Makes every word long enough for MariaDB, and none a stop word. */
const PREFIX = 'w'.repeat(SHORTEST - 1);

/** Returns each word once, as `fold` has it. */
export const wordsOf = (text: string): string[] => wordsIn(fold(text));

const wordsIn = (folded: string): string[] => [...new Set(folded.match(/[\p{L}\p{N}]+/gu))].map((word) => word.slice(0, LONGEST));

/** For the index: postcodes also as they are typed without their space. */
export function wordsToFind(text: string): string[] {
  const folded = fold(text);
  return [...new Set([...wordsIn(folded), ...postcodesIn(folded)])];
}

/** Returns what the index has of words that an older version prepared. */
export function preparedAgain(prepared: string): string {
  const text = prepared
    .split(' ')
    .map((word) => word.slice(PREFIX.length))
    .join(' ');
  return indexedText([...new Set([...text.split(' ').flatMap((word) => wordsOf(word)), ...postcodesIn(fold(text))])]);
}

export const indexedText = (words: readonly string[]): string =>
  words
    .map((word) => PREFIX + word)
    .join(' ')
    .slice(0, LONGEST_TEXT);

/** Rows that one statement returns; other requests are served before the next. */
const AT_ONCE = 2_000;
/** On MariaDB, words that a smaller share of the rows has are looked up in the index. */
const COMMON = 0.05;
const MAX_ID = 2 ** 31 - 1;

/** `words` are in the order in which the rows were added, `reference` is the column with the id of the row. */
interface WordTable {
  table: string;
  reference: string;
}

interface Hit {
  id: number;
  reference: string;
  isHit?: unknown;
}

/** Yields the ids of rows that have a word with each prefix, the newest or the oldest first, some thousands at a time. */
export async function* findWords(
  manager: EntityManager,
  { table, reference }: WordTable,
  words: readonly string[],
  fromOldest: boolean,
): AsyncGenerator<string[]> {
  const wanted = words.slice(0, MOST_WORDS_OF_A_SEARCH).map((word) => PREFIX + word);
  if (!wanted.length) return;
  const isSqlite = manager.connection.options.type === 'better-sqlite3';
  const next = (id: string) => `${id} ${fromOldest ? '>' : '<'} ? ORDER BY ${id} ${fromOldest ? 'ASC' : 'DESC'} LIMIT ${AT_ONCE}`;
  let last = fromOldest ? 0 : MAX_ID;

  // MariaDB reads all matches to return some, which takes seconds for a word that all rows have: such words are near in the rows themselves.
  const likes = wanted.map(() => '(words LIKE ? OR words LIKE ?)').join(' AND ');
  const patterns = wanted.flatMap((word) => [`${word}%`, `% ${word}%`]);
  for (let isCommon = !isSqlite; isCommon;) {
    const sql = `SELECT id, ${reference} AS reference, ${likes} AS isHit FROM ${table} WHERE ${next('id')}`;
    const rows = await manager.query<Hit[]>(sql, [...patterns, last]);
    const hits = rows.filter(({ isHit }) => Number(isHit));
    yield hits.map((hit) => hit.reference);
    if (rows.length < AT_ONCE) return;
    last = rows.at(-1)?.id ?? last;
    isCommon = hits.length > rows.length * COMMON;
  }

  // In this order whatever SQLite knows of the tables: otherwise it asks the index once for each row.
  const sql = isSqlite
    ? `SELECT w.id, w.${reference} AS reference FROM ${table}_index i CROSS JOIN ${table} w ON w.id = i.rowid
       WHERE i.words MATCH ? AND ${next('i.rowid')}`
    : `SELECT id, ${reference} AS reference FROM ${table} WHERE MATCH(words) AGAINST(? IN BOOLEAN MODE) AND ${next('id')}`;
  const match = wanted.map((word) => (isSqlite ? `"${word}"*` : `+${word}*`)).join(' ');
  for (;;) {
    const hits = await manager.query<Hit[]>(sql, [match, last]);
    yield hits.map((hit) => hit.reference);
    if (hits.length < AT_ONCE) return;
    last = hits.at(-1)?.id ?? last;
  }
}

/** Creates the index of the column `words`; it is dropped with the table. */
export async function createWordIndex(q: QueryRunner, table: string): Promise<void> {
  if (q.connection.options.type !== 'better-sqlite3') {
    await q.query(`CREATE FULLTEXT INDEX ix_${table}_words ON ${table} (words)`);
    return;
  }
  const index = `${table}_index`;
  const add = `INSERT INTO ${index} (rowid, words) VALUES (new.id, new.words)`;
  const drop = `INSERT INTO ${index} (${index}, rowid, words) VALUES ('delete', old.id, old.words)`;
  await createIndexTable(q, table);
  await q.query(`CREATE TRIGGER ${index}_add AFTER INSERT ON ${table} BEGIN ${add}; END`);
  await q.query(`CREATE TRIGGER ${index}_drop AFTER DELETE ON ${table} BEGIN ${drop}; END`);
  await q.query(`CREATE TRIGGER ${index}_change AFTER UPDATE ON ${table} BEGIN ${drop}; ${add}; END`);
}

async function createIndexTable(q: QueryRunner, table: string): Promise<void> {
  const index = `${table}_index`;
  // While a word is typed, its first letters begin many words: they have lists of their own.
  const lengths = [1, 2, 3, 4].map((length) => PREFIX.length + length).join(' ');
  await q.query(`CREATE VIRTUAL TABLE ${index} USING fts5 (words, content = '${table}', content_rowid = 'id', prefix = '${lengths}')`);
  // Erased words are removed from the file, too.
  await q.query(`INSERT INTO ${index} (${index}, rank) VALUES ('secure-delete', 1)`);
}

/** For SQLite: makes the index again from the column `words`. */
export async function rebuildWordIndex(q: QueryRunner, table: string): Promise<void> {
  const index = `${table}_index`;
  await q.query(`DROP TABLE ${index}`);
  await createIndexTable(q, table);
  await q.query(`INSERT INTO ${index} (${index}) VALUES ('rebuild')`);
}

export async function dropWordIndex(q: QueryRunner, table: string): Promise<void> {
  if (q.connection.options.type === 'better-sqlite3') await q.query(`DROP TABLE ${table}_index`);
}
