import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { ContactInquiry } from '../src/inquiries/contact-inquiry.entity.js';
import { InquiryWords } from '../src/inquiries/inquiry-words.entity.js';
import { makeInquiry } from './factories/inquiry.js';
import { as, type Caller } from './support/api.js';
import { createTestApp, type TestApp } from './support/app.js';

describe('the search for enquiries', () => {
  let app: TestApp;
  let staff: Caller;
  const list = async (query: Record<string, unknown>) => {
    const search = new URLSearchParams(Object.entries(query).map(([k, v]): [string, string] => [k, JSON.stringify(v)]));
    return staff.get(`/api/admin/contact-inquiries?${search.toString()}`);
  };
  const names = async (query: Record<string, unknown>) => ((await list(query)).body as { name: string }[]).map(({ name }) => name);

  beforeAll(async () => {
    app = await createTestApp();
    staff = as(app, app.editorToken);
  });
  afterAll(() => app.close());
  beforeEach(async () => {
    await app.dataSource.getRepository(ContactInquiry).createQueryBuilder().delete().execute();
  });

  it('finds name, email, phone, company and message, with literal wildcards', async () => {
    await makeInquiry(app, { name: 'Needle Smith' });
    await makeInquiry(app, { email: 'needle@example.com' });
    await makeInquiry(app, { company: 'Needle Ltd' });
    await makeInquiry(app, { message: 'a NEEDLE in it' });
    await makeInquiry(app, { phone: '0151 000 7777', message: '100% sure' });
    await makeInquiry(app);
    expect(await names({ filter: { q: 'needle' } })).toHaveLength(4);
    expect(await names({ filter: { q: '7777' } })).toHaveLength(1);
    expect(await names({ filter: { q: '100%' } })).toHaveLength(1);
    expect(await names({ filter: { q: 'smith needl' } })).toEqual(['Needle Smith']);
    expect((await list({ filter: { q: 'needle' }, range: [0, 1] })).headers['content-range']).toBe('contact-inquiries 0-1/4');
    expect(await names({ filter: { q: 'needle', status: 'closed' } })).toEqual([]);
    for (const q of ['* needle', '+needle -smith', '"needle', 'NEAR(needle', 'needle) OR (ada'])
      expect((await list({ filter: { q } })).status).toBe(200);
    for (const q of ['%%%', '_____', '\\', "'", '"']) expect(await names({ filter: { q } })).toEqual([]);
  });

  it('finds short words, common words and any part of a telephone number', async () => {
    await makeInquiry(app, { name: 'Bo Li', phone: '+44 (0)151 496 0771', message: 'Is it the fuse?' });
    await makeInquiry(app);
    for (const q of ['bo', 'li', 'the', 'IS', '4960771', '0151 4960771', '+44 151 496 0771'])
      expect({ q, found: await names({ filter: { q } }) }).toEqual({ q, found: ['Bo Li'] });
  });

  it('keeps no words of erased enquiries', async () => {
    const { id } = await makeInquiry(app, { message: 'unforgettable' });
    expect(await names({ filter: { q: 'unforgettable' } })).toHaveLength(1);
    await app.dataSource.getRepository(ContactInquiry).delete(id);
    expect(await app.dataSource.getRepository(InquiryWords).count()).toBe(0);
    if (app.dataSource.options.type !== 'better-sqlite3') return;
    const found: unknown = await app.dataSource.query(`SELECT rowid FROM contact_inquiry_words_index WHERE words MATCH 'wwunforgettable'`);
    expect(found).toEqual([]);
  });

  it('finds enquiries with long and unusual messages', async () => {
    const message = Array.from({ length: 830 }, (_, i) => `${String.fromCodePoint(0x4e00 + i).repeat(3)}\uFDFA`).join(' ');
    await makeInquiry(app, { name: 'Strange', message });
    expect(await names({ filter: { q: 'strange' } })).toEqual(['Strange']);
  });
});
