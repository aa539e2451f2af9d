import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { serveSite } from '../../src/site/engine/front-handler.js';
import { makePage, makePair } from '../factories/service-location-pages.js';
import { as, type Caller } from '../support/api.js';
import { createTestApp, type TestApp } from '../support/app.js';

describe('the search of services', () => {
  let app: TestApp;
  let editor: Caller;
  beforeAll(async () => {
    app = await createTestApp({ seed: 'demo', prepare: (nest) => serveSite(nest) });
    editor = as(app, app.editorToken);
  });
  afterAll(() => app.close());

  const found = async (q: string) => {
    const page = await (await fetch(`${app.url}/services?q=${encodeURIComponent(q)}`)).text();
    if (page.includes('No services found')) return [];
    return [...page.matchAll(/<h2><a href="\/services\/([^/"]+)/g)].map(([, slug]) => slug);
  };

  it('knows texts, FAQs, projects and pages', async () => {
    expect((await found('heat pump'))[0]).toBe('consumer-unit-upgrades');
    expect(await found('heat pump')).toEqual(expect.arrayContaining(['solar-panel-installation']));
    expect(await found('power cut')).toEqual(expect.arrayContaining(['emergency-electrical', 'solar-panel-installation']));
    expect((await found('eicr heswall'))[0]).toBe('eicr-testing');
    expect(await found('qwertyuiop')).toEqual([]);
  });

  it.each(['emergency', 'power cut', 'emergency electrician', 'urgent call-out'])('names the call-out first for %s', async (q) =>
    expect((await found(q))[0]).toBe('emergency-electrical'),
  );

  it('follows each change, and asks only for what changed', async () => {
    const services = (await editor.get('/api/services')).body as { id: string; slug: string }[];
    const id = services.find(({ slug }) => slug === 'pat-testing')?.id ?? '';
    expect(await found('zeppelin')).toEqual([]);
    const faq = (await editor.post('/api/admin/faqs', { question: 'Do you test a Zeppélin?', answer: 'The pilot’s kettle, yes.' }))
      .body as {
      id: string;
    };
    await editor.post('/api/admin/page-faqs', { pageType: 'service', pageId: id, faqId: faq.id });
    expect(await found('zeppelin')).toEqual(['pat-testing']);
    expect(await found("pilot's kettle")).toEqual(['pat-testing']);
    const words = async () => JSON.stringify((await as(app).get('/api/service-words')).body);
    expect(await words()).toContain('zeppelin');
    await editor.put(`/api/admin/faqs/${faq.id}`, { isActive: false });
    expect(await found('zeppelin')).toEqual([]);
    expect(await words()).not.toContain('zeppelin');
  });

  it('sends no book to a phone: of many words in the pages of a service, those on the most pages', async () => {
    const { serviceId, locationId } = await makePair(editor);
    const { locationId: elsewhere } = await makePair(editor);
    const words = Array.from({ length: 4_500 }, (_, i) => `word${i}`).join(' ');
    await makePage(editor, { serviceId, locationId, introContent: `<p>${words} flywheel</p>` });
    await makePage(editor, { serviceId, locationId: elsewhere, introContent: '<p>A flywheel.</p>' });
    const all = (await as(app).get('/api/service-words')).body as { id: string; pages: string }[];
    const pages = all.find(({ id }) => id === serviceId)?.pages.split(' ');
    expect(pages).toHaveLength(4_000);
    expect(pages).toContain('flywheel');
  });
});
