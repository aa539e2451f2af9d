import { describe, it } from '@jest/globals';
import { randomUUID } from 'node:crypto';
import { makeCorePage } from '../factories/core-pages.js';
import { makeLocation } from '../factories/locations.js';
import { PDF } from '../factories/media.js';
import { makePage, makePair, PAGE_FIELDS } from '../factories/service-location-pages.js';
import { makeProject } from '../factories/projects.js';
import { makeService } from '../factories/services.js';
import { done, quoted, type Site, type Stored } from './site.js';

const STAFF = '/api/admin';
const TOMORROW = new Date(Date.now() + 2 * 86_400_000).toISOString().slice(0, 10);

interface Draft extends Stored {
  lockVersion: number;
}

/** Calls what staff do with pages, pictures and words. */
export function callContent(site: Site): void {
  describe('content', () => {
    it.each([STAFF, '/api'])('of the homepage is drafted, published and rolled back under %s', async (root) => {
      const { admin } = site;
      const path = `${root}/homepage`;
      const draft = await done<Draft>(admin.get(`${path}/draft`));
      await done(admin.put(`${path}/${draft.id}`, draft).set('If-Match', quoted(draft.lockVersion)));
      const changed = await done<Draft>(admin.put(`${path}/${draft.id}`, { metaTitle: `From ${root}`, keywords: null }));
      const publish = () => admin.post(`${path}/${draft.id}/publish`, { changeNote: 'Tried' });
      const key = `"${randomUUID()}"`;
      for (const caller of [publish(), publish()])
        await done(caller.set({ 'If-Match': quoted(changed.lockVersion), 'Idempotency-Key': key }));
      const revisions = await done<Stored[]>(admin.get(`${path}/revisions`));
      await done(admin.post(`${path}/rollback/${revisions.at(-1)?.id}`));
    });

    it('is read and written at the former addresses', async () => {
      const { admin, visitor } = site;
      for (const [resource, make, field] of [
        ['services', { title: 'Fans', baseDescription: 'Extractor fans.' }, 'baseDescription'],
        ['projects', { title: 'Fans', description: 'A job.', category: 'Commercial', location: 'Irby' }, 'description'],
      ] as const) {
        await done(admin.get(`/api/${resource}?range=[0,4]`));
        const { id, slug } = await done<Stored & { slug: string }>(admin.post(`/api/${resource}`, make));
        await done(admin.put(`/api/${resource}/${id}`, { [field]: 'Changed.' }));
        await done(visitor.get(`/api/${resource}/${slug}`));
        await done(admin.delete(`/api/${resource}/${id}`));
      }
    });

    it('of a page is drafted, previewed, checked, planned, and has its people', async () => {
      const { admin } = site;
      const page = await makeCorePage(admin);
      const drafts = `${STAFF}/page-drafts/core-pages/${page.id}`;
      const opened = await done(admin.get(drafts));
      await done(admin.put(drafts, { fields: { title: 'Typed' }, base: {} }).set('If-Match', quoted(opened.version)));
      await done(admin.get(`${STAFF}/page-drafts`));
      await done(admin.post(`${STAFF}/pasted-texts`, { html: '<div>Fans</div>' }));
      await done(admin.post(`${STAFF}/old-addresses`, { text: '/old-fans' }));
      await done(admin.delete(drafts));
      for (const [resource, make] of [
        ['core-pages', makeCorePage],
        ['services', makeService],
        ['service-location-pages', makePage],
        ['projects', makeProject],
      ] as const) {
        const { id } = await make(admin);
        const fields = await done(admin.get(`${STAFF}/${resource}/${id}`));
        await done(admin.post(`${STAFF}/previews/render`, { resource, id, fields }));
        await done(admin.post(`${STAFF}/content-checks/page`, { resource, id, fields }));
        const link = await done(admin.post(`${STAFF}/previews/links`, { resource, id, fields }));
        await done(admin.get(`${STAFF}/previews/links`));
        await done(admin.delete(`${STAFF}/previews/links/${link.id}`));
        const open = `${STAFF}/open-records/${resource}/${id}`;
        await done(admin.put(open));
        await done(admin.delete(open));
        if (resource === 'projects') {
          await done(admin.get(`${STAFF}/shown-places/${resource}/${id}`));
          await done(admin.post(`${STAFF}/shown-places/${resource}/${id}`));
        }
        if (resource !== 'service-location-pages') await done(admin.get(`${STAFF}/slugs/${resource}?name=Fans`));
        if (resource === 'services') continue;
        for (const given of [{ action: 'publish', fields }, { action: 'take-down' }]) {
          const plan = await done(
            admin.post(`${STAFF}/planned-changes`, { ...given, resource, recordId: id, date: TOMORROW, time: '12:00' }),
          );
          await done(admin.get(`${STAFF}/planned-changes`));
          await done(admin.delete(`${STAFF}/planned-changes/${plan.id}`));
        }
      }
    });

    it('of service pages has versions, a grid and several at once', async () => {
      const { admin } = site;
      const page = await makePage(admin);
      const path = `${STAFF}/service-location-pages`;
      const { version } = await done(admin.put(`${path}/${page.id}`, { heroTitle: 'Better' }));
      const former = await done<{ version: number }[]>(admin.get(`${path}/${page.id}/history`));
      await done(
        admin.post(`${path}/${page.id}/restore`, { version: former.at(-1)?.version ?? page.version }).set('If-Match', quoted(version)),
      );
      const { serviceId, locationId } = await makePair(admin);
      await done(admin.get(`${path}/places/${serviceId}`));
      const other = await makeLocation(admin);
      const pages = [locationId, other.id].map((id) => ({ ...PAGE_FIELDS, serviceId, locationId: id }));
      await done(admin.post(`${path}/batch`, { pages }));
      await done(admin.get(`${STAFF}/page-grid`));
      for (const what of [
        'content-checks',
        'content-checks/state',
        'page-statistics',
        'dashboard',
        'dashboard/charts',
        'report',
        'report/csv',
        'search?q=wirral',
      ])
        await done(admin.get(`${STAFF}/${what}`));
      await done(admin.post(`${STAFF}/content-checks/run`));
    });

    it('has files', async () => {
      const { admin } = site;
      const path = `${STAFF}/media`;
      // The proxy passes files on as text, which leaves this one as it is.
      const { id } = await done(admin.post(path).field('alt', 'A form').field('tags', 'forms').attach('file', PDF, 'form.pdf'));
      const { version, ...fields } = await done(admin.get(`${path}/${id}`));
      await done(admin.put(`${path}/${id}`, { ...fields, version }).set('If-Match', quoted(version)));
      await done(admin.get(`${path}/${id}/uses`));
      await done(admin.put(`${path}/${id}/file`).set('If-Match', quoted(version)).attach('file', PDF, 'form-2.pdf'));
      await done(admin.put(`${path}/${id}`, { caption: 'A form to fill in', tags: [] }));
      await done(admin.delete(`${path}/${id}`));
    });

    it('has words, which are found, replaced and brought back', async () => {
      const { admin } = site;
      await makeService(admin, { baseDescription: 'Zealously done.' });
      await done(admin.get(`${STAFF}/words`));
      await done(admin.get(`${STAFF}/page-texts?page=/about&tag=h1&text=About&nth=0`));
      const { places } = await done<{ places: object[] }>(admin.post(`${STAFF}/words/find`, { find: 'Zealously', matchCase: null }));
      const chosen = places.map((place) =>
        Object.fromEntries(['resource', 'id', 'version', 'path', 'at'].map((key) => [key, place[key as never]])),
      );
      const { id } = await done(admin.post(`${STAFF}/words/replacements`, { find: 'Zealously', replacement: 'Well', places: chosen }));
      await done(admin.get(`${STAFF}/words/replacements`));
      await done(admin.post(`${STAFF}/words/replacements/${id}/undo`));
    });
  });
}
