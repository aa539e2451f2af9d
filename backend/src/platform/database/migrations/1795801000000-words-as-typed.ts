import type { MigrationInterface, QueryRunner } from 'typeorm';
import { preparedAgain } from '../word-index.js';

const AT_ONCE = 1_000;

/** Enquiries are found by letters without their strokes, and by postcodes without their space. */
export class WordsAsTyped1795801000000 implements MigrationInterface {
  async up(q: QueryRunner): Promise<void> {
    for (let last = 0, isMore = true; isMore;) {
      const rows = (await q.query(`SELECT id, words FROM contact_inquiry_words WHERE id > ? ORDER BY id LIMIT ${AT_ONCE}`, [last])) as {
        id: number;
        words: string;
      }[];
      for (const { id, words } of rows) {
        const prepared = preparedAgain(words);
        if (prepared !== words) await q.query('UPDATE contact_inquiry_words SET words = ? WHERE id = ?', [prepared, id]);
      }
      last = rows.at(-1)?.id ?? last;
      isMore = rows.length === AT_ONCE;
    }
  }

  /** An older version finds the same by these words. */
  async down(): Promise<void> {
    // Nothing to undo.
  }
}
