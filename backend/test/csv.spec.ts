import { describe, expect, it } from '@jest/globals';
import { AuditLog } from '../src/audit/audit-log.entity.js';
import { Session } from '../src/auth/session.entity.js';
import { MINUTE_MS } from '../src/platform/time/durations.js';
import { newId } from '../src/platform/common/records.js';
import type { ImportReport } from '../src/records/csv/csv.dto.js';
import { ContactInquiry } from '../src/inquiries/contact-inquiry.entity.js';
import { Testimonial } from '../src/testimonials/testimonial.entity.js';
import { makeInquiry } from './factories/inquiry.js';
import { makeLocation } from './factories/locations.js';
import { makeService } from './factories/services.js';
import { makeTestimonial } from './factories/testimonials.js';
import { as } from './support/api.js';
import { useTestApp } from './support/app.js';
import { addRows, ID } from './support/many-rows.js';

const BOM = '\uFEFF';

describe('CSV', () => {
  const { app, admin, editor } = useTestApp();

  const exported = async (list: string, query: { filter?: object; sort?: [string, string] } = {}, staff = admin) => {
    const search = new URLSearchParams(Object.entries(query).map(([name, value]) => [name, JSON.stringify(value)]));
    const response = await staff.get(`/api/admin/exports/${list}?${search}`).buffer(true);
    return { status: response.status, headers: response.headers, text: response.text, lines: response.text.split('\r\n') };
  };
  const send = async (list: string, csv: string, confirm = false, staff = admin) => {
    const { status, body } = await staff.post(`/api/admin/imports/${list}`, { csv, confirm });
    expect({ status, body }).toEqual({ status: 200, body: expect.objectContaining({ isStored: expect.any(Boolean) }) });
    return body as ImportReport;
  };
  const outcomes = ({ rows }: ImportReport) => rows.map(({ row, outcome }) => `${row} ${outcome}`);
  const names = async (list: string, field = 'name') =>
    ((await admin.get(`/api/admin/${list}`)).body as Record<string, string>[]).map((record) => record[field]);

  describe('of a list', () => {
    it('has its filter and order, labels, and no formulas', async () => {
      await makeLocation(editor, { name: '=HYPERLINK("http://x")', description: 'First,\nsecond', postcodes: ['CH62', 'CH63'], order: 2 });
      await makeLocation(editor, { name: 'Neston', postcodes: [], latitude: 53.29, longitude: -3.06, isActive: false, order: 1 });
      const { status, headers, lines } = await exported('locations', { sort: ['order', 'DESC'] }, editor);
      expect([status, headers['content-type'], headers['cache-control']]).toEqual([200, 'text/csv; charset=utf-8', 'no-store']);
      expect(headers['content-disposition']).toMatch(/^attachment; filename="locations-\d{4}-\d\d-\d\d\.csv"$/);
      expect(lines[0]).toBe(`${BOM}Name,Slug,Description,Postcodes,Sub-locations,Latitude,Longitude,Order,Active,Created,Changed`);
      expect(lines[1]).toContain(`"'=HYPERLINK(""http://x"")",hyperlink-http-x,"First,\nsecond",CH62; CH63,,,,2,Yes`);
      expect(lines[2]).toContain('Neston,neston,,,,53.29,-3.06,1,No');
      expect((await exported('locations', { filter: { isActive: false } })).lines).toHaveLength(3);
      expect((await exported('locations', { filter: { q: 'nobody' } })).lines).toHaveLength(2);
      expect((await admin.get('/api/admin/exports/locations?filter={"x":1}')).status).toBe(400);
    });

    it('has each record once, however many there are', async () => {
      await makeTestimonial(editor, { name: 'Customer 0', company: 'Many' });
      await addRows(app, Testimonial, 401, { id: ID, name: "CONCAT('Many ', n)", company: "'Many'" });
      const { lines } = await exported('testimonials', { filter: { q: 'Many' } });
      expect(new Set(lines.slice(1, -1)).size).toBe(402);
      expect(lines).toHaveLength(404);
      await app.dataSource.getRepository(Testimonial).delete({ company: 'Many' });
    });

    it('exists for each list, for those who may see it', async () => {
      const all = ['services', 'locations', 'service-location-pages', 'projects', 'testimonials', 'faqs', 'core-pages', 'content-checks'];
      for (const list of [...all, 'media', 'trash', 'contact-inquiries'])
        expect([list, (await exported(list, {}, editor)).status]).toEqual([list, 200]);
      for (const list of ['redirects', 'users', 'audit-log']) {
        expect([list, (await exported(list)).status]).toEqual([list, 200]);
        expect([list, (await exported(list, {}, editor)).status]).toEqual([list, 403]);
      }
      expect((await as(app).get('/api/admin/exports/locations')).status).toBe(401);
    });

    it('of enquiries asks for the password and is recorded', async () => {
      const { id } = await makeInquiry(app, { name: 'Ada Lovell', message: '@SUM(A1)' });
      const sessions = app.dataSource.getRepository(Session);
      await sessions.updateAll({ confirmedAt: new Date(Date.now() - 11 * MINUTE_MS) });
      expect((await admin.get('/api/admin/exports/contact-inquiries')).body).toMatchObject({ statusCode: 403, code: 'password-needed' });
      await sessions.updateAll({ confirmedAt: new Date() });
      const { lines } = await exported('contact-inquiries', { filter: { id: [id] } });
      expect(lines).toHaveLength(3);
      expect(lines[1]).toMatch(/^\d{4}-\d\d-\d\d \d\d:\d\d,Ada Lovell,/);
      expect(lines[1]).toContain("'@SUM(A1)");
      const rows = await app.dataSource.getRepository(AuditLog).findBy({ action: 'export', entityType: 'contact-inquiries' });
      expect(rows.at(-1)).toMatchObject({ userId: app.adminId, changes: { enquiries: { after: 1 } } });
    });

    it('of many enquiries has each once, in order', async () => {
      const repository = app.dataSource.getRepository(ContactInquiry);
      const [pattern] = await repository.find({ take: 1 });
      const many = Array.from({ length: 1_234 }, (_, i) =>
        Object.assign(repository.create(pattern!), { id: newId(), name: `Many ${i}`, createdAt: new Date(Date.UTC(2026, 0, 1, 0, 0, i)) }),
      );
      await repository.save(many, { chunk: 100 });
      const { lines } = await exported('contact-inquiries', { sort: ['createdAt', 'ASC'], filter: { createdAt_lte: '2026-02-01' } });
      expect(lines.slice(1, -1).map((line) => line.split(',')[1])).toEqual(many.map(({ name }) => name));
    });
  });

  describe('an import', () => {
    const PLACES = `${BOM}Name;Postcodes;Active;Latitude\r\nHeswall;CH60, CH61;yes;53,3,3\r\n;CH1;;\r\nParkgate;XX;perhaps;53.29\r\nIrby;CH61;no;\r\n`;

    it('says of each bad row what is wrong, and stores nothing', async () => {
      const before = await names('locations');
      for (const confirm of [false, true]) {
        const report = await send('locations', PLACES, confirm, editor);
        expect([report.isStored, outcomes(report)]).toEqual([false, ['2 refused', '3 refused', '4 refused', '5 created']]);
        expect(report.rows.map(({ faults }) => faults)).toEqual([
          [{ column: 'Latitude', message: 'Please write a number' }],
          [{ column: 'Name', message: 'Required' }],
          [
            { column: 'Postcodes', message: expect.stringContaining('"XX" is not a UK postcode') },
            { column: 'Active', message: 'Please write yes or no' },
          ],
          [],
        ]);
      }
      expect(await names('locations')).toEqual(before);
    });

    it('stores all rows in one step, audited, and changes nothing when it comes twice', async () => {
      const csv = 'name,postcodes,isActive,Remarks\nHeswall,"CH60, CH61",yes,x\nIrby,ch61,no,\n';
      const trial = await send('locations', csv);
      expect([trial.isStored, trial.ignored, outcomes(trial)]).toEqual([false, ['Remarks'], ['2 created', '3 created']]);
      expect(await names('locations')).not.toContain('Irby');
      expect(await send('locations', csv, true)).toMatchObject({ isStored: true, rows: [{ outcome: 'created' }, { outcome: 'created' }] });
      const rows = await app.dataSource.getRepository(AuditLog).findBy({ action: 'create', entityType: 'locations', userId: app.adminId });
      expect(rows).toHaveLength(2);
      expect(outcomes(await send('locations', csv, true))).toEqual(['2 skipped', '3 skipped']);
      expect((await names('locations')).filter((name) => name === 'Irby')).toHaveLength(1);
      const changed = await send('locations', 'Name,Description,Postcodes\nIrby,A village,\n', true);
      expect(changed.rows).toMatchObject([{ name: 'Irby', outcome: 'updated' }]);
      const [irby] = (await admin.get('/api/admin/locations?filter={"name":"Irby"}')).body as object[];
      expect(irby).toMatchObject({ description: 'A village', postcodes: ['CH61'], isActive: false, version: 2 });
    });

    it('takes back what an export gave', async () => {
      const service = await makeService(editor, { title: 'Rewiring, whole house' });
      const project = { title: 'A loft', description: '-20 degrees', kpis: [{ label: 'Time', value: '2 days' }], keywords: ['a', 'b'] };
      await editor.post('/api/admin/projects', { ...project, relatedServices: [service.id], category: 'Domestic', featured: true });
      await editor.post('/api/admin/testimonials', { name: 'Ada', location: 'Neston', comment: '+1', rating: 4, serviceId: service.id });
      await admin.post('/api/admin/redirects', { fromPath: '/Old Page/'.replace(' ', '-'), toPath: '/services' });
      await admin.post('/api/admin/redirects', { fromPath: '/gone', statusCode: 410 });
      for (const list of ['projects', 'testimonials', 'redirects', 'locations']) {
        const report = await send(list, (await exported(list)).text, true);
        expect([list, report.isStored, [...new Set(report.rows.map(({ outcome }) => outcome))]]).toEqual([list, true, ['skipped']]);
      }
      const again = await send('testimonials', 'Name,Location,Service\nAda,Neston,plumbing\n');
      expect(again.rows[0]?.faults).toEqual([{ column: 'Service', message: 'There is no service "plumbing".' }]);
      expect(outcomes(await send('testimonials', 'Name,Location,Rating (1-5)\nAda,Neston,5\n'))).toEqual(['2 updated']);
    });

    it('finds loops of redirects, and rows about the same record', async () => {
      await admin.post('/api/admin/redirects', { fromPath: '/b1', toPath: '/services' });
      const csv =
        'From,To,Kind\n/a1,/b1,301\n/b1,/a1,\nA1,/contact,\n/api/x,/contact,\n/d1,/contact,999\n/f1,/nowhere,\nno path,/contact,\n';
      const { rows } = await send('redirects', csv);
      expect(rows.map(({ faults }) => faults.map(({ column, message }) => `${column}: ${message}`))).toEqual([
        [],
        ['To: This would create a redirect loop: /b1 → /a1 → /b1'],
        [': Row 2 of this file is about the same. Please delete one of them.'],
        ['From: Addresses of the backoffice, the API and its files cannot be redirected'],
        ['Kind: Please choose one of: 301, 302, 410'],
        ['To: There is no page at /nowhere. Choose a page that visitors can open'],
        [],
      ]);
    });

    const WRONG: [csv: string, sentence: string][] = [
      ['', 'Required'],
      ['\n\n', 'This file is empty'],
      ['Name\n', 'no rows below'],
      ['Name\n"open\n', 'quotation mark'],
      ['PK\u0003\u0004 workbook', 'Excel workbook'],
      ['Name\nNe\uFFFDton\n', 'not in UTF-8'],
      [`Name\n${'a\n'.repeat(501)}`, 'at most 500 rows'],
      [`Name\n"${'a'.repeat(300_000)}"\n`, 'Please correct it'],
      [`Name\n${'a'.repeat(1_000_001)}`, 'too large'],
      [`Name${','.repeat(101)}\n1\n`, 'more than 100 columns'],
    ];
    it.each(WRONG)('refuses %#', async (csv, sentence) => {
      const { status, body } = await admin.post('/api/admin/imports/locations', { csv });
      expect({ status, text: JSON.stringify(body) }).toEqual({ status: 400, text: expect.stringContaining(sentence) });
    });

    it('has templates, and is for administrators where the list is', async () => {
      const { status, text } = await editor.get('/api/admin/imports/redirects/template').buffer(true);
      expect([status, text]).toEqual([200, `${BOM}From,To,Kind\r\n`]);
      expect((await editor.get('/api/admin/imports/users/template')).status).toBe(404);
      expect((await editor.post('/api/admin/imports/redirects', { csv: 'From,To\n/x,/y\n' })).status).toBe(403);
    });
  });
});
