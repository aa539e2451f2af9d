import { expect, test } from '@jest/globals';
import { fixtureApi } from '../testing/fixtures';
import { page } from '../testing/page';

const about = (images: object[]) => ({
  slug: 'about',
  title: 'About Us',
  content: '<p>Who we are</p>',
  sections: [],
  images,
  template: 'about',
  metaTitle: null,
  metaDescription: null,
});

const shown = async (images: object[]) => (await page('/about', fixtureApi({ '/api/core-pages/about': about(images) }))).html;

test('shows drawings of the team and the van until there are photographs', async () => {
  const html = await shown([]);
  expect(html).toContain('Drawing of six work jackets');
  expect(html).toContain('Drawing of the back of a white van');
  expect(html).not.toContain('class="gallery"');
});

test('shows the first photograph as the team, the second as the van, and the others below the text', async () => {
  const html = await shown(
    ['team', 'van', 'desk'].map((name) => ({ url: `/media/${name}.webp`, alt: `Our ${name}`, caption: `The ${name}` })),
  );
  expect(html).not.toContain('Drawing of');
  expect(html).toMatch(/<figure class="photograph page-hero-picture"><img src="\/media\/team\.webp" alt="Our team"/);
  expect(html).toMatch(/<figure class="photograph framed"><img src="\/media\/van\.webp" alt="Our van".*The van/s);
  expect(html).toMatch(/<div class="gallery"><figure class="photograph"><img src="\/media\/desk\.webp" alt="Our desk".*The desk/s);
});

test('shows the pictures of other pages below their text', async () => {
  const privacy = { ...about([{ url: '/media/office.webp', alt: 'Our office' }]), slug: 'privacy', template: 'default' };
  const { html } = await page('/privacy', fixtureApi({ '/api/core-pages/privacy': privacy }));
  expect(html).toMatch(/Who we are.*<div class="gallery"><figure class="photograph"><img src="\/media\/office\.webp" alt="Our office"/s);
});
