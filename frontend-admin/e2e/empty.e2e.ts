import { expect, FURTHER, test } from '../../scripts/testing/journey.ts';
import { enters, isAccessible } from './staff.ts';

/** A site without sample content. */
test.use({ appOptions: { env: { SEED: 'empty' } } });

/** What each screen says while it is empty. */
const SENTENCES: Record<string, string> = {
  services: 'No services found. Add your first service to get started.',
  locations: 'No locations found. Add your first location to get started.',
  'service-pages': 'No pages found matching your filters.',
  projects: 'No projects found. Add your first project to get started.',
  testimonials: 'No testimonials found. Create your first testimonial to get started.',
  inquiries: 'No inquiries found.',
  media: 'No media files uploaded yet.',
  faqs: 'No FAQs found. Add your first FAQ to get started.',
  redirects: 'No redirects found. Add one when a page moves or is removed.',
  trash: 'The trash is empty. What you delete is kept here for 30 days.',
  report: 'No page views in this period. Visits by staff and bots are not counted.',
  '': 'No enquiries yet. New ones appear here.',
};

for (const width of [390, 1280]) {
  test(`every screen of an empty site says that it is empty, at ${width} px`, FURTHER, async ({ newPage }) => {
    const page = await newPage({ viewport: { width, height: 844 } });
    await enters(page);
    for (const [screen, sentence] of Object.entries(SENTENCES)) {
      await page.goto(`/admin/${screen}`);
      await expect(page.getByText(sentence, { exact: true })).toBeVisible();
      await isAccessible(page);
    }
  });
}
