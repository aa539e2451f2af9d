import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { run } from './database.ts';

const REMOVE = "DELETE FROM contact_inquiries WHERE source = 'sample data'";

/** Most tests count enquiries from none. */
export async function removeSampleEnquiries({ DATABASE_URL, DATA_DIR = '' }: Readonly<Record<string, string>>): Promise<void> {
  if (DATABASE_URL) return run(DATABASE_URL, REMOVE);
  const database = new DatabaseSync(join(DATA_DIR, 'site.sqlite'), { timeout: 10_000 });
  database.exec(REMOVE);
  database.close();
}
