import { createConnection } from 'mysql2/promise';
import { DataSource, type DataSourceOptions } from 'typeorm';
import { AuditLog } from '../audit/audit-log.entity.js';
import { Session } from '../auth/session.entity.js';
import { CompanyInfo } from '../company/company-info.entity.js';
import { EnvError, type Env } from '../config/env.js';
import { HomepageVersion } from '../homepage/homepage-version.entity.js';
import { ContactInquiry } from '../inquiries/contact-inquiry.entity.js';
import { InquiryEvent } from '../inquiries/inquiry-event.entity.js';
import { InquiryWords } from '../inquiries/inquiry-words.entity.js';
import { InquiryWordsSubscriber } from '../inquiries/inquiry-words.subscriber.js';
import { Location } from '../locations/location.entity.js';
import { OutboxMail } from '../mail/outbox-mail.entity.js';
import { PageCount } from '../statistics/page-count.entity.js';
import { Media } from '../media/media.entity.js';
import { CorePage } from '../pages/core-page.entity.js';
import { Faq } from '../pages/faq.entity.js';
import { PageFaq } from '../pages/page-faq.entity.js';
import { ServiceLocationPage } from '../pages/service-location-page.entity.js';
import { Project } from '../projects/project.entity.js';
import { Service } from '../services/service.entity.js';
import { Redirect } from '../site/redirect.entity.js';
import { Testimonial } from '../testimonials/testimonial.entity.js';
import { User } from '../users/user.entity.js';
import { KeyNames } from './key-names.js';
import { InitialSchema1763700000000 } from './migrations/1763700000000-initial-schema.js';
import { AutomaticRedirects1763730000000 } from './migrations/1763730000000-automatic-redirects.js';
import { SubmissionKey1763740000000 } from './migrations/1763740000000-submission-key.js';
import { serializeSqlite } from './serialize-sqlite.js';

const shared = {
  entities: [
    User,
    Session,
    Location,
    Service,
    ServiceLocationPage,
    Faq,
    PageFaq,
    CorePage,
    Project,
    Testimonial,
    ContactInquiry,
    InquiryEvent,
    InquiryWords,
    CompanyInfo,
    Media,
    AuditLog,
    HomepageVersion,
    Redirect,
    OutboxMail,
    PageCount,
  ],
  namingStrategy: new KeyNames(),
  subscribers: [InquiryWordsSubscriber],
  migrations: [InitialSchema1763700000000, AutomaticRedirects1763730000000, SubmissionKey1763740000000],
  synchronize: false,
  migrationsTransactionMode: 'each',
} satisfies Partial<DataSourceOptions>;

const BUSY_TIMEOUT_MS = 5_000;

async function options(env: Env): Promise<DataSourceOptions> {
  if (!env.DATABASE_URL) {
    return {
      ...shared,
      type: 'better-sqlite3',
      database: env.sqliteFile,
      prepareDatabase: (database: { pragma(text: string): void }) => {
        for (const pragma of ['journal_mode = WAL', 'foreign_keys = ON', 'synchronous = FULL', `busy_timeout = ${BUSY_TIMEOUT_MS}`])
          database.pragma(pragma);
      },
    };
  }
  const url = env.DATABASE_URL.replace(/^mariadb:/, 'mysql:');
  return {
    ...shared,
    type: await serverType(url),
    url,
    timezone: 'Z',
    charset: 'utf8mb4_general_ci',
    connectTimeout: 10_000,
    poolSize: 10,
  };
}

/** TypeORM's type 'mysql' reports schema drift on MariaDB, so the server is asked which it is. */
async function serverType(url: string): Promise<'mariadb' | 'mysql'> {
  try {
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

/** Connects. The schema is brought up to date by `runMigrations`, not here. */
export async function openDataSource(env: Env): Promise<DataSource> {
  const dataSource = new DataSource(await options(env));
  try {
    await dataSource.initialize();
  } catch (error) {
    if (env.DATABASE_URL) throw error;
    throw new EnvError([
      `DATA_DIR: the database file ${env.sqliteFile} cannot be opened (${error instanceof Error ? error.message : String(error)})`,
    ]);
  }
  return env.DATABASE_URL ? dataSource : serializeSqlite(dataSource);
}
