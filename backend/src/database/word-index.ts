import { LRUCache } from 'lru-cache';
import type { EntityManager, ObjectLiteral, QueryRunner, SelectQueryBuilder } from 'typeorm';

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

/** More matches than these are looked for in the order of the list instead: sorting them would take longer the more there are. */
const MOST_HITS = 2_000;

/** Searches that found too much on MariaDB, which reads all matches to count some. */
const common = new LRUCache<string, true>({ max: 1_000, ttl: 600_000 });

/** What a search found in the index. */
export interface WordHits<T extends ObjectLiteral> {
  /** Keeps rows that the index found: the newest 2,000 on SQLite, any 2,000 on MariaDB. */
  narrow(builder: SelectQueryBuilder<T>): void;
  /** Whether these are all. */
  isComplete: boolean;
  /** SQL that is true for a row with the words. */
  condition: string;
  parameters: ObjectLiteral;
}

/** Looks up rows that have a word with each prefix. `table` has the column `words`, and `reference` with the id of the row `alias`. */
export async function findWords<T extends ObjectLiteral>(
  manager: EntityManager,
  { table, reference, alias, words }: { table: string; reference: string; alias: string; words: string[] },
): Promise<WordHits<T>> {
  const wanted = words.slice(0, MOST_WORDS_OF_A_SEARCH).map((word) => PREFIX + word);
  const likes = wanted.map((_, i) => `(w.words LIKE :start${i} OR w.words LIKE :later${i})`);
  const parameters = Object.fromEntries(
    wanted.flatMap((word, i) => [
      [`start${i}`, `${word}%`],
      [`later${i}`, `% ${word}%`],
    ]),
  );
  const condition = `EXISTS (SELECT 1 FROM ${table} w WHERE ${[`w.${reference} = ${alias}.id`, ...likes].join(' AND ')})`;
  if (!wanted.length) return { narrow: (builder) => void builder.andWhere('1 = 0'), isComplete: true, condition, parameters };
  const joined = `w.${reference} = ${alias}.id`;
  if (manager.connection.options.type === 'better-sqlite3') {
    const index = `${table}_index`;
    const match = wanted.map((word) => `"${word}"*`).join(' ');
    const [oldest] = await manager.query<{ rowid: number }[]>(
      `SELECT rowid FROM ${index} WHERE words MATCH ? ORDER BY rowid DESC LIMIT 1 OFFSET ${MOST_HITS}`,
      [match],
    );
    const narrow = (builder: SelectQueryBuilder<T>) =>
      void builder
        .innerJoin(table, 'w', joined)
        .innerJoin(index, 'i', 'i.rowid = w.id')
        .andWhere('i.words MATCH :match AND i.rowid > :oldest', { match, oldest: oldest?.rowid ?? 0 });
    return { narrow, isComplete: !oldest, condition, parameters };
  }
  const match = wanted.map((word) => `+${word}*`).join(' ');
  const hits = (limit: number) => `SELECT ${reference} FROM ${table} WHERE MATCH(words) AGAINST(:match IN BOOLEAN MODE) LIMIT ${limit}`;
  if (!common.has(match)) {
    const [found] = await manager.query<{ count: number }[]>(
      `SELECT COUNT(*) AS count FROM (${hits(MOST_HITS + 1).replace(':match', '?')}) w`,
      [match],
    );
    if (Number(found?.count) > MOST_HITS) common.set(match, true);
  }
  // Joined to a derived table, which is read once; joined directly, MariaDB compares the words of each row again.
  const narrow = (builder: SelectQueryBuilder<T>) => void builder.innerJoin(`(${hits(MOST_HITS)})`, 'w', joined, { match });
  return { narrow, isComplete: !common.has(match), condition, parameters };
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
