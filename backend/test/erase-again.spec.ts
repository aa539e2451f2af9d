// On MariaDB only among the further tests.
import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { writeFile } from 'node:fs/promises';
import { eraseAgain, forgetKept, keepErasures } from '../src/operations/backup/erase-again.js';
import { newRecord } from '../src/platform/common/records.js';
import { openDataSource } from '../src/platform/database/data-source.js';
import { ENTITIES } from '../src/app.module.js';
import { ContactInquiry } from '../src/inquiries/contact-inquiry.entity.js';
import { erasedId } from '../src/inquiries/erased-inquiries.service.js';
import { MailStop } from '../src/delivery/mail/mail-stop.entity.js';
import { ErasedInquiry } from '../src/inquiries/erased-inquiry.entity.js';
import { MediaStorage } from '../src/media/media-storage.service.js';
import { ENQUIRY } from './factories/inquiry.js';
import { makeTestEnv, type TestEnv } from './support/database.js';
import { openMigrated } from './support/schema.js';

const [FORMER_KEY, KEY] = ['the key before', 'the key of the backup'];
const alone = process.env['TEST_DATABASE_URL'] ? it.skip : it;

describe('the list of what was erased', () => {
  let test: TestEnv;
  const id = erasedId(KEY, 'an enquiry');

  beforeEach(async () => {
    test = await makeTestEnv();
    const dataSource = await openMigrated(test.env);
    await dataSource.getRepository(ErasedInquiry).insert({ id });
    await dataSource.destroy();
  });
  afterEach(() => test.dispose());

  /** Like the database of a restore that was interrupted. */
  const emptyTable = async () => {
    const dataSource = await openDataSource(test.env, ENTITIES);
    await dataSource.getRepository(ErasedInquiry).deleteAll();
    await dataSource.destroy();
  };

  it('outlives a restore that is interrupted, until one is done', async () => {
    for (let i = 0; i < 2; i++) {
      expect(await keepErasures(test.env)).toEqual({ ids: [id], isComplete: true });
      await emptyTable();
    }
    await forgetKept(test.env);
    expect(await keepErasures(test.env)).toEqual({ ids: [], isComplete: true });
  });

  alone('says that a damaged database may know more', async () => {
    await writeFile(test.env.sqliteFile, 'x'.repeat(10_000));
    expect(await keepErasures(test.env)).toEqual({ ids: [], isComplete: false });
  });

  it('is understood with the key with which it was made, and kept with that of the backup', async () => {
    const dataSource = await openDataSource(test.env, ENTITIES);
    const now = new Date();
    const inquiries = ['gone', 'stays'].map((name) => Object.assign(newRecord(ContactInquiry, now), ENQUIRY, { name, dueAt: now }));
    await dataSource.getRepository(ContactInquiry).save(inquiries);
    await dataSource.destroy();
    const gone = inquiries[0]?.id ?? '';

    const again = (known: string[]) => eraseAgain(test.env, new MediaStorage(test.env), known, [KEY, FORMER_KEY]);
    expect(await again([erasedId(FORMER_KEY, gone)])).toBe(1);
    expect(await again([erasedId(FORMER_KEY, gone)])).toBe(0);
    const after = await openDataSource(test.env, ENTITIES);
    expect(await after.getRepository(ContactInquiry).find({ select: { name: true } })).toEqual([{ name: 'stays' }]);
    const ids = (await after.getRepository(ErasedInquiry).find()).map((one) => one.id);
    expect(ids.toSorted()).toEqual([id, erasedId(KEY, gone), erasedId(FORMER_KEY, gone)].toSorted());
    await after.destroy();
  });

  it('keeps who has stopped reminders since the backup', async () => {
    for (let i = 0; i < 2; i++) await eraseAgain(test.env, new MediaStorage(test.env), ['stop f00d'], [KEY]);
    const dataSource = await openDataSource(test.env, ENTITIES);
    expect((await dataSource.getRepository(MailStop).find()).map((stop) => stop.id)).toEqual(['f00d']);
    expect((await dataSource.getRepository(ErasedInquiry).find()).map((one) => one.id)).toEqual([id]);
    await dataSource.destroy();
    expect(new Set((await keepErasures(test.env)).ids)).toEqual(new Set([id, 'stop f00d']));
  });
});
