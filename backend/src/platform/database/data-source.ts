import { DataSource, type DataSourceOptions, DefaultNamingStrategy, type Table } from 'typeorm';
import { isDamaged } from './database-errors.js';
import type { Env } from '../config/env.js';
import { makePrivate } from '../config/secrets.js';
import { EnvError } from '../config/start-error.js';
import { InitialSchema1763700000000 } from './migrations/1763700000000-initial-schema.js';
import { AutomaticRedirects1763730000000 } from './migrations/1763730000000-automatic-redirects.js';
import { SubmissionKey1763740000000 } from './migrations/1763740000000-submission-key.js';
import { HomepageAuthor1763760000000 } from './migrations/1763760000000-homepage-author.js';
import { IdempotencyKeys1763770000000 } from './migrations/1763770000000-idempotency-keys.js';
import { ServiceSearchTerms1763795000000 } from './migrations/1763795000000-service-search-terms.js';
import { ExactNames1763800000000 } from './migrations/1763800000000-exact-names.js';
import { ProjectServices1763810000000 } from './migrations/1763810000000-project-services.js';
import { UnfinishedUploads1763820000000 } from './migrations/1763820000000-unfinished-uploads.js';
import { Deliveries1763830000000 } from './migrations/1763830000000-deliveries.js';
import { PageOriginality1763840000000 } from './migrations/1763840000000-page-originality.js';
import { ListIndexes1763850000000 } from './migrations/1763850000000-list-indexes.js';
import { CustomerRequests1763861100000 } from './migrations/1763861100000-customer-requests.js';
import { EnquiryLinks1763861000000 } from './migrations/1763861000000-enquiry-links.js';
import { InquiryPhotos1763862000000 } from './migrations/1763862000000-inquiry-photos.js';
import { TestimonialImage1763863000000 } from './migrations/1763863000000-testimonial-image.js';
import { CorePageImages1763863100000 } from './migrations/1763863100000-core-page-images.js';
import { LocationCoordinates1763864000000 } from './migrations/1763864000000-location-coordinates.js';
import { FigureSources1763865000000 } from './migrations/1763865000000-figure-sources.js';
import { SessionDetails1763866000000 } from './migrations/1763866000000-session-details.js';
import { SecondFactors1763866100000 } from './migrations/1763866100000-second-factors.js';
import { DecorativeMedia1763867000000 } from './migrations/1763867000000-decorative-media.js';
import { BackupRuns1763868000000 } from './migrations/1763868000000-backup-runs.js';
import { CustomerWroteIndex1763865100000 } from './migrations/1763865100000-customer-wrote-index.js';
import { ProjectPairs1763867200000 } from './migrations/1763867200000-project-pairs.js';
import { PictureCopies1763867100000 } from './migrations/1763867100000-picture-copies.js';
import { DisplayName1763869000000 } from './migrations/1763869000000-display-name.js';
import { CspCounts1763871000000 } from './migrations/1763871000000-csp-counts.js';
import { AuditChain1763870000000 } from './migrations/1763870000000-audit-chain.js';
import { PreviewLinks1763873000000 } from './migrations/1763873000000-preview-links.js';
import { TrashIndex1763879000000 } from './migrations/1763879000000-trash-index.js';
import { BackupRenewals1763876000000 } from './migrations/1763876000000-backup-renewals.js';
import { RenewedTokens1763875000000 } from './migrations/1763875000000-renewed-tokens.js';
import { PlannedChanges1763879100000 } from './migrations/1763879100000-planned-changes.js';
import { PushDevices1763884100000 } from './migrations/1763884100000-push-devices.js';
import { Claims1763887000000 } from './migrations/1763887000000-claims.js';
import { ConditionsInTexts1763887100000 } from './migrations/1763887100000-conditions-in-texts.js';
import { PlacesInServiceTexts1763887200000 } from './migrations/1763887200000-places-in-service-texts.js';
import { OptionalEmergencyPhone1763888000000 } from './migrations/1763888000000-optional-emergency-phone.js';
import { SetUpSteps1763888010000 } from './migrations/1763888010000-set-up-steps.js';
import { RenewedSessions1763889380000 } from './migrations/1763889380000-renewed-sessions.js';
import { EnquiryCookie1763889390000 } from './migrations/1763889390000-enquiry-cookie.js';
import { BackupArchives1763890120000 } from './migrations/1763890120000-backup-archives.js';
import { Examinations1763890130000 } from './migrations/1763890130000-examinations.js';
import { NoCspCounts1763890170000 } from './migrations/1763890170000-no-csp-counts.js';
import { OpenRecords1763885500000 } from './migrations/1763885500000-open-records.js';
import { Banner1763884000000 } from './migrations/1763884000000-banner.js';
import { PageDrafts1763881000000 } from './migrations/1763881000000-page-drafts.js';
import { ContentFindings1763878000000 } from './migrations/1763878000000-content-findings.js';
import { ErasedInquiries1763890100000 } from './migrations/1763890100000-erased-inquiries.js';
import { FreedPages1763890110000 } from './migrations/1763890110000-freed-pages.js';
import { SearchPlans1763890000000 } from './migrations/1763890000000-search-plans.js';
import { FormerVersions1763890180000 } from './migrations/1763890180000-former-versions.js';
import { serializeSqlite } from './serialize-sqlite.js';
import { SLOW_QUERY_MS, SlowQueries } from './slow-queries.js';
import { POOL_SIZE, steadyMariadb } from './steady-mariadb.js';

