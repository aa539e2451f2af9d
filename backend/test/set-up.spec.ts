// On MariaDB only among the further tests.
import { describe, expect, it } from '@jest/globals';
import { ServiceLocationPage } from '../src/pages/service-location-page.entity.js';
import type { ServiceSummary } from '../src/services/service.dto.js';
import { ServiceLocationPagesService } from '../src/pages/service-location-pages.service.js';
import { enquiry } from './factories/inquiry.js';
import { SMITH } from './factories/owner.js';
import { createTestApp, useTestApp } from './support/app.js';

const PATH = '/api/admin/set-up';
const REMOVE = `${PATH}/remove-demonstration`;

interface Item {
  id: string;
  resource: string;
  name: string;
}

interface Status {
  isPresent: boolean;
  settings: string[];
  missing: string[];
  untouched: Item[];
  edited: Item[];
  done: string[];
  places: { id: string; name: string; postcodes: string[]; description: string | null }[];
  listed: string;
}

describe('the first run as an owner', () => {
  const { app, admin, editor, visitor } = useTestApp(() => createTestApp({ seed: 'demo', hasEnquiries: true }));

  const status = async () => (await admin.get(PATH)).body as Status;
  const titles = async (path: string, name: string) => ((await visitor.get(path)).body as Record<string, string>[]).map((one) => one[name]);
  const count = ({ untouched }: Status, resource: string) => untouched.filter((item) => item.resource === resource).length;

  it('lists the demonstration, and what the company has not entered', async () => {
    const found = await status();
    expect(found).toMatchObject({ isPresent: true, missing: ['company', 'contact', 'places'], edited: [], places: [] });
    expect(found.settings).toEqual(expect.arrayContaining(['companyName', 'phone', 'emailRecipients']));
    expect(['locations', 'testimonials', 'contact-inquiries'].map((resource) => count(found, resource))).toEqual([10, 12, 12]);
  });

  it('counts no page as edited when the address of its service changes, but one whose text changes, too', async () => {
    const before = await status();
    const service = ((await admin.get('/api/admin/services')).body as ServiceSummary[]).find(({ slug }) => slug === 'pat-testing');
    await admin.put(`/api/admin/services/${service?.id}`, { slug: 'appliance-testing' }).expect(200);
    const { body } = await visitor.get('/api/service-location-pages?slug=appliance-testing-wirral');
    const [page] = body as { id: string; features: string[] }[];
    expect((await status()).edited).toEqual([]);
    expect(count(await status(), 'service-location-pages')).toBe(count(before, 'service-location-pages'));
    for (const [features, edited] of [
      [['A feature of our own'], [page?.id]],
      [page?.features, []],
    ]) {
      await admin.put(`/api/admin/service-location-pages/${page?.id}`, { features }).expect(200);
      const pages = (await status()).edited.filter(({ resource }) => resource === 'service-location-pages');
      expect(pages.map(({ id }) => id)).toEqual(edited);
    }
    await admin.put(`/api/admin/services/${service?.id}`, { slug: 'pat-testing' }).expect(200);
  });

  it('shows jobs and money of the sample company, and no enquiry that waits', async () => {
    const { body } = await admin.get('/api/admin/jobs');
    expect(body).toMatchObject({ totals: { enquiries: 8, won: 6, lost: 2 } });
    expect((body as { sources: object[] }).sources.length).toBeGreaterThan(3);
    expect((await admin.get('/api/admin/dashboard')).body).toMatchObject({ newInquiries: 0 });
    expect((await admin.get(`/api/admin/contact-inquiries?filter=${encodeURIComponent('{"q":"spindle moulder"}')}`)).body).toMatchObject([
      { name: 'Dee Side Joinery', source: 'sample data' },
    ]);
  });

  it('is for administrators', async () => {
    expect((await editor.get(PATH)).status).toBe(403);
    expect((await editor.post(REMOVE, { listed: 'x' })).status).toBe(403);
  });

  it('refuses to remove the demonstration before the company is known', async () => {
    const { status: code, body } = await admin.post(REMOVE, { listed: (await status()).listed });
    expect({ code, body }).toMatchObject({
      code: 409,
      body: {
        error: "First enter the company's name and address, and its email address and telephone numbers, and a place where it works.",
      },
    });
    expect(await titles('/api/locations', 'name')).toHaveLength(10);
  });

  it('saves places in their order, also when the request arrives twice, and takes sample places over without their texts', async () => {
    const places = [
      { name: 'Chester', postcodes: ['ch1', 'CH2'] },
      { name: 'Neston', postcodes: ['CH64'] },
    ];
    await admin.put(`${PATH}/places`, { places });
    const { body } = await admin.put(`${PATH}/places`, { places });
    expect((body as Status).places).toMatchObject([
      { name: 'Chester', postcodes: ['CH1', 'CH2'], description: null },
      { name: 'Neston', postcodes: ['CH64'], description: null },
    ]);
    expect(count(body as Status, 'locations')).toBe(9);
    expect(await titles('/api/locations', 'name')).toHaveLength(11);
    const [chester] = (body as Status).places;
    const renamed = await admin.put(`${PATH}/places`, { places: [{ id: chester?.id, name: 'Chester' }] });
    expect((renamed.body as Status).places[0]).toMatchObject({ name: 'Chester', postcodes: ['CH1', 'CH2'] });
    const twice = await admin.put(`${PATH}/places`, { places: [...places, { name: 'chester' }] });
    expect(twice).toMatchObject({ status: 400, body: { fields: { places: ['"chester" is in the list twice'] } } });
  });

  it('saves and deletes places together, or neither', async () => {
    await admin.put(`${PATH}/places`, { places: [{ name: 'Frodsham' }] });
    const { places } = await status();
    const [chester, frodsham] = ['Chester', 'Frodsham'].map((wanted) => places.find(({ name }) => name === wanted)?.id);
    const [page] = (await admin.get('/api/admin/service-location-pages')).body as { locationId: string }[];
    const refused = await admin.put(`${PATH}/places`, {
      places: [{ id: chester, name: 'Chester Centre' }],
      removed: [frodsham, page?.locationId],
    });
    expect(refused).toMatchObject({ status: 409, body: { error: expect.stringContaining('still has pages') } });
    expect((await status()).places).toEqual(places);
    for (let times = 0; times < 2; times++) {
      const { body } = await admin.put(`${PATH}/places`, { places: [{ id: chester, name: 'Chester' }], removed: [frodsham] });
      expect((body as Status).places.map(({ name }) => name).sort()).toEqual(['Chester', 'Neston']);
    }
  });

  it('keeps for every administrator which steps were skipped, and leaves open settings as they are', async () => {
    const { headers } = await admin.get('/api/admin/company-info');
    expect((await status()).done).toEqual([]);
    for (const step of ['mail', 'practices', 'hours', 'mail']) expect((await admin.put(`${PATH}/steps`, { step })).status).toBe(200);
    expect((await status()).done).toEqual(['hours', 'mail', 'practices']);
    expect((await admin.put(`${PATH}/steps`, { step: 'contact' })).status).toBe(400);
    expect((await editor.put(`${PATH}/steps`, { step: 'look' })).status).toBe(403);
    expect((await admin.get('/api/admin/company-info')).headers['etag']).toBe(headers['etag']);
  });

  it('offers the chosen services only', async () => {
    const services = (await admin.get('/api/admin/services')).body as { id: string; slug: string }[];
    const offered = services.filter(({ slug }) => ['eicr-testing', 'rewiring-services', 'pat-testing'].includes(slug)).map(({ id }) => id);
    expect((await admin.put(`${PATH}/services`, { offered })).status).toBe(200);
    expect((await titles('/api/services', 'slug')).sort()).toEqual(['eicr-testing', 'pat-testing', 'rewiring-services']);
    expect((await admin.put(`${PATH}/services`, { offered: [app.adminId] })).status).toBe(404);
  });

  it('refuses to remove anything that was not in the list', async () => {
    await admin.put('/api/admin/company-info', SMITH);
    expect((await status()).missing).toEqual([]);
    expect((await status()).settings).toEqual(expect.arrayContaining(['insurance', 'guaranteeMonths']));
    // This owner has seen the question for a guarantee, and gives the sample company's.
    await admin.put('/api/admin/company-info', { insurance: null, guaranteeMonths: 12 });
    const { listed, untouched } = await status();
    const [mine, left] = untouched.filter(({ resource }) => resource === 'testimonials');
    await admin.put(`/api/admin/testimonials/${mine?.id}`, { comment: 'Our own words.' });
    const project = untouched.find(({ resource }) => resource === 'projects');
    await admin.put(`/api/admin/projects/${project?.id}`, { client: 'Our own client' });
    const page = untouched.find(({ name }) => name === 'EICR Testing in Heswall');
    await admin.put(`/api/admin/service-location-pages/${page?.id}`, { heroTitle: 'Our own title' });
    expect(await admin.post(REMOVE, { listed })).toMatchObject({
      status: 409,
      body: { error: 'The demonstration has changed since it was listed. Read the list again, then confirm it.' },
    });
    expect((await admin.get(`/api/admin/testimonials/${left?.id}`)).status).toBe(200);
    // A page of the company keeps its place.
    expect((await status()).edited.map(({ name }) => name)).toEqual(
      expect.arrayContaining(['Heswall', 'EICR Testing in Heswall', project?.name]),
    );
  });

  const waitingPages = async () =>
    ((await admin.get(`${PATH}/texts`)).body as { id: string; resource: string; title: string }[]).filter(
      ({ resource }) => resource === 'core-pages',
    );

  it('shows terms that were answered and read before the demonstration is removed', async () => {
    expect((await visitor.get('/api/core-pages/terms')).status).toBe(404);
    const terms = { quotationDays: 21, depositPercent: 0, paymentDays: 7, noticeHours: 24 };
    await admin.put('/api/admin/company-info', { terms }).expect(200);
    const page = (await waitingPages()).find(({ title }) => title === 'Terms of Service');
    await admin.put(`${PATH}/texts/${page?.id}`, { isRight: true }).expect(200);
    expect((await visitor.get('/api/core-pages/terms')).status).toBe(200);
  });

  it('moves what nobody changed to the trash, and what was chosen', async () => {
    expect((await visitor.post('/api/contact', enquiry({ source: 'sample data' }))).status).toBe(201);
    const { listed, edited } = await status();
    const project = edited.find(({ resource }) => resource === 'projects');
    const { status: code, body } = await admin.post(REMOVE, { listed, edited: [project?.id] });
    expect({ code, body }).toMatchObject({ code: 200, body: { isPresent: false, missing: [], untouched: [] } });
    expect((body as Status).edited.map(({ resource }) => resource).sort()).toEqual(['locations', 'service-location-pages', 'testimonials']);
    expect(await titles('/api/projects', 'title')).toEqual([]);
    expect(await titles('/api/testimonials', 'comment')).toEqual(['Our own words.']);
    expect(await titles('/api/locations', 'name')).toEqual(['Chester', 'Neston', 'Heswall']);
    expect((await admin.get('/api/admin/contact-inquiries')).body).toMatchObject([{ name: 'Ada Lovelace' }]);
    const trashed = await app.dataSource.getRepository(ServiceLocationPage).count({ withDeleted: true });
    expect(trashed).toBeGreaterThan(80);
  });

  it('gives each service without a page one in the first place, and the site its own words', async () => {
    const pages = (await visitor.get('/api/service-location-pages?service=rewiring-services')).body as Record<string, unknown>[];
    expect(pages).toMatchObject([{ title: 'Rewiring Services in Chester', metaTitle: 'Rewiring Services in Chester | Smith & Sons' }]);
    expect(pages[0]?.['introContent']).toContain('Smith &amp; Sons works in Chester and Neston.');
    const indexed = (await app.get(ServiceLocationPagesService).listOriginal()).map(({ path }) => path);
    expect(indexed).toEqual(expect.arrayContaining(['/services/rewiring-services/chester', '/services/pat-testing/chester']));
    const { body: home } = await visitor.get('/api/homepage/published');
    expect(JSON.stringify(home)).toContain('Electricians in Chester');
    expect((await visitor.get('/api/company-info')).body).toMatchObject({
      accreditations: [],
      keyClients: [],
      insurance: null,
      ...{ insuredSum: null, people: null, reviewProfiles: null, accreditationProofs: null },
      guaranteeMonths: 12,
      freeQuotes: true,
      socialMedia: {},
      projectsCompletedSource: null,
      latitude: null,
      registrationNumber: null,
    });
    const services = (await visitor.get('/api/services')).body as ServiceSummary[];
    expect(services.map(({ price }) => price)).toEqual([null, null, null]);
    expect((await admin.get('/api/admin/company-info')).body).toMatchObject({ emailRecipients: ['office@smith.example'] });
  });

  it('keeps the terms that were read before', async () => {
    expect((await visitor.get('/api/core-pages/terms')).status).toBe(200);
    expect((await waitingPages()).map(({ title }) => title)).not.toContain('Terms of Service');
  });

  it('changes nothing when it is asked again', async () => {
    const before = await status();
    expect((await admin.post(REMOVE, { listed: before.listed })).body).toEqual(before);
  });
});
