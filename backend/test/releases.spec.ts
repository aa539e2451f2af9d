import { afterEach, describe, expect, it } from '@jest/globals';
import { readdirSync } from 'node:fs';
import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { gunzipSync } from 'node:zlib';
import { createConnection } from 'mysql2/promise';
import { AuditLog } from '../src/audit/audit-log.entity.js';
import { CompanyInfo } from '../src/company/company-info.entity.js';
import { ContactInquiry } from '../src/inquiries/contact-inquiry.entity.js';
import { HomepageVersion } from '../src/homepage/homepage-version.entity.js';
import { Delivery } from '../src/delivery/outbox/delivery.entity.js';
import { CorePage } from '../src/core-pages/core-page.entity.js';
import type { Env } from '../src/platform/config/env.js';
import { agreeOnCollation } from '../src/platform/database/agree-on-collation.js';
import { closing, openDataSource } from '../src/platform/database/data-source.js';
import { StartError } from '../src/platform/config/start-error.js';
import { prepareDatabase, type PreparedDatabase } from '../src/boot/prepare-database.js';
import { Project } from '../src/projects/project.entity.js';
import { Service } from '../src/services/service.entity.js';
import { User } from '../src/users/user.entity.js';
import { isPassword } from '../src/users/passwords.js';
import { ADMINISTRATOR } from '../../scripts/testing/app.js';
import { makeTestEnv, type TestEnv } from './support/database.js';

/** Databases that `scripts/release-dump.mjs` made with the released versions. */
const FOLDER = join(import.meta.dirname, 'releases');
/** Neither server's default. */
const OTHER = 'utf8mb4_unicode_ci';
const VERSIONS = readdirSync(FOLDER).flatMap((name) => /^(.+)\.sqlite\.gz$/.exec(name)?.[1] ?? []);

