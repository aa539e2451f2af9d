import { describe, it } from '@jest/globals';
import { makeCorePage } from '../factories/core-pages.js';
import { linkFaq, makeFaq } from '../factories/faqs.js';
import { makeLocation } from '../factories/locations.js';
import { makeProject } from '../factories/projects.js';
import { makeRedirect } from '../factories/redirects.js';
import { makeRenewal } from '../factories/renewals.js';
import { makePage } from '../factories/service-location-pages.js';
import { makeService } from '../factories/services.js';
import { makeTestimonial } from '../factories/testimonials.js';
import { makeUser } from '../factories/users.js';
import { done, quoted, type Site, type Stored } from './site.js';

const STAFF = '/api/admin';
/** More of a kind would say the same. */
const OF_EACH = 8;
const NEW = {
  services: makeService,
  locations: makeLocation,
  'service-location-pages': makePage,
  'core-pages': makeCorePage,
  projects: makeProject,
  testimonials: makeTestimonial,
  faqs: makeFaq,
  redirects: makeRedirect,
  renewals: makeRenewal,
  users: makeUser,
};
const WITHOUT_HISTORY = ['renewals', 'users'];
const LISTINGS = ['', '?sort=["id","ASC"]&range=[0,24]&filter={}', '?range=[0,0]'];

interface Trashed {
  id: string;
  resource: string;
}

/** Calls what every kind of record has. */
export function callRecords(site: Site): void {
  const paths = (method: 'get' | 'put', pattern: RegExp) =>
    Object.entries(site.document.paths)
      .filter(([path, item]) => item[method] && pattern.test(path))
      .map(([path]) => path);

  describe('records', () => {
    it('are listed, read and sent back unchanged', async () => {
      const { admin } = site;
      for (const path of paths('put', /^\/api\/admin\/[a-z-]+\/\{id\}$/)) {
        const list = path.replace('/{id}', '');
        if (list.endsWith('/homepage')) continue;
        for (const listing of LISTINGS) await done(admin.get(list + listing));
        const records = (await done<Stored[]>(admin.get(list))).slice(0, OF_EACH);
        if (records[0]) await done(admin.get(`${list}?filter=${JSON.stringify({ id: records.slice(0, 2).map(({ id }) => id) })}`));
        for (const { id } of records) {
          const record = await done(admin.get(`${list}/${id}`));
          await done(admin.put(`${list}/${id}`, record).set('If-Match', quoted(record.version)));
        }
      }
      for (const list of ['services', 'media', 'contact-inquiries']) await done(admin.get(`${STAFF}/${list}?filter={"q":"light"}`));
      for (const path of paths('put', /^\/api\/admin\/(profile|company-info)$/)) {
        const record = await done(admin.get(path));
        await done(admin.put(path, record).set('If-Match', quoted(record.version)));
      }
    });

    it('are shown to visitors', async () => {
      const { visitor } = site;
      for (const path of paths('get', /^\/api\/(?!admin|auth|docs|contact-inquiries|homepage|postcode)[a-z/-]+$/)) {
        const shown = await done<{ slug: string }[]>(visitor.get(path));
        const one = `${path}/{slug}`;
        if (site.document.paths[one]?.get) for (const { slug } of shown.slice(0, OF_EACH)) await done(visitor.get(`${path}/${slug}`));
      }
      const [service] = await done<{ slug: string }[]>(visitor.get('/api/services'));
      await done(visitor.get(`/api/service-faqs/${service?.slug}`));
      await done(visitor.get('/api/homepage/published'));
      await done(visitor.get('/api/postcode-check?postcode=CH62%203NX'));
    });

    it('are made, changed, compared with former versions, deleted and restored', async () => {
      const { admin } = site;
      const { id: serviceId } = await makeService(admin);
      const { id: faqId } = await makeFaq(admin);
      const link = await linkFaq(admin, serviceId, faqId);
      await done(admin.put(`${STAFF}/services/${serviceId}/faqs`, { faqIds: [faqId] }));
      await done(admin.delete(`${STAFF}/page-faqs/${link.id}`));
      for (const [resource, make] of Object.entries(NEW)) {
        const { id } = await make(admin);
        const path = `${STAFF}/${resource}/${id}`;
        const { id: _id, ...record } = await done<Stored & Record<string, unknown>>(admin.get(path));
        const name = ['title', 'name', 'question', 'customer', 'username', 'toPath'].find((field) => field in record) ?? '';
        const changed = await done(admin.put(path, { [name]: resource === 'redirects' ? '/about' : `changed-${resource}` }));
        if (!WITHOUT_HISTORY.includes(resource)) {
          const versions = await done<Stored[]>(admin.get(`${STAFF}/history/${resource}/${id}`));
          const version = versions.at(-1)?.id ?? '';
          await done(admin.get(`${STAFF}/history/${resource}/${id}/${version}`));
          await done(admin.post(`${STAFF}/history/${resource}/${id}/restore`, { version }).set('If-Match', quoted(changed.version)));
        }
        await done(admin.delete(path));
      }
      const trash = await done<Trashed[]>(admin.get(`${STAFF}/trash?sort=["deletedAt","DESC"]&range=[0,24]`));
      await done(admin.post(`${STAFF}/trash/restore`, { ids: trash.map(({ id }) => id) }));
    });

    it('are exported, and imported from a table', async () => {
      const { admin } = site;
      for (const path of paths('get', /^\/api\/admin\/exports\//)) await done(admin.get(path));
      const tables = {
        locations: 'name,postcodes\nThornton Hough,CH63\n',
        projects: 'title,description,category,location\nSigns,New signs.,Commercial,Irby\n',
        testimonials: 'name,location,comment\nGrace,Irby,Very tidy.\n',
        redirects: 'From,To\n/once-here,/services\n',
        renewals: 'customer,email,address,what,intervalMonths,dueOn\nAda,ada@example.org,1 Mill Lane,EICR,60,2031-03-10\n',
      };
      for (const [list, csv] of Object.entries(tables)) {
        await done(admin.get(`${STAFF}/imports/${list}/template`));
        for (const confirm of [false, true]) await done(admin.post(`${STAFF}/imports/${list}`, { csv, confirm }));
      }
    });
  });
}
