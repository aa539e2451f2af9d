import { describe, expect, it } from '@jest/globals';
import { londonDay } from '../src/platform/time/london.js';
import { Renewal } from '../src/renewals/renewal.entity.js';
import { makeInquiry } from './factories/inquiry.js';
import { AGREED, makeRenewal } from './factories/renewals.js';
import { as } from './support/api.js';
import { useTestApp } from './support/app.js';

const PATH = '/api/admin/renewals';
const TOMORROW = londonDay(new Date(Date.now() + 36 * 3_600_000));

describe('renewals', () => {
  const { app, editor } = useTestApp();

  it('are closed to visitors, and kept by staff like any record', async () => {
    const { id } = await makeRenewal(editor);
    for (const call of [
      as(app).get(PATH),
      as(app).get(`${PATH}/${id}`),
      as(app).post(`${PATH}/${id}/done`, {}),
      as(app).delete(`${PATH}/${id}`),
    ])
      expect((await call).status).toBe(401);
    const changed = await editor.put(`${PATH}/${id}`, { notes: 'Key at the office' });
    expect(changed.body).toMatchObject({ notes: 'Key at the office', version: 2 });
    expect((await editor.put(`${PATH}/${id}`, { notes: 'x' }).set('If-Match', '"v1"')).status).toBe(412);
    expect((await editor.delete(`${PATH}/${id}`)).status).toBe(200);
    expect((await editor.get(`${PATH}/${id}`)).status).toBe(404);
    const [row] = (await editor.get(`/api/admin/trash?filter={"resource":"renewals"}`)).body as { id: string; recordId?: string }[];
    expect(JSON.stringify(row)).toContain(id);
  });

  it.each([
    ['customer', 'x'.repeat(201), /at most 200 characters/],
    ['customer', null, /Required/],
    ['email', 'nobody', /email address/],
    ['phone', 'x', /telephone number/],
    ['intervalMonths', 0, /from 1 to 240/],
    ['intervalMonths', 1e308, /from 1 to 240/],
    ['dueOn', '2031-02-30', /There is no 30 February 2031/],
    ['lastOn', TOMORROW, /not come yet/],
    ['agreedOn', TOMORROW, /not come yet/],
    ['hasAgreed', 'yes', /Invalid input/],
    ['notes', 'x'.repeat(2_001), /at most 2,000/],
  ])('reject %s: %p', async (field, value, says) => {
    const { id } = await makeRenewal(editor);
    const { status, body } = await editor.put(`${PATH}/${id}`, { [field]: value });
    expect(status).toBe(400);
    expect((body as { fields: Record<string, string[]> }).fields[field]?.join(' ')).toMatch(says);
  });

  it('are due after their interval when only the last day is known, and need one of the two', async () => {
    const { dueOn } = await makeRenewal(editor, { dueOn: null, lastOn: '2024-08-31', intervalMonths: 6 });
    expect(dueOn).toBe('2025-02-28');
    const { body } = await editor.post(PATH, { customer: 'A', address: 'B', what: 'C' });
    expect(body).toMatchObject({ statusCode: 400, fields: { dueOn: ['Required'] } });
  });

  it('record when and how the customer agreed', async () => {
    const { body } = await editor.post(PATH, { customer: 'A', address: 'B', what: 'C', dueOn: '2031-01-01', hasAgreed: true });
    expect(body).toMatchObject({ statusCode: 400, fields: { agreedOn: ['Required'], agreedHow: ['Required'] } });
    expect(await makeRenewal(editor, AGREED)).toMatchObject(AGREED);
  });

  it('do not reveal keyed hashes, and log no personal data', async () => {
    const renewal = await makeRenewal(editor, { customer: 'Zebedee', notes: 'Oozlum' });
    expect(renewal).not.toHaveProperty('addressKey');
    const { body } = await as(app, app.adminToken).get(`/api/admin/audit-log?filter={"entityId":"${renewal.id}"}`);
    expect(JSON.stringify(body)).toContain('Fire alarm service');
    expect(JSON.stringify(body)).not.toMatch(/Zebedee|Oozlum|example\.org|Rose Lane/);
  });

  describe('that were done', () => {
    const done = (id: string, body: object) => editor.post(`${PATH}/${id}/done`, body);

    it('are due again after their interval, once however often it is pressed', async () => {
      const { id } = await makeRenewal(editor, { dueOn: '2026-01-31', intervalMonths: 6 });
      const call = () => done(id, { dueOn: '2026-01-31', doneOn: '2025-12-31' });
      const [first, ...others] = await Promise.all([call(), call(), call(), call()]);
      expect(first).toMatchObject({ status: 200, body: { lastOn: '2025-12-31', dueOn: '2026-06-30', version: 2 } });
      for (const { status, body } of [...others, await call()]) expect({ status, body }).toEqual({ status: 200, body: first?.body });
    });

    it('today are due after today', async () => {
      const { id, dueOn } = await makeRenewal(editor, { intervalMonths: 240 });
      const { body } = await done(id, { dueOn });
      expect(body).toMatchObject({ lastOn: londonDay(new Date()) });
    });

    it('are refused for another day, a day to come and an unknown record', async () => {
      const { id, dueOn } = await makeRenewal(editor);
      expect(await done(id, { dueOn: '2030-01-01' })).toMatchObject({ status: 409 });
      expect(await done(id, { dueOn, doneOn: TOMORROW })).toMatchObject({ status: 400 });
      expect(await done(id, {})).toMatchObject({ status: 400 });
      expect(await done('nonsense', { dueOn })).toMatchObject({ status: 404 });
    });
  });

  describe('whose last day becomes later', () => {
    const FIELDS = { lastOn: '2025-05-01', dueOn: '2026-05-01', intervalMonths: 12 };
    const asked = async (fields: object = {}) => {
      const { id } = await makeRenewal(editor, { ...FIELDS, ...fields });
      await app.dataSource.getRepository(Renewal).update(id, { replyInquiryId: (await makeInquiry(app)).id });
      return id;
    };

    it('were done again: due after their interval, and open for reminders', async () => {
      const id = await asked();
      const { body } = await editor.put(`${PATH}/${id}`, { ...FIELDS, lastOn: '2026-04-20' });
      expect(body).toMatchObject({ lastOn: '2026-04-20', dueOn: '2027-04-20', replyInquiryId: null });
    });

    it('are due after their interval when a first last day is entered that the day which has passed is not after', async () => {
      const id = await asked({ lastOn: null });
      const { body } = await editor.put(`${PATH}/${id}`, { ...FIELDS, lastOn: '2026-05-20' });
      expect(body).toMatchObject({ lastOn: '2026-05-20', dueOn: '2027-05-20', replyInquiryId: null });
    });

    it('are due on the day that is given with it', async () => {
      const { body } = await editor.put(`${PATH}/${await asked()}`, { lastOn: '2026-04-20', dueOn: '2026-10-20' });
      expect(body).toMatchObject({ dueOn: '2026-10-20', replyInquiryId: null });
    });

    it('keep their day when only the first last day or an earlier one is entered', async () => {
      const [unknown, known] = [await asked({ lastOn: null }), await asked()];
      for (const [id, lastOn] of [
        [unknown, '2025-06-01'],
        [known, '2025-04-01'],
      ] as const)
        expect((await editor.put(`${PATH}/${id}`, { lastOn })).body).toMatchObject({
          dueOn: '2026-05-01',
          replyInquiryId: expect.any(String),
        });
    });

    it('are due again after the next import, too', async () => {
      await makeRenewal(editor, { ...FIELDS, customer: 'Imported', address: '1 Oak Road', what: 'PAT testing' });
      const csv = 'Customer,Address,What,Last done\nImported,1 Oak Road,PAT testing,2026-04-20';
      await editor.post('/api/admin/imports/renewals', { csv, confirm: true });
      expect((await editor.get(`${PATH}?filter={"q":"Imported"}`)).body).toMatchObject([{ dueOn: '2027-04-20' }]);
    });
  });

  describe('of a won enquiry', () => {
    const ofInquiry = async (id: string) => (await editor.get(`${PATH}/of-inquiry/${id}`)).body as unknown;

    it('are made once, and known to it', async () => {
      const { id } = await makeInquiry(app, { outcome: 'won' });
      expect(await ofInquiry(id)).toEqual({ made: null, asked: null });
      const renewal = await makeRenewal(editor, { inquiryId: id });
      expect(renewal).toMatchObject({ inquiryId: id, source: 'Won enquiry' });
      expect(await ofInquiry(id)).toEqual({ made: renewal, asked: null });
      const again = { customer: 'A', address: 'B', what: 'C', dueOn: '2031-01-01', inquiryId: id };
      expect(await editor.post(PATH, again)).toMatchObject({ status: 409, body: { error: 'This enquiry was added before.' } });
      await editor.delete(`${PATH}/${renewal.id}`);
      expect((await editor.post(PATH, again)).body).toMatchObject({ error: expect.stringContaining('in the trash') });
    });

    it('are made once by simultaneous calls, too', async () => {
      const { id } = await makeInquiry(app, { outcome: 'won' });
      const call = () => editor.post(PATH, { customer: 'A', address: 'B', what: 'C', dueOn: '2031-01-01', inquiryId: id });
      const statuses = (await Promise.all([call(), call(), call(), call()])).map(({ status }) => status);
      expect(statuses.toSorted()).toEqual([201, 409, 409, 409]);
      expect(await app.dataSource.getRepository(Renewal).countBy({ inquiryId: id })).toBe(1);
    });

    it('are refused for one that is not won, and for an unknown one', async () => {
      const { id } = await makeInquiry(app);
      const call = (inquiryId: string) => editor.post(PATH, { customer: 'A', address: 'B', what: 'C', dueOn: '2031-01-01', inquiryId });
      expect((await call(id)).status).toBe(409);
      expect((await call('01900000-0000-7000-8000-000000000000')).body).toMatchObject({
        statusCode: 400,
        fields: { inquiryId: [expect.any(String)] },
      });
      expect(await ofInquiry('nonsense')).toEqual({ made: null, asked: null });
    });
  });

  it('are imported with a trial run, and recognised by customer, address and what', async () => {
    const header = 'Customer,Email,Address,What,Last done,Every (months),Agreed to be reminded,Agreed on,How they agreed';
    const row = (months: number) => `Joan Price,joan@example.org,1 Oak Road,PAT testing,2025-05-01,${months},Yes,2025-05-01,Job sheet`;
    const send = async (csv: string, confirm?: boolean) =>
      (await editor.post('/api/admin/imports/renewals', { csv, confirm })).body as unknown;
    const found = async () => (await editor.get(`${PATH}?filter={"q":"Joan Price"}`)).body as object[];
    expect(await send(`${header}\n${row(12)}`)).toMatchObject({ isStored: false, rows: [{ outcome: 'created', faults: [] }] });
    expect(await found()).toEqual([]);
    expect(await send(`${header}\n${row(12)}`, true)).toMatchObject({ isStored: true });
    expect(await found()).toMatchObject([{ dueOn: '2026-05-01', hasAgreed: true }]);
    expect(await send(`${header}\n${row(24)}`, true)).toMatchObject({ isStored: true, rows: [{ outcome: 'updated' }] });
    expect(await found()).toHaveLength(1);
    const faulty = await send(`${header}\n${row(12).replace(',Job sheet', ',')}\nX,,Y,Z,,,,,`, true);
    expect(faulty).toMatchObject({ isStored: false, rows: [expect.anything(), { outcome: 'refused' }] });
  });

  it('are listed by the day on which they are due', async () => {
    await makeRenewal(editor, { customer: 'Sorted later', dueOn: '2029-02-02' });
    await makeRenewal(editor, { customer: 'Sorted sooner', dueOn: '2029-02-01' });
    const { body } = await editor.get(`${PATH}?filter={"q":"Sorted"}`);
    expect((body as Renewal[]).map(({ customer }) => customer)).toEqual(['Sorted sooner', 'Sorted later']);
    const before = await editor.get(`${PATH}?filter={"q":"Sorted","dueOn_lte":"2029-02-01"}`);
    expect(before.body).toHaveLength(1);
  });
});
