// Says the same on any database.
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { getMetadataStorage } from 'class-validator';
import { glob } from 'node:fs/promises';
import { join } from 'node:path';
import { contentResources } from '../src/platform/common/content-events.js';
import { columnsOf } from '../src/records/csv/kind-columns.js';
import type { Feature } from '../src/kinds/kind.js';
import { Kinds, type Known } from '../src/kinds/kinds.service.js';
import { Pages, type KindPages } from '../src/kinds/pages.service.js';
import { FIXED_PAGES } from '../src/platform/http/site-addresses.js';
import { InProcessApi } from '../src/site/engine/in-process-api.js';
import { historyOf } from '../src/records/history/history-kinds.js';
import { User } from '../src/users/user.entity.js';
import { createTestApp, type TestApp } from './support/app.js';

const SOURCES = join(import.meta.dirname, '../src');

/** Fields of forms that no spreadsheet can hold, and the password. */
const WITHOUT_COLUMN: Record<string, string[]> = {
  services: ['gallery', 'ogImage'],
  'service-location-pages': [
    ...['callToAction', 'canonicalUrl', 'ctaOverrides', 'deliverables', 'features', 'heroImage', 'images', 'microCaseStudy'],
    ...['relatedServices', 'sectors', 'whyItMatters'],
  ],
  projects: ['images', 'ogImage', 'pairs'],
  'core-pages': ['images', 'isEditable', 'ogImage', 'requiresAuth', 'sections'],
  media: ['category', 'focusX', 'focusY'],
  renewals: ['inquiryId'],
  users: ['password'],
};

/** Fields of forms that the history does not show, because only administrators may see them, or because they never change. */
const WITHOUT_HISTORY: Record<string, string[]> = {
  'company-info': [
    ...['asksForReviews', 'autoresponderTemplate', 'emailRecipients', 'mailsMonthlyReport', 'requireSecondFactor', 'retentionMonths'],
    ...['smtpHost', 'smtpPassword', 'smtpPort', 'smtpUser', 'webhookUrl'],
  ],
  'core-pages': ['isEditable'],
};

describe('the kinds of records', () => {
  let app: TestApp;
  let kinds: Kinds;
  beforeAll(async () => {
    app = await createTestApp();
    kinds = app.get(Kinds);
  });
  afterAll(() => app.close());

  it('are all found: each description belongs to a module', async () => {
    const described: unknown[] = [];
    for await (const file of glob('**/*.kind.ts', { cwd: SOURCES })) {
      const exported = Object.values((await import(join(SOURCES, file))) as Record<string, unknown>);
      described.push(
        ...exported.flatMap((one) =>
          typeof one === 'object' && one !== null && 'place' in one && 'resource' in one ? [one.resource] : [],
        ),
      );
    }
    expect(described.length).toBeGreaterThan(10);
    expect(described.toSorted()).toEqual(kinds.all.map(({ kind }) => kind.resource).toSorted());
  });

  it('with a trash are described, except accounts, whose people are invited again', () => {
    const trashed = app.dataSource.entityMetadatas.filter(({ deleteDateColumn }) => deleteDateColumn).map(({ target }) => target);
    expect(new Set([...kinds.with('trash').map(({ kind }) => kind.entity), User])).toEqual(new Set(trashed));
  });

  it('are all content that visitors see, except enquiries and accounts', () => {
    const seen = kinds.with('content').map(({ kind }) => kind.resource);
    expect([...contentResources].toSorted()).toEqual([...seen, 'page-faqs'].toSorted());
  });

  it('whose forms have a preview show it: by the visitors’ read of one record, or by a class of their own', () => {
    const reads = app.get(InProcessApi).paths;
    const shown = ({ kind: { resource, page }, own }: KindPages) =>
      page.preview === 'apart' ? own.unsaved !== undefined : reads.includes(`/api/${resource}/:slug`);
    const pages = app.get(Pages).all.filter(({ kind }) => kind.page.preview !== null);
    expect(pages.length).toBeGreaterThan(4);
    expect(pages.filter((one) => !shown(one)).map(({ kind }) => kind.resource)).toEqual([]);
  });

  it('with a page are listed on a page of the website, if on any', () => {
    const lists = app.get(Pages).all.flatMap(({ kind }) => kind.page.list ?? []);
    expect(FIXED_PAGES).toEqual(expect.arrayContaining(lists));
  });

  /** By resource the fields of the forms that something lacks. */
  const lacking = (feature: Feature, held: (known: Known) => readonly string[]) =>
    Object.fromEntries(
      kinds.with(feature).flatMap((known) => {
        const { resource, forms } = known.kind;
        const form = forms?.create ?? forms?.update;
        const fields = form ? getMetadataStorage().getTargetValidationMetadatas(form, '', true, false) : [];
        const names = held(known);
        const without = new Set(fields.map(({ propertyName }) => propertyName).filter((field) => !names.includes(field)));
        return without.size ? [[resource, [...without].toSorted()]] : [];
      }),
    );

  it('export each field of their form, or leave it out on purpose', () => {
    expect(lacking('exports', ({ kind }) => columnsOf(kind).map(({ field }) => field))).toEqual(WITHOUT_COLUMN);
  });

  it('show each field of their form in the history, or leave it out on purpose', () => {
    expect(lacking('history', (known) => [...historyOf(known).fields])).toEqual(WITHOUT_HISTORY);
  });
});
