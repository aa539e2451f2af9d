import type { ObjectLiteral, QueryRunner, SelectQueryBuilder } from 'typeorm';

/**
 * A search by the beginnings of words whose cost grows with what it finds, not with what there is: FULLTEXT on MariaDB, FTS5 on
 * SQLite, where `<table>_index` holds it and triggers keep it. Both would take words apart, drop short and common ones and fold
 * letters in ways of their own; so the column holds words that are made ready here.
 */
const SHORTEST = 3;
const LONGEST = 60;
/** Characters of which each may take four bytes in a column of text. */
const LONGEST_TEXT = 16_000;
const MOST_WORDS_OF_A_SEARCH = 20;
/** Makes every word long enough for MariaDB, and none of them one that it leaves out. */
const PREFIX = 'w'.repeat(SHORTEST - 1);

/** Each word once, in lower case and without accents. */
export function wordsOf(text: string): string[] {
  const plain = text.normalize('NFKD').replace(/\p{M}/gu, '').toLowerCase();
  return [...new Set(plain.match(/[\p{L}\p{N}]+/gu))].map((word) => word.slice(0, LONGEST));
}

/** What the column of a word index holds. */
export const indexedText = (words: readonly string[]): string =>
  words
    .map((word) => PREFIX + word)
    .join(' ')
    .slice(0, LONGEST_TEXT);

/** Narrows to those whose row of `table`, which the builder has joined as `alias`, has words with all these beginnings. */
export function haveWords<T extends ObjectLiteral>(builder: SelectQueryBuilder<T>, table: string, alias: string, words: string[]): void {
  const wanted = words.slice(0, MOST_WORDS_OF_A_SEARCH).map((word) => PREFIX + word);
  if (!wanted.length) builder.andWhere('1 = 0');
  else if (builder.connection.options.type === 'better-sqlite3')
    builder
      .innerJoin(`${table}_index`, `${alias}_index`, `${alias}_index.rowid = ${alias}.id`)
      .andWhere(`${alias}_index.words MATCH :words`, { words: wanted.map((word) => `"${word}"*`).join(' ') });
  else builder.andWhere(`MATCH(${alias}.words) AGAINST(:words IN BOOLEAN MODE)`, { words: wanted.map((word) => `+${word}*`).join(' ') });
}

/** Makes the index of the table's column `words`; its `id` is a whole number. It goes with the table. */
export async function createWordIndex(q: QueryRunner, table: string): Promise<void> {
  if (q.connection.options.type !== 'better-sqlite3') {
    await q.query(`CREATE FULLTEXT INDEX ix_${table}_words ON ${table} (words)`);
    return;
  }
  const index = `${table}_index`;
  const add = `INSERT INTO ${index} (rowid, words) VALUES (new.id, new.words)`;
  const drop = `INSERT INTO ${index} (${index}, rowid, words) VALUES ('delete', old.id, old.words)`;
  await q.query(`CREATE VIRTUAL TABLE ${index} USING fts5 (words, content = '${table}', content_rowid = 'id')`);
  // What is erased is gone from the file, too.
  await q.query(`INSERT INTO ${index} (${index}, rank) VALUES ('secure-delete', 1)`);
  await q.query(`CREATE TRIGGER ${index}_add AFTER INSERT ON ${table} BEGIN ${add}; END`);
  await q.query(`CREATE TRIGGER ${index}_drop AFTER DELETE ON ${table} BEGIN ${drop}; END`);
  await q.query(`CREATE TRIGGER ${index}_change AFTER UPDATE ON ${table} BEGIN ${drop}; ${add}; END`);
}

export async function dropWordIndex(q: QueryRunner, table: string): Promise<void> {
  if (q.connection.options.type === 'better-sqlite3') await q.query(`DROP TABLE ${table}_index`);
}
