import { expect, test } from '@jest/globals';
import { renderToStaticMarkup } from 'react-dom/server';
import { Attribution } from './Quote';

const testimonial = {
  id: 't1',
  name: 'Margaret',
  company: null,
  location: 'Oxton',
  rating: 5,
  comment: 'Swept up',
  projectType: null,
  givenOn: null,
  source: null,
  sourceUrl: null,
  order: 0,
  isActive: true,
};

test('shows the customer by their photograph, those of the sample company by a drawing, others by their first letter', () => {
  const shown = (image: string | null, changes: object = {}) =>
    renderToStaticMarkup(<Attribution testimonial={{ ...testimonial, image, ...changes }} />);
  const upload = '/media/01900000-0000-7000-8000-000000000000';
  const facts = { width: 9, height: 6, focusX: 0, focusY: 100, small: `${upload}-small.webp`, webp: '', avif: null };
  expect(shown(`${upload}.webp`, { pictures: { image: facts } })).toContain(
    `class="portrait focus-x0 focus-y100" src="${upload}-small.webp"`,
  );
  expect(shown('https://example.com/me.jpg')).toContain('class="portrait" src="https://example.com/me.jpg"');
  expect(shown(null)).toContain('<span class="portrait initial" aria-hidden="true">M</span>');
  expect(shown(null, { name: 'Margaret Hollis' })).toContain('src="/assets/portraits/margaret-hollis.webp" alt="" width="56"');
  expect(shown('https://example.com/me.jpg', { name: 'Margaret Hollis' })).not.toContain('portraits/');
});

test('says where and when it was given, with a link if there is one', () => {
  const origin = (fields: object) => renderToStaticMarkup(<Attribution testimonial={{ ...testimonial, image: null, ...fields }} />);
  expect(origin({ source: 'Google', givenOn: '2026-03-14' })).toContain('<small>Google, March 2026</small>');
  expect(origin({ source: 'Google', sourceUrl: 'https://example.org/r' })).toContain(
    '<small><a href="https://example.org/r">Google</a></small>',
  );
  expect(origin({})).not.toContain('<a');
});
