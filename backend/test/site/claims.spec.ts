// Says the same on any database.
import { afterAll, afterEach, describe, expect, it } from '@jest/globals';
import request from 'supertest';
import { daysBefore, londonDay } from '../../src/platform/time/london.js';
import { serveSite } from '../../src/site/engine/front-handler.js';
import { enquiry } from '../factories/inquiry.js';
import { SMITH } from '../factories/owner.js';
import { makeProject } from '../factories/projects.js';
import { as } from '../support/api.js';
import { createTestApp, type TestApp } from '../support/app.js';
import { crawl } from '../support/crawl.js';
import { type MailServer, startMailServer } from '../support/mail-server.js';
import { until } from '../support/until.js';

interface Given {
  accreditations?: string[];
  keyClients?: string[];
  insurance?: string;
  guaranteeMonths?: number;
  freeQuotes?: boolean;
  emergencyPhone?: string;
  practices?: Record<string, boolean | null>;
  notifiedThrough?: string;
}

interface Company {
  offered: string[];
  settings: Given;
  project?: { title: string; sector: string; category: string };
  type: string;
}

/** Each has ten settings of its own: those of SMITH, whose blanks are given here or stay blank. */
const COMPANIES: Record<string, Company> = {
  'inspects and rewires': {
    offered: ['eicr-testing', 'rewiring-services', 'consumer-unit-upgrades'],
    settings: { practices: { ownStaff: false } },
    type: 'eicr',
  },
  'charges cars, with insurance': {
    offered: ['ev-charging-points'],
    settings: { insurance: 'Cover up to two million', freeQuotes: true },
    type: 'ev-charging',
  },
  'answers emergencies at night': {
    offered: ['emergency-electrical', 'pat-testing'],
    settings: { emergencyPhone: '01244 960002', guaranteeMonths: 24, insurance: 'Cover up to one million' },
    type: 'pat-testing',
  },
  'has worked in a hospital': {
    offered: ['fire-alarm-systems', 'industrial-electrical'],
    settings: {
      keyClients: ['Own Client'],
      accreditations: ['Own Scheme'],
      practices: { supervisedApprentices: true, inspectionQualifications: true, currentEdition: null },
    },
    project: { title: 'A ward', sector: 'healthcare', category: 'Commercial' },
    type: 'industrial-electrical',
  },
  'lights kitchens, and has one project': {
    offered: ['kitchen-electrical', 'bathroom-electrical'],
    settings: {
      freeQuotes: true,
      insurance: 'Cover for kitchens',
      practices: { currentEdition: true, ownStaff: true, recordChecks: true },
      notifiedThrough: 'Own Scheme',
    },
    project: { title: 'A kitchen', sector: 'other', category: 'Domestic' },
    type: 'other',
  },
};

const offers =
  (...slugs: string[]) =>
  ({ offered }: Company) =>
    slugs.some((slug) => offered.includes(slug));

const answered =
  (question: string) =>
  ({ settings }: Company) =>
    settings.practices?.[question] === true;

/** What only some of them may say, and who. */
const CLAIMS: [words: RegExp, isGiven: (company: Company) => boolean][] = [
  [/solar|renewables/i, offers('solar-panel-installation')],
  // The drawing of a house with panels and a charging car.
  [/art\/hero-/, offers('solar-panel-installation')],
  [/EV charg/i, offers('ev-charging-points')],
  [/PAT test/i, offers('pat-testing')],
  [/LED light/i, offers('led-lighting-upgrades')],
  [/data cabl/i, offers('data-cabling')],
  [/fire (?:alarm|safety)/i, offers('fire-alarm-systems')],
  [/industrial elec|, industrial|factories|for industry/i, offers('industrial-electrical')],
  [/domestic wiring|rewiring services/i, offers('rewiring-services')],
  [/safety inspections|EICR/i, offers('eicr-testing', 'landlord-services')],
  [/emergency (?:repairs|electrical)/i, offers('emergency-electrical')],
  [/emergency line|24\/7/i, ({ settings }) => settings.emergencyPhone !== undefined],
  [/free quot|quotations? (?:is|are) free/i, ({ settings }) => settings.freeQuotes === true],
  [/(?:fully|licensed &amp;|we are) insured|liability cover/i, ({ settings }) => settings.insurance !== undefined],
  [/quality guaranteed|guaranteed for/i, ({ settings }) => settings.guaranteeMonths !== undefined],
  [/trusted by|prestigious/i, ({ settings }) => settings.keyClients !== undefined],
  [/healthcare|hospital/i, ({ project }) => project?.sector === 'healthcare'],
  [
    /registered electricians|Part P certified|safe contractor|trusted trader|our accreditations/i,
    ({ settings }) => settings.accreditations !== undefined,
  ],
  [
    /certified electrician|call centre|asked for most|24 h at most|same working day|within 24 hours|tested and certified|years.? experience/i,
    () => false,
  ],
  [/Isolated, locked off|Safety First Approach/, () => false],
  [/apprentices/i, answered('supervisedApprentices')],
  [/separate qualifications|holds a qualification/i, answered('inspectionQualifications')],
  [/qualified to/i, answered('currentEdition')],
  [/our own staff|subcontractors/i, answered('ownStaff')],
  [/DBS/, answered('recordChecks')],
  [/notified (?:under|through)/i, ({ settings }) => settings.notifiedThrough !== undefined],
  [/every job|recent (?:electrical )?work for/i, () => false],
];

