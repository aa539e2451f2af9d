import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import type { DataSource, MigrationInterface } from 'typeorm';
import { Deliveries1763830000000 } from '../src/platform/database/migrations/1763830000000-deliveries.js';
import { ExactNames1763800000000 } from '../src/platform/database/migrations/1763800000000-exact-names.js';
import { FormerVersions1763890180000 } from '../src/platform/database/migrations/1763890180000-former-versions.js';
import { SubmissionKey1763740000000 } from '../src/platform/database/migrations/1763740000000-submission-key.js';
import { newId, newRecord } from '../src/platform/common/records.js';
import { Session } from '../src/auth/session.entity.js';
import { FormerVersions } from '../src/pages/former-versions.entity.js';
import { ContactInquiry } from '../src/inquiries/contact-inquiry.entity.js';
import { Delivery } from '../src/delivery/outbox/delivery.entity.js';
import { User } from '../src/users/user.entity.js';
import { MIGRATIONS } from '../src/platform/database/data-source.js';
import { runMigrations } from '../src/platform/database/run-migrations.js';
import { openTestDataSource, type TestDataSource } from './support/database.js';

/** At the end of the name of a migration. */
const TIME_DIGITS = 13;
const AT_NOON = '2026-11-21 12:00:00.000';

describe('the schema', () => {
  let test: TestDataSource;
  let dataSource: DataSource;

  beforeAll(async () => {
    test = await openTestDataSource();
    dataSource = test.dataSource;
    await runMigrations(dataSource);
  });
  afterAll(() => test.close());

  /** MariaDB counts the columns that were dropped to the longest row, until the table is made anew. */
  async function forgetDroppedColumns(): Promise<void> {
    if (dataSource.options.type === 'better-sqlite3') return;
    for (const { tablePath } of dataSource.entityMetadatas) await dataSource.query(`ALTER TABLE ${tablePath} FORCE`);
  }

  /** Reverts a migration and all later ones; returns the number. */
  async function undoFrom(migration: new () => MigrationInterface): Promise<number> {
    const timeOf = ({ name }: { name: string }) => name.slice(-TIME_DIGITS);
    const { length } = MIGRATIONS.filter((other) => timeOf(other) >= timeOf(migration));
    await forgetDroppedColumns();
    for (let undone = 0; undone < length; undone++) await dataSource.undoLastMigration();
    return length;
  }

  /** For tables with fewer columns than their entity. */
  const insert = (table: string, row: Record<string, string>) =>
    dataSource.query(
      `INSERT INTO ${table} (${Object.keys(row).join(', ')}) VALUES (${Object.keys(row)
        .map(() => '?')
        .join(', ')})`,
      Object.values(row),
    );

  it('is the same from migrations and from entities', async () => {
    const drift = await dataSource.driver.createSchemaBuilder().log();
    expect(drift.upQueries.map((q) => q.query)).toEqual([]);
  });

  it('is made by every migration in their folder', async () => {
    const files = await readdir(join(import.meta.dirname, '../src/platform/database/migrations'));
    const timesOf = (names: string[], pattern: RegExp) => names.flatMap((name) => pattern.exec(name)?.[0] ?? []).sort();
    expect(
      timesOf(
        MIGRATIONS.map(({ name }) => name),
        /\d{13}$/,
      ),
    ).toEqual(timesOf(files, /^\d{13}/));
  });

  it('needs no migration when it is up to date', async () => {
    expect(await runMigrations(dataSource)).toEqual([]);
  });

  it('keeps the history of enquiries when their table gets a column', async () => {
    const undone = await undoFrom(SubmissionKey1763740000000);
    const texts = { id: 'enquiry', name: 'Ada', email: 'ada@example.org', phone: '0151 496 0123', message: 'Hello' };
    await insert('contact_inquiries', { ...texts, createdAt: AT_NOON, updatedAt: AT_NOON, dueAt: AT_NOON });
    await insert('inquiry_events', { id: 'event', inquiryId: 'enquiry', kind: 'note', text: 'Called', createdAt: AT_NOON });
    expect(await runMigrations(dataSource)).toHaveLength(undone);
    expect(await dataSource.query('SELECT text FROM inquiry_events')).toEqual([{ text: 'Called' }]);
    await dataSource.query('DELETE FROM contact_inquiries');
  });

  it('keeps staff, enquiries and mails when names become case-sensitive', async () => {
    const { manager } = dataSource;
    const now = new Date('2026-11-21T12:00:00Z');
    const texts = { id: newId(), name: 'José', email: 'josé@example.org', phone: '0151 496 0123', message: 'Hello' };
    const times = { createdAt: AT_NOON, updatedAt: AT_NOON, dueAt: AT_NOON };
    const user = Object.assign(newRecord(User, now), {
      username: 'grace',
      email: 'grâce@staff.example',
      passwordHash: 'hash',
      resetToken: 'token',
    });
    const undone = await undoFrom(ExactNames1763800000000);
    await insert('contact_inquiries', { ...texts, ...times });
    // The columns of that time; later ones are not there yet.
    const { id, username, email, passwordHash, resetToken } = user;
    await insert('users', { id, username, email, passwordHash, resetToken, createdAt: AT_NOON, updatedAt: AT_NOON });
    await insert('sessions', { id: newId(), userId: user.id, createdAt: AT_NOON, expiresAt: AT_NOON });

    expect(await runMigrations(dataSource)).toHaveLength(undone);
    expect(await manager.findBy(User, { username: 'grace', email: 'grâce@staff.example' })).toMatchObject([
      { id: user.id, resetToken: 'token' },
    ]);
    expect(await manager.countBy(Session, { userId: user.id })).toBe(1);
    expect(await manager.findBy(ContactInquiry, { email: 'josé@example.org' })).toMatchObject([{ id: texts.id }]);
    for (const other of ['gráce', 'GRACE', 'grace\u0301']) expect(await manager.countBy(User, { username: other })).toBe(0);
    for (const other of ['jose@example.org', 'JOSÉ@example.org']) expect(await manager.countBy(ContactInquiry, { email: other })).toBe(0);
    await manager.insert(User, { ...user, id: newId(), username: 'gráce', email: 'grace@staff.example' });
    await manager.deleteAll(User);
    await manager.deleteAll(ContactInquiry);
  });

  it('keeps mails, alerts and history when the outbox gets other channels', async () => {
    const undone = await undoFrom(Deliveries1763830000000);
    const texts = { name: 'Ada', email: 'ada@example.org', phone: '0151 496 0123', message: 'Hello' };
    const times = { createdAt: AT_NOON, updatedAt: AT_NOON };
    for (const id of ['alerted', 'other']) await insert('contact_inquiries', { id, ...texts, ...times, dueAt: AT_NOON });
    const mail = { recipients: '["office@example.org"]', subject: 'Hello', text: 'Hello', html: '', messageId: '<1@example.org>' };
    const due = { queuedAt: AT_NOON, nextAttemptAt: AT_NOON, onceKey: 'promise-alert alerted', status: 'sent' };
    await insert('outbox_mails', { id: 'mail', kind: 'promise-alert', inquiryId: 'alerted', ...mail, ...due, ...times });
    await insert('inquiry_events', { id: 'event', inquiryId: 'alerted', kind: 'mail', text: 'office-notice', createdAt: AT_NOON });

    expect(await runMigrations(dataSource)).toHaveLength(undone);
    expect(await dataSource.manager.find(Delivery)).toMatchObject([
      { id: 'mail', channel: 'mail', kind: 'promise-alert', inquiryId: 'alerted', recipients: ['office@example.org'], status: 'sent' },
    ]);
    expect(await dataSource.query('SELECT kind FROM inquiry_events')).toEqual([{ kind: 'delivery' }]);
    expect(await dataSource.query('SELECT id FROM contact_inquiries WHERE deadlineAlertAt IS NOT NULL')).toEqual([{ id: 'alerted' }]);
    await dataSource.query('DELETE FROM contact_inquiries');
    expect(await dataSource.manager.count(Delivery)).toBe(0);
  });

  it('moves the former versions of pages, however large, out of their rows', async () => {
    const undone = await undoFrom(FormerVersions1763890180000);
    const times = { createdAt: AT_NOON, updatedAt: AT_NOON };
    const empty = (...columns: string[]) => Object.fromEntries(columns.map((name) => [name, '[]']));
    const texts = { title: 'Rewiring', slug: 'rewiring', baseDescription: 'We rewire.', ...times };
    await insert('services', { id: 'service', ...texts, ...empty('gallery', 'keywords', 'searchTerms') });
    await insert('locations', { id: 'location', name: 'Chester', slug: 'chester', ...times, ...empty('postcodes', 'subLocations') });
    const page = {
      ...{ serviceId: 'service', locationId: 'location', title: 'Rewiring', ...times },
      ...{ metaTitle: 'Rewiring', metaDescription: 'We rewire.', heroTitle: 'Rewiring', introContent: 'We rewire.' },
      ...empty('whyItMatters', 'deliverables', 'sectors', 'relatedServices', 'images', 'features', 'versionHistory'),
    };
    const history = Array.from({ length: 50 }, (_, n) => ({
      version: 50 - n,
      savedAt: '2026-05-12T10:00:00.000Z',
      savedBy: 'grace',
      state: { title: `Zoë’s “bakery” 💡 ${n}`, content: 'é'.repeat(40_000) },
    }));
    await insert('service_location_pages', { ...page, id: 'page', slug: 'page', versionHistory: JSON.stringify(history) });
    await insert('service_location_pages', { ...page, id: 'new', slug: 'new', trashKey: 'new' });
    expect(await runMigrations(dataSource)).toHaveLength(undone);
    expect(await dataSource.manager.find(FormerVersions)).toEqual([{ id: 'page', versions: history }]);
    expect(await undoFrom(FormerVersions1763890180000)).toBe(undone);
    const rows = await dataSource.query<object[]>("SELECT id FROM service_location_pages WHERE versionHistory NOT LIKE '[]'");
    expect(rows).toEqual([{ id: 'page' }]);
    await runMigrations(dataSource);
    expect(await dataSource.manager.find(FormerVersions)).toEqual([{ id: 'page', versions: history }]);
    await dataSource.query('DELETE FROM services');
    expect(await dataSource.manager.count(FormerVersions)).toBe(0);
    await dataSource.query('DELETE FROM locations');
  });

  it('can be reverted', async () => {
    const { length } = dataSource.migrations;
    await forgetDroppedColumns();
    for (let undone = 0; undone < length; undone++) await dataSource.undoLastMigration();
    await expect(dataSource.query('select id from users')).rejects.toThrow();
    expect(await runMigrations(dataSource)).toHaveLength(length);
  });
});