class KeyNames extends DefaultNamingStrategy {
  override primaryKeyName(table: Table | string): string {
    return `pk_${this.getTableName(table)}`;
  }

  override foreignKeyName(table: Table | string, columns: string[]): string {
    return `fk_${this.getTableName(table)}_${columns.join('_')}`;
  }
}

export type Entities = Pick<DataSourceOptions, 'entities' | 'subscribers'>;

const shared = {
  namingStrategy: new KeyNames(),
  migrations: [
    InitialSchema1763700000000,
    AutomaticRedirects1763730000000,
    SubmissionKey1763740000000,
    HomepageAuthor1763760000000,
    IdempotencyKeys1763770000000,
    ServiceSearchTerms1763795000000,
    ExactNames1763800000000,
    ProjectServices1763810000000,
    UnfinishedUploads1763820000000,
    Deliveries1763830000000,
    PageOriginality1763840000000,
    ListIndexes1763850000000,
    EnquiryLinks1763861000000,
    CustomerRequests1763861100000,
    InquiryPhotos1763862000000,
    TestimonialImage1763863000000,
    CorePageImages1763863100000,
    LocationCoordinates1763864000000,
    FigureSources1763865000000,
    CustomerWroteIndex1763865100000,
    SessionDetails1763866000000,
    SecondFactors1763866100000,
    DecorativeMedia1763867000000,
    BackupRuns1763868000000,
    PictureCopies1763867100000,
    ProjectPairs1763867200000,
    DisplayName1763869000000,
    CspCounts1763871000000,
    AuditChain1763870000000,
    PreviewLinks1763873000000,
    TrashIndex1763879000000,
    RenewedTokens1763875000000,
    PlannedChanges1763879100000,
    Banner1763884000000,
    PushDevices1763884100000,
    Claims1763887000000,
    ConditionsInTexts1763887100000,
    PlacesInServiceTexts1763887200000,
    OptionalEmergencyPhone1763888000000,
    SetUpSteps1763888010000,
    RenewedSessions1763889380000,
    EnquiryCookie1763889390000,
    BackupArchives1763890120000,
    Examinations1763890130000,
    NoCspCounts1763890170000,
    OpenRecords1763885500000,
    PageDrafts1763881000000,
    BackupRenewals1763876000000,
    ContentFindings1763878000000,
    ErasedInquiries1763890100000,
    FreedPages1763890110000,
    SearchPlans1763890000000,
    FormerVersions1763890180000,
  ],
  synchronize: false,
  maxQueryExecutionTime: SLOW_QUERY_MS,
} satisfies Partial<DataSourceOptions>;

const BUSY_TIMEOUT_MS = 5_000;
const PRAGMAS = [
  'foreign_keys = ON',
  'synchronous = FULL',
  // Overwrites what is deleted.
  'secure_delete = ON',
  `busy_timeout = ${BUSY_TIMEOUT_MS}`,
];

/** 'MEMORY' for a new file that is thrown away if anything goes wrong: WAL takes more space, and a full disk can end the process (SIGBUS). */
type Journal = 'WAL' | 'MEMORY';

async function options(env: Env, entities: Entities, journal: Journal): Promise<DataSourceOptions> {
  const logger = new SlowQueries();
  if (!env.DATABASE_URL) {
    return {
      ...shared,
      ...entities,
      logger,
      type: 'better-sqlite3',
      database: env.sqliteFile,
      prepareDatabase: (database: { pragma(text: string): void }) => {
        // Before the log exists, which gets the mode of the file.
        for (const end of ['', '-wal', '-shm']) makePrivate(env.sqliteFile + end, 0o600);
        for (const pragma of [`journal_mode = ${journal}`, ...PRAGMAS]) database.pragma(pragma);
      },
    };
  }
  const url = env.DATABASE_URL.replace(/^mariadb:/, 'mysql:');
  return {
    ...shared,
    ...entities,
    logger,
    type: await serverType(url),
    driver: await import('mysql2'),
    url,
    timezone: 'Z',
    charset: 'utf8mb4_general_ci',
    connectTimeout: 10_000,
    poolSize: POOL_SIZE,
  };
}

/** TypeORM's type 'mysql' reports schema drift on MariaDB. */
async function serverType(url: string): Promise<'mariadb' | 'mysql'> {
  try {
    const { createConnection } = await import('mysql2/promise');
    const connection = await createConnection({ uri: url, connectTimeout: 10_000 });
    const [rows] = await connection.query('select version() as version');
    await connection.end();
    return /mariadb/i.test(JSON.stringify(rows)) ? 'mariadb' : 'mysql';
  } catch (error) {
    const { hostname, port, pathname } = new URL(url);
    const reason = error instanceof Error ? error.message || ('code' in error ? String(error.code) : error.name) : String(error);
    throw new EnvError([`DATABASE_URL: the database ${pathname.slice(1)} at ${hostname}:${port || 3306} cannot be reached (${reason})`]);
  }
}

/** Connects; `runMigrations` updates the schema. `journal`: of SQLite. */
export async function openDataSource(env: Env, entities: Entities, journal: Journal = 'WAL'): Promise<DataSource> {
  const dataSource = new DataSource(await options(env, entities, journal));
  try {
    await dataSource.initialize();
  } catch (error) {
    if (env.DATABASE_URL || isDamaged(error)) throw error;
    throw new EnvError([
      `DATA_DIR: the database file ${env.sqliteFile} cannot be opened (${error instanceof Error ? error.message : String(error)})`,
    ]);
  }
  return env.DATABASE_URL ? steadyMariadb(dataSource) : serializeSqlite(dataSource);
}
