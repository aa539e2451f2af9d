// Says the same on any database.
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { getMetadataStorage } from 'class-validator';
import { glob } from 'node:fs/promises';
import { join } from 'node:path';
import { contentResources } from '../src/platform/common/content-events.js';
import { columnsOf } from '../src/records/csv/kind-columns.js';
import { Kinds } from '../src/kinds/kinds.service.js';
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
  users: ['password'],
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

  it('export each field of their form, or leave it out on purpose', () => {
    const missing = kinds.with('exports').flatMap(({ kind }) => {
      const form = kind.forms?.create ?? kind.forms?.update;
      const fields = form ? getMetadataStorage().getTargetValidationMetadatas(form, '', true, false) : [];
      const columns = columnsOf(kind).map(({ field }) => field);
      const without = [...new Set(fields.map(({ propertyName }) => propertyName))].filter((field) => !columns.includes(field));
      return without.length ? [[kind.resource, without.toSorted()]] : [];
    });
    expect(Object.fromEntries(missing)).toEqual(WITHOUT_COLUMN);
  });
});
