import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { newId } from '../src/platform/common/records.js';
import { indexedText } from '../src/platform/database/word-index.js';
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

  it('returns the ids in the order of the list, as it is filtered and sorted', async () => {
    const at = (minute: number) => new Date(Date.UTC(2026, 0, 1, 12, minute));
    for (const [i, name] of ['Cyd', 'Ada', 'Bea', 'Ada'].entries())
      await makeInquiry(app, { name, createdAt: at(i), status: i === 1 ? 'closed' : 'new' });
    await makeInquiry(app, { name: 'Ada', createdAt: at(9), spamSince: at(9) });
    const ids = (search: string) => staff.get(`/api/admin/contact-inquiries/ids?${search}`);
    const searched = [
      {},
      { sort: ['name', 'ASC'] },
      { filter: { status: 'new', q: 'ada' } },
      { filter: { isSpam: true } },
      { range: [1, 2] },
    ];
    for (const query of searched) {
      const search = new URLSearchParams(Object.entries(query).map(([k, v]): [string, string] => [k, JSON.stringify(v)]));
      const listed = ((await list(query)).body as { id: string }[]).map(({ id }) => id);
      expect(listed.length).toBeGreaterThan(0);
      expect((await ids(search.toString())).body).toEqual(listed);
    }
    for (const search of ['filter=x', 'filter={"notes":"x"}', 'sort=["message","ASC"]', 'filter={"promise":"x"}'])
      expect((await ids(search)).status).toBe(400);
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

  it('finds common words in every filter and order', async () => {
    const texts = (await app.dataSource.getRepository(ContactInquiry).findOneByOrFail({ id: (await makeInquiry(app)).id })) as object;
    const count = 4_500;
    const ids = Array.from({ length: count }, () => newId());
    const at = (n: number) => new Date(Date.UTC(2020, 0, 1) + n * 60_000);
    for (let n = 0; n < count; n += 500) {
      const some = ids.slice(n, n + 500);
      const rows = some.map(
        (id, i) =>
          ({
            ...texts,
            id,
            name: `Number ${n + i}`,
            createdAt: at(n + i),
            status: n + i < 30 ? 'closed' : 'new',
            submissionKey: null,
          }) as ContactInquiry,
      );
      await app.dataSource.getRepository(ContactInquiry).createQueryBuilder().insert().values(rows).callListeners(false).execute();
      // The oldest and the newest have a word that fewer have.
      const words = (i: number) => indexedText(['garage', `number${i}`, ...(i < 30 || i % 2 ? ['meadow'] : [])]);
      await app.dataSource.getRepository(InquiryWords).insert(some.map((inquiryId, i) => ({ inquiryId, words: words(n + i) })));
    }
    const page = async (q: string, first: number, { filter = {}, sort = 'DESC' }: { filter?: object; sort?: string } = {}) => {
      const { headers, body } = await list({
        filter: { q, ...filter },
        range: [first, first + 1],
        sort: ['createdAt', sort],
      });
      return [headers['content-range'], ...(body as { name: string }[]).map(({ name }) => name.replace('Number ', ''))];
    };
    expect(await page('gara', 0)).toEqual(['contact-inquiries 0-1/1000', '4499', '4498']);
    expect(await page('gara', 998)).toEqual(['contact-inquiries 998-999/1000', '3501', '3500']);
    expect(await page('gara', 1_000)).toEqual(['contact-inquiries */1000']);
    expect(await page('gara', 0, { sort: 'ASC' })).toEqual(['contact-inquiries 0-1/1000', '0', '1']);
    expect(await page('meadow garage', 0)).toEqual(['contact-inquiries 0-1/1000', '4499', '4497']);
    expect(await page('meadow', 28, { filter: { status: 'closed' } })).toEqual(['contact-inquiries 28-29/30', '1', '0']);
    expect(await page('number44', 0)).toEqual(['contact-inquiries 0-1/111', '4499', '4498']);
    expect(await page('garage number44', 109)).toEqual(['contact-inquiries 109-110/111', '440', '44']);
    expect(await page('gara', 0, { filter: { isSpam: true } })).toEqual(['contact-inquiries */0']);
  });
});
