import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { IsNull } from 'typeorm';
import { ContactInquiry } from '../src/inquiries/contact-inquiry.entity.js';
import { Delivery } from '../src/delivery/outbox/delivery.entity.js';
import { MonthlyReportJob } from '../src/operations/report/monthly-report.job.js';
import type { OfficeReport } from '../src/operations/report/report.dto.js';
import { JobRun } from '../src/platform/recurring/job-run.entity.js';
import { daysBefore, londonDate, londonDay } from '../src/platform/time/london.js';
import { lastMonth, readPeriod } from '../src/platform/time/periods.js';
import { PageCount } from '../src/site/statistics/page-count.entity.js';
import { makeInquiry } from './factories/inquiry.js';
import { as } from './support/api.js';
import { createTestApp, type TestApp } from './support/app.js';

const PERIOD = readPeriod(lastMonth(new Date()), new Date());
const noon = (day: string) => new Date(`${day}T12:00:00Z`);
/** The first of this month at 08:05. */
const FIRST = new Date(`${londonDay(new Date()).slice(0, 7)}-01T08:05:00Z`);

describe('the report of a month', () => {
  let app: TestApp;
  const get = (path: string) => as(app, app.editorToken).get(`/api/admin/report${path}`);
  const inquiry = (day: string, fields: Partial<ContactInquiry> = {}) => makeInquiry(app, { createdAt: noon(day), ...fields });

  beforeAll(async () => {
    app = await createTestApp();
  });
  afterAll(() => app.close());
  beforeEach(async () => {
    await app.dataSource.getRepository(ContactInquiry).update({ deletedAt: IsNull() }, { deletedAt: new Date(), trashKey: 'x' });
    await app.dataSource.getRepository(PageCount).clear();
    await app.dataSource.getRepository(Delivery).clear();
    await app.dataSource.getRepository(JobRun).delete({ id: 'MonthlyReportJob' });
  });

  async function aMonth() {
    const form = { channel: 'form', source: '/services/eicr-testing/wirral', serviceType: 'eicr' } as const;
    await inquiry(PERIOD.from, { ...form, outcome: 'won', amountPence: 120_050, respondedAt: noon(PERIOD.from), status: 'completed' });
    await inquiry(PERIOD.to, { channel: 'rang', heardFrom: 'recommended', outcome: 'lost' });
    await inquiry(PERIOD.to, { ...form, spamSince: new Date() });
    await inquiry(daysBefore(PERIOD.from, 1), { ...form, outcome: 'won', amountPence: 5_000 });
    await inquiry(daysBefore(PERIOD.to, -1), form);
    await app.dataSource.getRepository(PageCount).insert([
      { day: PERIOD.from, kind: 'view', path: '/services/eicr-testing/wirral', count: 40 },
      { day: PERIOD.to, kind: 'call', path: '/services/eicr-testing/wirral', count: 3 },
      { day: daysBefore(PERIOD.from, 1), kind: 'view', path: '/', count: 7 },
    ]);
  }

  it('says what it brought beside the month before, with one count of enquiries', async () => {
    await aMonth();
    const { status, body } = await get('');
    const { period, before, jobs, statistics, responses, choices, id } = body as OfficeReport;
    expect({ status, id, period, before }).toEqual({
      ...{ status: 200, id: PERIOD.id },
      period: {
        ...{ name: PERIOD.name, from: PERIOD.from, to: PERIOD.to, enquiries: 2, added: 1 },
        ...{ won: 1, lost: 1, amountPence: 120_050, inTime: 1, late: 1, views: 40, calls: 3 },
      },
      before: {
        ...PERIOD.before,
        ...{ enquiries: 1, added: 0, won: 1, lost: 0, amountPence: 5_000, inTime: 0, late: 1, views: 7, calls: 0 },
      },
    });
    expect([jobs.totals.enquiries, responses.totals.received]).toEqual([2, 2]);
    expect(statistics.days).toHaveLength(PERIOD.days);
    expect(choices).toContainEqual({ id: PERIOD.id, name: PERIOD.name });
    expect((await get('?period=7')).body).toMatchObject({ id: '7', period: { name: 'the last 7 days' } });
    for (const unknown of ['2999-01', 'x', '']) expect((await get(`?period=${unknown}`)).status).toBe(400);
    expect((await as(app).get('/api/admin/report')).status).toBe(401);
  });

  it('is a table for spreadsheets', async () => {
    await aMonth();
    const { status, text, headers } = await get(`/csv?period=${PERIOD.id}`);
    expect({ status, disposition: headers['content-disposition'] }).toEqual({
      status: 200,
      disposition: expect.stringContaining(`report-${PERIOD.id}-`),
    });
    const lines = text.split('\r\n');
    expect(lines[0]).toBe('\uFEFFPart,Name,Enquiries,Added by staff,Won,Lost,Worth (£),Answered in time,Late,Views,Calls,Forms sent');
    expect(lines[1]).toBe(`Period,${londonDate(PERIOD.from)} to ${londonDate(PERIOD.to)},2,1,1,1,1200.5,1,1,40,3,`);
    expect(text).toContain('Source,Recommendation,1,,0,1,0,,,,,');
    expect(text).toContain('Page,/services/eicr-testing/wirral,,,,,,,,40,3,0');
  });

  describe('goes out as a mail', () => {
    const mails = () => app.dataSource.getRepository(Delivery).findBy({ kind: 'monthly-report' });
    const run = (now = FIRST) => app.get(MonthlyReportJob, { strict: false }).run(now);
    const onDay = (day: number) => new Date(FIRST.getTime() + (day - 1) * 86_400_000);

    it('on the 1st, once, and a few days later if the site was stopped', async () => {
      await aMonth();
      await run(onDay(8));
      expect(await mails()).toEqual([]);
      await run(onDay(3));
      await run(onDay(4));
      const [mail, ...others] = await mails();
      expect(others).toEqual([]);
      expect(mail?.subject).toBe(`${PERIOD.name}: 1 job won, worth £1,200.50`);
      expect(mail?.text).toContain('1 job won, worth £1,200.50 (1 job won, worth £50)');
      expect(mail?.text).toContain('2 enquiries, 1 of them added by you (1)');
      expect(mail?.text).toContain('1 of 2 answered by the promised time (0 of 1)');
      expect(mail?.text).toContain('/services/eicr-testing/wirral.');
      expect(mail?.text).toContain(`/admin/report?period=${PERIOD.id}`);
    });

    it('not about a month without anything, and not once it is switched off', async () => {
      await run();
      await aMonth();
      await as(app, app.adminToken).put('/api/admin/company-info', { mailsMonthlyReport: false });
      await run(onDay(2));
      expect(await mails()).toEqual([]);
      await as(app, app.adminToken).put('/api/admin/company-info', { mailsMonthlyReport: true });
      await run(onDay(3));
      expect(await mails()).toHaveLength(1);
      expect((await as(app, app.editorToken).put('/api/admin/company-info', { mailsMonthlyReport: false })).status).toBe(403);
    });
  });
});
