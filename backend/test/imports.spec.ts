import { describe, expect, it } from '@jest/globals';
import type { ImportDto, ImportReport } from '../src/records/csv/csv.dto.js';
import { as } from './support/api.js';
import { useTestApp } from './support/app.js';

type Stored = Record<string, unknown>;

describe('an import', () => {
  const { app, admin, editor } = useTestApp();

  const run = async (list: string, csv: string, options: Partial<ImportDto> = { confirm: true }) => {
    const { status, body } = await editor.post(`/api/admin/imports/${list}`, { csv, ...options });
    expect({ status, body }).toEqual({ status: 200, body: expect.objectContaining({ isStored: expect.any(Boolean) }) });
    return body as ImportReport;
  };
  const outcomes = ({ rows }: ImportReport) => rows.map(({ outcome }) => outcome);
  const faults = ({ rows }: ImportReport) => rows.map((row) => row.faults.map(({ column, message }) => `${column}: ${message}`));
  const all = async (list: string, filter = {}) =>
    (await editor.get(`/api/admin/${list}?filter=${encodeURIComponent(JSON.stringify(filter))}`)).body as Stored[];

  describe('recognises', () => {
    it.each([
      ['Heswall', 'heswall'],
      ["St Mary's", 'st mary’s'],
      ['Café Corner', 'CAFE  CORNER'],
      ['New Brighton', 'New\u00a0Brighton '],
    ])('the place %s in %j', async (stored, written) => {
      const { body } = await editor.post('/api/admin/locations', { name: stored, postcodes: ['CH60'] });
      const { id } = body as { id: string };
      const csv = `Name,Postcodes\n${written},"CH60, CH61"\n`;
      expect(await run('locations', csv)).toMatchObject({ isStored: true, rows: [{ outcome: 'updated' }] });
      const same = (await all('locations')).filter(({ postcodes }) => String(postcodes) === 'CH60,CH61');
      expect(same).toMatchObject([{ id, name: stored }]);
      expect(outcomes(await run('locations', csv))).toEqual(['skipped']);
      await editor.delete(`/api/admin/locations/${id}`);
    });

    it('a project and a customer in other spellings', async () => {
      const project = "Project Title,Description\nO'Hara – a loft,Short\n";
      expect(outcomes(await run('projects', project))).toEqual(['created']);
      expect(outcomes(await run('projects', 'Project Title,Description\nO’HARA - A  LOFT,Short\n'))).toEqual(['skipped']);
      const customer = 'Customer,Address,What,Due on\nPat O’Hara,"1 High Street, Irby CH61 2AA",EICR,2030-06-01\n';
      expect(outcomes(await run('renewals', customer))).toEqual(['created']);
      const same = await run('renewals', 'Customer,Address,What,Notes\npat o\'hara,"1 high street,Irby, CH612AA",eicr,Key at no. 3\n');
      expect(outcomes(same)).toEqual(['updated']);
      expect(await all('renewals')).toMatchObject([
        { customer: 'Pat O’Hara', address: '1 High Street, Irby CH61 2AA', notes: 'Key at no. 3' },
      ]);
    });

    it('rows of the file that are about the same, in any spelling', async () => {
      const report = await run('locations', 'Name,Postcodes\nThurstaston,CH61\nTHURSTASTON,CH62\n');
      expect(report.isStored).toBe(false);
      expect(faults(report)).toEqual([[], [': Row 2 of this file is about the same. Please delete one of them.']]);
    });

    it('no other house, and no slug that is only similar', async () => {
      const csv =
        'Customer,Address,What,Due on\nAda,"Flat 1, 2 High Street",EICR,2030-06-01\nAda,Flat 12 High Street,EICR,2030-06-01\nAda,1-2 High Street,EICR,2030-06-01\n';
      expect(outcomes(await run('renewals', csv))).toEqual(['created', 'created', 'created']);
      const places = 'Name,Slug,Postcodes\nUpper Ton,upper-ton,CH1\nUpperton,upperton,CH2\n';
      expect(outcomes(await run('locations', places))).toEqual(['created', 'created']);
    });

    it('two reviews by their words, and asks which is meant without them', async () => {
      const csv =
        'Name,Location,Rating,Comment\nJohn S.,Wirral,5,Rewired our kitchen very neatly\nJohn S.,Wirral,5,Fitted our EV charger quickly\n';
      expect(outcomes(await run('testimonials', csv))).toEqual(['created', 'created']);
      expect((await all('testimonials', { name: 'John S.' })).map(({ comment }) => comment).toSorted()).toEqual([
        'Fitted our EV charger quickly',
        'Rewired our kitchen very neatly',
      ]);
      expect(outcomes(await run('testimonials', csv))).toEqual(['skipped', 'skipped']);
      const louder = 'Name,Location,Rating,Comment\njohn s,WIRRAL,4,"rewired our kitchen, very neatly!"\n';
      expect(outcomes(await run('testimonials', louder))).toEqual(['updated']);
      expect(faults(await run('testimonials', 'Name,Location,Rating\nJohn S.,Wirral,3\n'))).toEqual([
        [': There is more than one testimonial of this name. Please add the column ‘Comment’, which tells them apart.'],
      ]);
    });
  });

  const ratings = { list: 'testimonials', csv: 'Name,Location,Comment,Rating\nA,B,C', column: 'Rating' };
  const intervalsIn = (column: string) => ({ list: 'renewals', csv: `Customer,Address,What,Last done,${column}\nA,B,C,1/6/2023`, column });

  it.each(
    [
      {
        ...{ ...ratings, value: 5 },
        cells: ['5/5', '5 out of 5', '10/10', '5.0', 'FIVE', 'Five stars', '5*', '★★★★★', '⭐⭐⭐⭐⭐', 'Rated 5 out of 5', '05-May', '5'],
      },
      { ...ratings, value: 4, cells: ['★★★★☆', '4 stars', '8/10', '4/5', '04-May'] },
      { ...intervalsIn('Every (months)'), value: 60, cells: ['5 years', '60 months', '5yrs', '60-monthly', 'Every five years', '60'] },
      { ...intervalsIn('Every'), value: 12, cells: ['Annual', 'yearly', '1 year', '12m'] },
      { ...intervalsIn('Interval (years)'), value: 60, cells: ['5'] },
    ].flatMap(({ cells, ...read }) => cells.map((cell) => ({ ...read, cell }))),
  )('of $list $cell reads $value', async ({ list, csv, column, cell, value }) => {
    const { rows } = await run(list, `${csv},"${cell}"\n`, {});
    const isNumber = cell === String(value);
    expect(rows).toMatchObject([{ outcome: 'created', read: expect.arrayContaining(isNumber ? [] : [{ column, text: String(value) }]) }]);
  });

  it.each(['6', '4.5', '9/10', '100%', '0/5', 'good'])('refuses the rating %s by a sentence', async (cell) => {
    const report = await run('testimonials', `Name,Location,Comment,Rating\nA,B,C,${cell}\n`, {});
    expect(faults(report)).toEqual([[expect.stringMatching(/^Rating: Please (?:use|write) a/)]]);
  });

  it.each([
    ['CH48 / CH49', 'CH48,CH49'],
    ['CH48 & CH49 1AA', 'CH48,CH49 1AA'],
    ['ch48 and ch49', 'CH48,CH49'],
    ['CH48 CH49 CH6 1', 'CH48,CH49,CH6 1'],
    ['CH 48', 'CH48'],
    ['CH61AA.', 'CH61AA'],
  ])('reads the postcodes %s', async (cell, stored) => {
    const csv = `Name,Postcodes,Latitude,Longitude\nCodes,"${cell}",53.38° N,3° 3' W\n`;
    expect((await run('locations', csv)).rows).toMatchObject([{ faults: [] }]);
    expect(await all('locations', { name: 'Codes' })).toMatchObject([{ latitude: 53.38, longitude: -3.05, postcodes: stored.split(',') }]);
  });

  it.each([
    ['Coordinates', '"53.38, -3.05"'],
    ['Latitude,Longitude', '"53.3800° N, 3.0500° W",'],
    ['Lat/Long', '53.38 -3.05'],
    ['Google Maps link', '"https://www.google.co.uk/maps/@53.38,-3.05,14z"'],
  ])('takes apart what a cell of %s says: %s', async (header, cell) => {
    expect((await run('locations', `Name,${header}\nBoth,${cell}\n`)).rows).toMatchObject([{ faults: [] }]);
    expect(await all('locations', { name: 'Both' })).toMatchObject([{ latitude: 53.38, longitude: -3.05 }]);
  });

  it('takes a column that is there twice, and a row that says no telephone', async () => {
    const csv = 'Customer,Phone,Phone,Address,What,Due on,Notes,Notes\nTwice,n/a,0151 496 0700,2 F St,EICR,1/6/2027,Dog,Key\n';
    expect(await run('renewals', csv)).toMatchObject({
      isStored: true,
      ignored: [],
      columns: expect.arrayContaining([expect.objectContaining({ column: 'Phone (2)', field: 'phone' })]),
    });
    expect(await all('renewals', { q: 'Twice' })).toMatchObject([{ phone: '0151 496 0700', notes: 'Dog\nKey' }]);
  });

  describe('of rich text', () => {
    it('makes paragraphs of blank lines, and keeps HTML', async () => {
      const csv =
        'Project Title,Content\nPlain,"First & last.\n\nSecond\nline."\nMarked up,<h2>Rewire</h2><p>First</p><ul><li>One</li></ul>\nUnsafe,"<p onclick=""x()"">One</p><script>x</script>"\n';
      expect(outcomes(await run('projects', csv))).toEqual(['created', 'created', 'created']);
      const contents = new Map((await all('projects')).map(({ title, content }) => [title, content]));
      expect(contents.get('Plain')).toBe('<p>First &amp; last.</p><p>Second<br />line.</p>');
      expect(contents.get('Marked up')).toBe('<h2>Rewire</h2><p>First</p><ul><li>One</li></ul>');
      expect(contents.get('Unsafe')).toBe('<p>One</p>');
      expect(outcomes(await run('projects', csv))).toEqual(['skipped', 'skipped', 'skipped']);
    });

    it('leaves a text of one line as an export gives it', async () => {
      await editor.post('/api/admin/projects', { title: 'One line', content: 'Just words' });
      expect(outcomes(await run('projects', 'Project Title,Content\nOne line,Just words\n'))).toEqual(['skipped']);
    });
  });

  describe('of any list', () => {
    const recognised = async (csv: string, name?: string, user = editor) =>
      (await user.post('/api/admin/imports/recognise', { csv, name })).body as unknown;

    it.each(['locations', 'projects', 'testimonials', 'renewals', 'redirects'])('is recognised as %s by the export', async (list) => {
      const header = (await admin.get(`/api/admin/exports/${list}`)).text.split('\r\n', 1)[0] ?? '';
      const columns = header.split(',').length;
      expect(await recognised(`${header}\r\nx\r\n`, 'list.csv', admin)).toEqual({ list, isImported: true, recognised: columns, columns });
    });

    it.each([
      ['renewals', 'Client,Site address,Certificate,Next due,Mobile\nAda,1 High Street,EICR,2030-06-01,07700 900123\n'],
      ['redirects', 'From,To\n/old,/services\n'],
    ])('is recognised as %s by the names of other programs', async (list, csv) => {
      expect(await recognised(csv, undefined, admin)).toMatchObject({ list, isImported: true });
    });

    it('says which lists cannot be imported, and that it does not know one', async () => {
      const header = (await admin.get('/api/admin/exports/services')).text.split('\r\n', 1)[0] ?? '';
      expect(await recognised(`${header}\r\nx\r\n`)).toMatchObject({ list: 'services', isImported: false });
      expect(await recognised('Ort,PLZ\nGayton,CH60\n')).toEqual({ list: null, isImported: false, recognised: 0, columns: 2 });
      // For administrators only.
      expect(await recognised('From,To\n/old,/services\n')).toMatchObject({ list: null });
      const refused = await editor.post('/api/admin/imports/recognise', { csv: 'PK\u0003\u0004' });
      expect(refused.body).toMatchObject({ statusCode: 400, error: expect.stringContaining('Excel workbook') });
    });
  });

  describe('with some bad rows', () => {
    const CSV =
      'Name,Post code,Active,Colour\nBidston,CH43,yes,red\n"Bad, 1",XYZ,perhaps,"=1+1"\nOxton,CH43,no,\nNeston,CH64,"not sure",blue\n';

    it('stores the good ones when asked, and gives the others back with their reasons', async () => {
      const before = (await all('locations')).length;
      const trial = await run('locations', CSV, { isPartial: true });
      expect([trial.isStored, outcomes(trial)]).toEqual([false, ['created', 'refused', 'created', 'refused']]);
      expect((await run('locations', CSV)).isStored).toBe(false);
      expect(await all('locations')).toHaveLength(before);
      const report = await run('locations', CSV, { confirm: true, isPartial: true });
      expect([report.isStored, outcomes(report), report.refused]).toEqual([true, outcomes(trial), trial.refused]);
      expect(report.refused).toBe(
        '\uFEFFName,Postcodes,Active,Colour,Reason\r\n' +
          `"Bad, 1",XYZ,perhaps,'=1+1,"Postcodes: ""XYZ"" is not a UK postcode. Please use codes such as M1 or M1 1AE\nActive: Please write yes or no"\r\n` +
          'Neston,CH64,not sure,blue,Active: Please write yes or no\r\n',
      );
      expect(await all('locations')).toHaveLength(before + 2);
      expect(outcomes(await run('locations', CSV, { confirm: true, isPartial: true }))).toEqual([
        'skipped',
        'refused',
        'skipped',
        'refused',
      ]);

      const corrected = await run('locations', report.refused.replace('XYZ', 'CH45').replace('perhaps', 'no'), {
        confirm: true,
        isPartial: true,
      });
      expect([outcomes(corrected), corrected.ignored]).toEqual([['created', 'refused'], ['Colour']]);
      expect(corrected.refused).toBe(
        '\uFEFFName,Postcodes,Active,Colour,Reason\r\nNeston,CH64,not sure,blue,Active: Please write yes or no\r\n',
      );
    });

    it('leaves nothing of a row that is refused', async () => {
      const audited = async () => (await as(app, app.adminToken).get('/api/admin/audit-log')).headers['content-range'];
      const before = await audited();
      const csv = 'Project Title,Slug,Description\nGood,about-us,x\nBad,api/x,x\n';
      const report = await run('projects', csv, { isPartial: true });
      expect(outcomes(report)).toEqual(['created', 'refused']);
      expect(await audited()).toBe(before);
    });
  });
});
