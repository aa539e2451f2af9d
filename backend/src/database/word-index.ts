import type { ObjectLiteral, QueryRunner, SelectQueryBuilder } from 'typeorm';

/** Search by word prefix: FULLTEXT on MariaDB, FTS5 on SQLite. They split words differently, so the column stores prepared words. */
const SHORTEST = 3;
const LONGEST = 60;
const LONGEST_TEXT = 16_000;
const MOST_WORDS_OF_A_SEARCH = 20;
/** Makes every word long enough for MariaDB, and none a stop word. */
const PREFIX = 'w'.repeat(SHORTEST - 1);

/** Returns each word once, in lower case without accents. */
export function wordsOf(text: string): string[] {
  const plain = text.normalize('NFKD').replace(/\p{M}/gu, '').toLowerCase();
  return [...new Set(plain.match(/[\p{L}\p{N}]+/gu))].map((word) => word.slice(0, LONGEST));
}

export const indexedText = (words: readonly string[]): string =>
  words
    .map((word) => PREFIX + word)
    .join(' ')
    .slice(0, LONGEST_TEXT);

/** Keeps rows that have a word with each prefix. `alias` is the joined row of `table`. */
export function haveWords<T extends ObjectLiteral>(builder: SelectQueryBuilder<T>, table: string, alias: string, words: string[]): void {
  const wanted = words.slice(0, MOST_WORDS_OF_A_SEARCH).map((word) => PREFIX + word);
  if (!wanted.length) builder.andWhere('1 = 0');
  else if (builder.connection.options.type === 'better-sqlite3')
    builder
      .innerJoin(`${table}_index`, `${alias}_index`, `${alias}_index.rowid = ${alias}.id`)
      .andWhere(`${alias}_index.words MATCH :words`, { words: wanted.map((word) => `"${word}"*`).join(' ') });
  else builder.andWhere(`MATCH(${alias}.words) AGAINST(:words IN BOOLEAN MODE)`, { words: wanted.map((word) => `+${word}*`).join(' ') });
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
  await q.query(`CREATE VIRTUAL TABLE ${index} USING fts5 (words, content = '${table}', content_rowid = 'id')`);
  // Erased words are removed from the file, too.
  await q.query(`INSERT INTO ${index} (${index}, rank) VALUES ('secure-delete', 1)`);
  await q.query(`CREATE TRIGGER ${index}_add AFTER INSERT ON ${table} BEGIN ${add}; END`);
  await q.query(`CREATE TRIGGER ${index}_drop AFTER DELETE ON ${table} BEGIN ${drop}; END`);
  await q.query(`CREATE TRIGGER ${index}_change AFTER UPDATE ON ${table} BEGIN ${drop}; ${add}; END`);
}

export async function dropWordIndex(q: QueryRunner, table: string): Promise<void> {
  if (q.connection.options.type === 'better-sqlite3') await q.query(`DROP TABLE ${table}_index`);
}
