// On MariaDB only among the further tests.
import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { writeFile } from 'node:fs/promises';
import { MoreThan } from 'typeorm';
import { eraseAgain, forgetKept, keepErasures } from '../src/operations/backup/erase-again.js';
import { newRecord } from '../src/platform/common/records.js';
import { openDataSource } from '../src/platform/database/data-source.js';
import { ENTITIES } from '../src/app.module.js';
import { ContactInquiry } from '../src/inquiries/contact-inquiry.entity.js';
import { erasedId } from '../src/inquiries/erased-inquiries.service.js';
import { MailStop } from '../src/delivery/mail/mail-stop.entity.js';
import { ErasedInquiry } from '../src/inquiries/erased-inquiry.entity.js';
import { MediaStorage } from '../src/media/media-storage.service.js';
import { Renewal } from '../src/renewals/renewal.entity.js';
import { INQUIRY } from './factories/inquiry.js';
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
    const inquiries = ['gone', 'stays'].map((name) => Object.assign(newRecord(ContactInquiry, now), INQUIRY, { name, dueAt: now }));
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

  it('keeps stops that came since the backup, and marks their renewals as stopped', async () => {
    const restored = await openDataSource(test.env, ENTITIES);
    const renewals = ['f00d', 'beef'].map((addressKey) =>
      Object.assign(newRecord(Renewal, new Date()), { customer: addressKey, address: 'A', what: 'W', dueOn: '2031-03-10', addressKey }),
    );
    await restored.getRepository(Renewal).save(renewals);
    await restored.destroy();
    for (let i = 0; i < 2; i++) await eraseAgain(test.env, new MediaStorage(test.env), ['stop f00d'], [KEY]);
    const dataSource = await openDataSource(test.env, ENTITIES);
    expect((await dataSource.getRepository(MailStop).find()).map((stop) => stop.id)).toEqual(['f00d']);
    expect((await dataSource.getRepository(ErasedInquiry).find()).map((one) => one.id)).toEqual([id]);
    const stopped = await dataSource.getRepository(Renewal).findBy({ stoppedAt: MoreThan(new Date(0)) });
    expect(stopped.map(({ customer }) => customer)).toEqual(['f00d']);
    await dataSource.destroy();
    expect(new Set((await keepErasures(test.env)).ids)).toEqual(new Set([id, 'stop f00d']));
  });

  it('remembers which reminders and review requests were sent since the backup', async () => {
    const now = new Date();
    const renewal = Object.assign(newRecord(Renewal, now), {
      customer: 'C',
      address: 'A',
      what: 'W',
      dueOn: '2031-03-10',
      addressKey: null,
    });
    const inquiry = Object.assign(newRecord(ContactInquiry, now), INQUIRY, { dueAt: now });
    const marks = async ([reminded60For, reminded14For]: (string | null)[], reviewRequestedAt: Date | null) => {
      const dataSource = await openDataSource(test.env, ENTITIES);
      await dataSource.getRepository(Renewal).save({ ...renewal, reminded60For, reminded14For });
      await dataSource.getRepository(ContactInquiry).save({ ...inquiry, reviewRequestedAt });
      await dataSource.destroy();
    };
    await marks(['2031-03-10', '2030-03-10'], now);
    const { ids } = await keepErasures(test.env);
    await marks([null, '2031-03-10'], null);
    await eraseAgain(test.env, new MediaStorage(test.env), ids, [KEY]);
    const dataSource = await openDataSource(test.env, ENTITIES);
    expect(await dataSource.getRepository(Renewal).find()).toMatchObject([{ reminded60For: '2031-03-10', reminded14For: '2031-03-10' }]);
    expect(await dataSource.getRepository(ContactInquiry).find()).toMatchObject([{ reviewRequestedAt: now }]);
    expect((await dataSource.getRepository(ErasedInquiry).find()).map((one) => one.id)).toEqual([id]);
    await dataSource.destroy();
  });
});
