// Only among the further tests.
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { newId } from '../src/platform/common/records.js';
import { Location } from '../src/locations/location.entity.js';
import { Originality } from '../src/pages/originality.service.js';
import { PageOriginality } from '../src/pages/page-originality.entity.js';
import { ServiceLocationPage } from '../src/pages/service-location-page.entity.js';
import { makePage, PATH } from './factories/service-location-pages.js';
import { as, type Caller } from './support/api.js';
import { createTestApp, type TestApp } from './support/app.js';
import { blocked } from './support/watchdog.js';

const PAGES = 2_000;

/** A text whose words are in no text with another seed. */
const prose = (seed: string, count = 250) => `<p>${Array.from({ length: count }, (_, n) => `${seed}w${n}`).join(' ')}</p>`;

describe('the originality of pages', () => {
  let app: TestApp;
  let editor: Caller;
  let originality: Originality;
  beforeAll(async () => {
    app = await createTestApp();
    editor = as(app, app.editorToken);
    originality = app.get(Originality);
  });
  afterAll(() => app.close());

  const verdicts = () => app.dataSource.getRepository(PageOriginality);
  const unoriginal = async () => (await verdicts().findBy({ isOriginal: false })).map(({ id }) => id);

  it('follows every edit of a page, its place and its visibility', async () => {
    const first = await makePage(editor, { content: prose('same') });
    const { body: whole } = await editor.get(`${PATH}/${first.id}`);
    const location = await editor.post('/api/admin/locations', { name: 'Zetland', order: 9 });
    const copy = await makePage(editor, { serviceId: whole.serviceId, locationId: location.body.id, content: prose('same') });
    expect(await unoriginal()).toContain(copy.id);
    expect(await unoriginal()).not.toContain(first.id);
    await editor.put(`${PATH}/${copy.id}`, { content: prose('other') }).expect(200);
    expect(await unoriginal()).not.toContain(copy.id);
    await editor.put(`${PATH}/${copy.id}`, { content: prose('same') }).expect(200);
    await editor.put(`${PATH}/${first.id}`, { status: 'draft' }).expect(200);
    expect(await unoriginal()).not.toContain(copy.id);
    await editor
      .put(`/api/admin/locations/${location.body.id}`, { subLocations: Array.from({ length: 100 }, (_, n) => `samew${n}`) })
      .expect(200);
    expect(await unoriginal()).not.toContain(copy.id);
  });

  it('is determined after an edit among 2,000 pages without blocking requests', async () => {
    const { id } = await makePage(editor);
    const [pages, locations] = [app.dataSource.getRepository(ServiceLocationPage), app.dataSource.getRepository(Location)];
    const page = await pages.findOneByOrFail({ id });
    const location = await locations.findOneByOrFail({ id: page.locationId });
    const ids = Array.from({ length: PAGES }, () => newId());
    for (let n = 0; n < PAGES; n += 100) {
      const some = ids.slice(n, n + 100);
      await locations.insert(some.map((own) => ({ ...location, id: own, name: `Town ${own}`, slug: own })));
      await pages.insert(some.map((own) => ({ ...page, id: own, locationId: own, slug: own, introContent: prose(own.slice(-8)) })));
    }
    /** As after an update of the product. */
    const fromNothing = () =>
      blocked(async () => {
        await verdicts().deleteAll();
        await originality.settle();
      });
    expect(await fromNothing()).toBeUndefined();
    expect(await verdicts().count()).toBeGreaterThan(PAGES);
    const [first, last] = [ids[0] ?? '', ids.at(-1) ?? ''];
    const edit = (introContent: string) => editor.put(`${PATH}/${last}`, { introContent }).expect(200);
    for (const [content, isCopy] of [
      [prose(first.slice(-8)), true],
      [prose('mine'), false],
    ] as const) {
      const held = await blocked(async () => {
        await edit(prose('another'));
        await edit(content);
      });
      expect((await unoriginal()).includes(last)).toBe(isCopy);
      expect(held).toBeUndefined();
    }
  });
});
