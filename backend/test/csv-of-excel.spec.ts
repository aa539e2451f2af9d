import { describe, expect, it } from '@jest/globals';
import { Kinds } from '../src/kinds/kinds.service.js';
import type { ImportReport } from '../src/records/csv/csv.dto.js';
import { makeLocation } from './factories/locations.js';
import { makeProject } from './factories/projects.js';
import { AGREED, makeRenewal } from './factories/renewals.js';
import { makeService } from './factories/services.js';
import { makeTestimonial } from './factories/testimonials.js';
import { useTestApp } from './support/app.js';
import { savedByExcel } from './support/british-excel.js';

describe('a CSV file of Excel in Britain', () => {
  const { app, admin: staff } = useTestApp();

  const send = async (list: string, csv: string, confirm = true) => {
    const { status, body } = await staff.post(`/api/admin/imports/${list}`, { csv, confirm });
    expect({ status, body }).toEqual({ status: 200, body: expect.objectContaining({ rows: expect.any(Array) }) });
    return body as ImportReport;
  };
  const found = async (list: string, q: string) =>
    ((await staff.get(`/api/admin/${list}?filter=${JSON.stringify({ q })}`)).body as Record<string, unknown>[])[0];
  const faultsOf = ({ rows }: ImportReport) => rows.flatMap(({ faults }) => faults.map(({ column, message }) => `${column}: ${message}`));

  it.each([
    ['as it is', {}],
    ['with semicolons', { delimiter: ';' }],
    ['with tabs, empty columns and no mark', { delimiter: '\t', mark: '', emptyColumns: 3 }],
  ])('takes back every export unchanged, saved %s', async (_, how) => {
    const service = await makeService(staff);
    await makeLocation(staff, { postcodes: ['CH62'], latitude: 53.3801, longitude: -3.05, description: '3/4' });
    const words = { title: `007 ${service.slug}`, description: '01514960700', outcome: 'First line\nSecond line', client: '123456789012' };
    const figures = [{ label: 'Time', value: '2 days' }];
    await makeProject(staff, { ...words, completionDate: 'June 2025', kpis: figures, relatedServices: [service.id] });
    await makeProject(staff, { description: 'TRUE', location: '1-2', completionDate: '12 March 2026', keywords: ['0800', '10:30'] });
    await makeTestimonial(staff, { givenOn: '2024-03-04', company: '1.50', projectType: '30/11/2021', comment: '=1+1' });
    await makeRenewal(staff, { phone: '01514960700', lastOn: '2021-11-30', dueOn: '2031-11-30', source: '00012', ...AGREED });
    await makeRenewal(staff, { phone: '+441514960700', notes: '4.5E+11' });
    await staff.post('/api/admin/redirects', { fromPath: '/old-page', toPath: '/services' });
    const lists = app.nest.get(Kinds, { strict: false }).with('imports');
    expect(lists.length).toBeGreaterThan(4);
    for (const { kind } of lists) {
      const { text } = await staff.get(`/api/admin/exports/${kind.resource}`).buffer(true);
      const { rows } = await send(kind.resource, savedByExcel(text, how));
      expect([kind.resource, rows.filter(({ outcome }) => outcome !== 'skipped')]).toEqual([kind.resource, []]);
      expect([kind.resource, rows.length > 0]).toEqual([kind.resource, true]);
    }
  });

  it('has days and telephone numbers as Excel shows them', async () => {
    const csv =
      'Customer,Email,Phone,Address,What,Last done,Every (months),Due on,,\r\nPat Slash,,1514960700,1 High Street,EICR,30/11/2021,60,30/11/2026,,\r\n';
    const trial = await send('renewals', csv, false);
    expect(trial.rows).toMatchObject([
      {
        outcome: 'created',
        read: [
          { column: 'Phone', text: '0151 496 0700' },
          { column: 'Last done', text: 'Tuesday 30 November 2021' },
          { column: 'Due on', text: 'Monday 30 November 2026' },
        ],
      },
    ]);
    await send('renewals', csv);
    expect(await found('renewals', 'Pat Slash')).toMatchObject({ phone: '0151 496 0700', lastOn: '2021-11-30', dueOn: '2026-11-30' });
  });

  it.each([
    ['Phone', '4.47701E+11', /^Excel has shortened a long number/],
    ['Last done', '44530', /^This looks like Excel’s own number for a day/],
    ['Last done', '11/30/2021', /^There is no month 30/],
    ['Last done', '31/02/2021', /^There is no 31 February 2021/],
    ['Last done', '30/11/0026', /^Please check the year of 30 November 0026: it has to be from 1950 to 20\d\d$/],
    ['Last done', '1/1/2100', /^This day has not come yet|^Please check the year/],
    ['Due on', '30/11/2126', /^Please check the year of 30 November 2126/],
    ['Due on', '########', /too narrow/],
    ['Agreed on', '30/11/2049', /^This day has not come yet/],
  ])('refuses a row with %s %s by a sentence', async (column, cell, sentence) => {
    const { rows } = await send('renewals', `Customer,Address,What,${column}\nA,B,C,${cell}\n`, false);
    expect(rows[0]?.outcome).toBe('refused');
    expect(rows[0]?.faults.filter((fault) => fault.column === column)).toEqual([{ column, message: expect.stringMatching(sentence) }]);
  });

  it('refuses what is due before it was done', async () => {
    const report = await send('renewals', 'Customer,Address,What,Last done,Due on\nA,B,C,30/11/2021,30/11/2020\n', false);
    expect(faultsOf(report)).toEqual([
      'Due on: The next inspection has to be after the last one, on 30 November 2021. Leave it blank to count the months from that day.',
    ]);
  });

  it('has months of projects as Excel shows them', async () => {
    await send('projects', 'Project Title,Completion Date\nMonth one,Jun-25\nMonth two,01/06/2025\nMonth three,Spring 2026\n');
    const months = await Promise.all(['one', 'two', 'three'].map((name) => found('projects', `Month ${name}`)));
    expect(months.map((project) => project?.['completionDate'])).toEqual(['June 2025', 'June 2025', 'Spring 2026']);
    const report = await send('projects', 'Project Title,Completion Date\nMonth four,45809\n', false);
    expect(faultsOf(report)).toEqual([expect.stringMatching(/^Completion Date: This looks like Excel’s own number/)]);
  });

  it('is refused with how to save it if its letters are lost', async () => {
    const { status, body } = await staff.post('/api/admin/imports/renewals', { csv: 'C\0u\0s\0t\0' });
    expect({ status, body }).toMatchObject({ status: 400, body: { error: expect.stringContaining('choose ‘CSV UTF-8’') } });
  });

  it('has the days that the API takes, too', async () => {
    const { id, version } = await makeRenewal(staff, { lastOn: '30 November 2021', dueOn: '30.11.2031', customer: 'By the API' });
    expect(await found('renewals', 'By the API')).toMatchObject({ lastOn: '2021-11-30', dueOn: '2031-11-30' });
    const { body } = await staff.put(`/api/admin/renewals/${id}`, { dueOn: 44530, version });
    expect(body).toMatchObject({ fields: { dueOn: [expect.stringContaining('Excel’s own number')] } });
    const listed = async (dueOn: string) =>
      (await staff.get(`/api/admin/renewals?filter=${JSON.stringify({ dueOn, q: 'By the API' })}`)).body as object;
    expect(await listed('30/11/2031')).toMatchObject([{ id }]);
    expect(await listed('31/02/2031')).toMatchObject({ error: expect.stringContaining('There is no 31 February 2031') });
    const settings = { bankHolidays: ['24/12/2026', ''], specialDays: [{ from: '28 Dec 2026', hours: 'closed' }] };
    const saved = await staff.put('/api/admin/company-info', settings);
    expect(saved.body).toMatchObject({ bankHolidays: ['2026-12-24'], specialDays: [{ from: '2026-12-28' }] });
    const wrong = await staff.put('/api/admin/company-info', { bankHolidays: ['31/11/2026'] });
    expect(wrong.body).toMatchObject({ fields: { bankHolidays: ['There is no 31 November 2026. Please check the day.'] } });
  });
});
