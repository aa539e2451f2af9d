import { describe, expect, it } from '@jest/globals';
import { InquiryLinks } from '../src/inquiries/customer-page/inquiry-links.service.js';
import { makeInquiry } from './factories/inquiry.js';
import { as } from './support/api.js';
import { useTestApp } from './support/app.js';

/** On SQLite one transaction is alone anyway. */
const onServer = process.env['TEST_DATABASE_URL'] ? it : it.skip;

describe('simultaneous creates', () => {
  const { app } = useTestApp();

  it('with the same name get different slugs', async () => {
    const editor = as(app, app.editorToken);
    const responses = await Promise.all(
      Array.from({ length: 8 }, () => editor.post('/api/admin/services', { title: 'Fire Alarms', baseDescription: 'x' })),
    );
    expect(responses.map((a) => a.status)).toEqual(Array(8).fill(201));
    expect(new Set(responses.map((a) => (a.body as { slug: string }).slug)).size).toBe(8);
  });

  onServer('of enquiries get their links without locking each other out', async () => {
    const inquiries = [await makeInquiry(app), await makeInquiry(app)];
    const runners = inquiries.map(() => app.dataSource.createQueryRunner());
    for (const runner of runners) await runner.startTransaction();
    for (const [n, { manager }] of runners.entries()) await app.get(InquiryLinks).ensure(manager, inquiries[n]?.id ?? '', new Date());
    for (const runner of runners) await runner.commitTransaction();
    for (const runner of runners) await runner.release();
    for (const { id } of inquiries) expect(await app.get(InquiryLinks).stateOf(id)).toMatchObject({ state: 'open' });
  });

  // @asvs 2.3.4
  it('with the same given slug succeed once and otherwise get 409', async () => {
    const editor = as(app, app.editorToken);
    const responses = await Promise.all(
      Array.from({ length: 4 }, () => editor.post('/api/admin/services', { title: 'x', slug: 'given', baseDescription: 'x' })),
    );
    expect(responses.map((a) => a.status).sort()).toEqual([201, 409, 409, 409]);
    expect(responses.find((a) => a.status === 409)?.body).toMatchObject({ fields: { slug: [expect.stringContaining('given')] } });
  });
});