describe.each(VERSIONS)('a database of version %s', (version) => {
  let test: TestEnv;
  let prepared: PreparedDatabase | undefined;
  afterEach(async () => {
    await prepared?.close();
    prepared = undefined;
    await test.dispose();
  });

  const onServer = process.env['TEST_DATABASE_URL'] ? it : it.skip;

  async function fill({ env }: TestEnv): Promise<void> {
    if (!env.DATABASE_URL) return writeFile(env.sqliteFile, gunzipSync(await readFile(join(FOLDER, `${version}.sqlite.gz`))));
    await execute(env, gunzipSync(await readFile(join(FOLDER, `${version}.mariadb.sql.gz`))).toString('utf8'));
    // As after a dump into a server with another default, and an update there that stopped half-way.
    await execute(env, `ALTER DATABASE COLLATE ${OTHER}; ALTER TABLE redirects CONVERT TO CHARACTER SET utf8mb4 COLLATE ${OTHER}`);
    await execute(env, 'ALTER TABLE redirects MODIFY fromPath varchar(500) CHARACTER SET utf8mb4 COLLATE utf8mb4_bin NOT NULL');
  }

  async function execute({ DATABASE_URL }: Pick<Env, 'DATABASE_URL'>, sql: string): Promise<void> {
    const connection = await createConnection({ uri: DATABASE_URL, multipleStatements: true });
    await connection.query(sql).finally(() => connection.end());
  }

  it('is upgraded to the schema of today with all that staff and customers wrote', async () => {
    test = await makeTestEnv();
    await fill(test);
    const said: string[] = [];
    prepared = await prepareDatabase(test.env, (line) => said.push(line));
    const { dataSource, firstAdmin } = prepared;
    const archives = readdirSync(test.env.backupDir);
    expect(archives).toEqual([expect.stringMatching(/^before-update-\d{8}T\d{6}Z\.tar$/)]);
    expect(said[0]).toBe(
      `Database: an update begins. The database as it was is in ${join(test.env.backupDir, archives[0] ?? '')}, restored aside and compared`,
    );
    expect(firstAdmin).toBeNull();
    const drift = await dataSource.driver.createSchemaBuilder().log();
    expect(drift.upQueries.map(({ query }) => query)).toEqual([]);
    // Reads every column of every table.
    for (const { target } of dataSource.entityMetadatas) await dataSource.getRepository(target).find();
    expect(await dataSource.getRepository(ContactInquiry).find()).toEqual([
      expect.objectContaining({ name: 'Ada Lovelace', message: 'Two chargers, please.', status: 'contacted', notes: 'Called her.' }),
    ]);
    expect(await dataSource.getRepository(Delivery).count()).toBeGreaterThan(0);
    expect(await dataSource.getRepository(AuditLog).count()).toBeGreaterThan(0);
    expect(await dataSource.getRepository(CompanyInfo).find()).toMatchObject([
      {
        ...{ emergencyPhone: '0151 496 0199', insurance: 'Public liability cover on every job', guaranteeMonths: 12, freeQuotes: true },
        autoresponderTemplate: expect.stringContaining('get back to you by {replyBy}.'),
      },
    ]);
    const homepages = await dataSource.getRepository(HomepageVersion).find();
    expect(JSON.stringify(homepages)).not.toMatch(/(reply|answer) within 24 hours|asked for most/);
    // What every website said is now the sample company's own.
    for (const { blocks } of homepages) {
      // The postcode check stays where the website showed it.
      const services = blocks.find(({ type }) => type === 'services');
      expect(blocks.find(({ type }) => type === 'postcode')).toMatchObject({ enabled: true, order: (services?.order ?? 0) + 1 });
      expect(blocks.map(({ order }) => order).sort((a, b) => a - b)).toEqual(blocks.map((_, index) => index + 1));
      expect(blocks).toEqual(
        expect.arrayContaining([
          expect.objectContaining({
            content: expect.objectContaining({
              words: ['Commercial', 'Industrial', 'Domestic', 'Solar', 'Renewables'],
              safety: 'Isolated, locked off and proved dead',
            }),
          }),
          expect.objectContaining({ content: expect.objectContaining({ points: expect.arrayContaining(['Certified electricians']) }) }),
        ]),
      );
    }
    const [terms, privacy] = await Promise.all(
      ['terms', 'privacy'].map((slug) => dataSource.getRepository(CorePage).findOneByOrFail({ slug })),
    );
    const conditions = [terms, privacy].map((page) => page?.content?.match(/\{if \w+\}/g));
    expect(conditions).toEqual([
      ['{if registrationNumber}', '{if guaranteeMonths}', '{if guaranteeMonths}', '{if insurance}', '{if insurance}'],
      ['{if registrationNumber}'],
    ]);
    const services = await dataSource.getRepository(Service).find();
    expect(services.filter((service) => /Wirral|Liverpool/.test(JSON.stringify(service))).map(({ slug }) => slug)).toEqual([]);
    expect(services.flatMap(({ slug, isEmergency, isActive }) => (isEmergency ? [{ slug, isActive }] : []))).toEqual([
      { slug: 'emergency-electrical', isActive: true },
    ]);
    if (test.env.DATABASE_URL)
      expect(
        await dataSource.query(
          `SELECT DISTINCT table_collation AS collation, 'tables' AS what FROM information_schema.tables WHERE table_schema = DATABASE()
           UNION SELECT collation_name, column_name FROM information_schema.columns
           WHERE table_schema = DATABASE() AND table_name = 'redirects' AND column_name IN ('fromPath', 'id') ORDER BY 2`,
        ),
      ).toEqual([
        { collation: 'utf8mb4_bin', what: 'fromPath' },
        { collation: 'utf8mb4_general_ci', what: 'id' },
        { collation: 'utf8mb4_general_ci', what: 'tables' },
      ]);
    for (const entity of [Service, Project]) expect(await dataSource.getRepository(entity).count()).toBeGreaterThan(0);
    const administrator = await dataSource.getRepository(User).findOneByOrFail({ username: ADMINISTRATOR.username });
    expect(await isPassword(administrator.passwordHash, ADMINISTRATOR.password)).toBe(true);
    expect(await dataSource.getRepository(User).findOneBy({ username: 'grace' })).toMatchObject({ role: 'editor' });
  });

  onServer.each([
    [
      'two records would be one',
      `ALTER TABLE page_counts CONVERT TO CHARACTER SET utf8mb4 COLLATE utf8mb4_bin;
       INSERT INTO page_counts VALUES ('2026-01-01', 'page', '/A', 1), ('2026-01-01', 'page', '/a', 1)`,
      /but not that of page_counts, redirects, .+Duplicate entry .+ if two records are the same now, change one/,
      "UPDATE page_counts SET path = '/b' WHERE path = '/A'; ",
    ],
    [
      'a foreign key holds them',
      `ALTER TABLE page_faqs DROP FOREIGN KEY fk_page_faqs_faqId, CONVERT TO CHARACTER SET utf8mb4 COLLATE ${OTHER};
       ALTER TABLE faqs CONVERT TO CHARACTER SET utf8mb4 COLLATE ${OTHER};
       ALTER TABLE page_faqs ADD CONSTRAINT fk_page_faqs_faqId FOREIGN KEY (faqId) REFERENCES faqs (id) ON DELETE CASCADE ON UPDATE NO ACTION`,
      /but not that of faqs, page_faqs, redirects, .+foreign keys hold them/,
      '',
    ],
  ])('says which tables need which statements if %s, which then mend it', async (_why, before, sentence, alsoRun) => {
    test = await makeTestEnv();
    await fill(test);
    await execute(test.env, before);
    await closing(openDataSource(test.env, { entities: [] }), async (dataSource) => {
      const refused = await agreeOnCollation(dataSource.createQueryRunner()).catch((error: unknown) => error);
      expect(refused).toBeInstanceOf(StartError);
      const { message } = refused as StartError;
      expect(message).toMatch(sentence);
      const [, statements = ''] = /run: (.+)\. Then start again\.$/.exec(message) ?? [];
      await execute(test.env, `${alsoRun}${statements}`);
      await agreeOnCollation(dataSource.createQueryRunner());
      const [{ keys } = { keys: 0 }] = await dataSource.query<{ keys: number }[]>(
        "SELECT COUNT(*) AS `keys` FROM information_schema.referential_constraints WHERE constraint_schema = DATABASE() AND table_name = 'page_faqs'",
      );
      expect(Number(keys)).toBe(1);
    });
  });
});
