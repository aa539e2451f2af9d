import { afterAll, beforeAll, test } from '@jest/globals';
import { type App, startApp } from '../../scripts/testing/app.ts';
import { openBrowser } from '../../scripts/testing/browser.ts';
import { enters, isAccessible } from './staff.ts';

/** A site whose owner wanted no sample content. */
let app: App;
beforeAll(async () => {
  app = await startApp({ env: { SEED: 'empty' } });
});
afterAll(() => app.stop());
const { newPage } = openBrowser();

/** What each screen says while it has nothing to show. */
const SENTENCES: Record<string, string> = {
  services: 'No services found. Add your first service to get started.',
  locations: 'No locations found. Add your first location to get started.',
  'service-pages': 'No pages found matching your filters.',
  projects: 'No projects found. Add your first project to get started.',
  testimonials: 'No testimonials found. Create your first testimonial to get started.',
  inquiries: 'No inquiries found.',
  media: 'No media files uploaded yet.',
  faqs: 'No FAQs found. Add your first FAQ to get started.',
  redirects: 'No redirects found. Add one when the address of a page changes or a page goes away.',
  report: 'Nobody has opened a page in this period yet. Visits by staff and bots are not counted.',
  '': 'No inquiries yet. They appear here as soon as someone writes.',
};

test.each([1280, 390])('an empty site says so on every screen, at %i px', async (width) => {
  const page = await newPage({ viewport: { width, height: 844 } });
  await enters(page, app);
  for (const [screen, sentence] of Object.entries(SENTENCES)) {
    await page.goto(`${app.url}/admin/${screen}`);
    await page.getByText(sentence, { exact: true }).waitFor();
    await isAccessible(page);
  }
});