/** What the About page says of each answer. */
const CONFIRMED: Record<string, string> = {
  currentEdition: 'are qualified to the current edition',
  inspectionQualifications: 'holds a qualification for that',
  supervisedApprentices: 'apprentices work beside an electrician',
  ownStaff: 'Our own staff do the work',
  recordChecks: 'has a DBS certificate',
};

/** Without the texts that staff keep with a service: they advise, and name other work. */
const withoutStoredTexts = (path: string, html: string): string =>
  html
    .replace(path === '/about' ? '' : /<div class="rich".*?<\/main>/gs, '')
    .replace(/<(?:style|script(?! type="application\/ld))[^>]*>.*?<\/(?:style|script)>/gs, '');

describe.each(Object.entries(COMPANIES))('a company that %s', (_name, company) => {
  let app: TestApp;
  let mailServer: MailServer | undefined;
  afterEach(() => mailServer?.close());
  afterAll(() => app.close());

  it('says on no page and in no mail what nobody gave', async () => {
    app = await createTestApp({ seed: 'demo', prepare: (nest) => serveSite(nest) });
    const admin = as(app, app.adminToken);
    mailServer = await startMailServer();
    const { freeQuotes = false, guaranteeMonths = null, insurance = null, ...settings } = company.settings;
    // Closed for three days: then the promise is a moment, and 'within 24 hours' is a claim that nobody gave.
    const bankHolidays = [0, 1, 2].map((days) => daysBefore(londonDay(new Date()), -days));
    const own = {
      ...SMITH,
      bankHolidays,
      ...settings,
      freeQuotes,
      guaranteeMonths,
      insurance,
      smtpHost: '127.0.0.1',
      smtpPort: mailServer.port,
    };
    expect((await admin.put('/api/admin/company-info', own)).status).toBe(200);
    const services = (await admin.get('/api/admin/services')).body as { id: string; slug: string }[];
    const offered = services.filter(({ slug }) => company.offered.includes(slug)).map(({ id }) => id);
    expect((await admin.put('/api/admin/set-up/services', { offered })).status).toBe(200);
    const { body } = await admin.put('/api/admin/set-up/places', { places: [{ name: 'Chester', postcodes: ['CH1'] }] });
    expect((await admin.post('/api/admin/set-up/remove-demonstration', body as object)).status).toBe(200);
    if (company.project) await makeProject(admin, { ...company.project, location: 'Chester' });

    const { pages, broken } = await crawl(app);
    expect(broken).toEqual([]);
    expect(pages.size).toBeGreaterThan(10);
    const said = new Map([...pages].map(([path, html]) => [path, withoutStoredTexts(path, html)]));
    for (const path of ['/terms', '/privacy', '/cookies']) said.delete(path);
    expect(
      (
        await request(app.server)
          .post('/api/contact')
          .send(enquiry({ serviceType: company.type }))
      ).status,
    ).toBe(201);
    const { mails } = mailServer;
    await until('the mails of an enquiry', () => Promise.resolve(mails.length > 1));
    for (const { subject, text, html } of mails) said.set(`mail: ${subject ?? ''}`, `${subject ?? ''}${text ?? ''}${html ?? ''}`);
    const untrue = [...said].flatMap(([path, text]) =>
      CLAIMS.filter(([, isGiven]) => !isGiven(company)).flatMap(([words]) => {
        const found = words.exec(text);
        return found ? `${path}: ${text.slice(Math.max(0, found.index - 60), found.index + 60)}` : [];
      }),
    );
    expect(untrue).toEqual([]);
    const about = said.get('/about');
    for (const [question, sentence] of Object.entries(CONFIRMED)) if (answered(question)(company)) expect(about).toContain(sentence);
    if (settings.notifiedThrough) expect(about).toContain(`is notified through ${settings.notifiedThrough}.`);
    if (insurance) expect(about).toContain(`We are insured. ${insurance}.`);
  });
});
