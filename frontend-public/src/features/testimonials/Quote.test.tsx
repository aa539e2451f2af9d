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
  order: 0,
  isActive: true,
};

test('shows the customer by their photograph, otherwise by their first letter', () => {
  const shown = (image: string | null) => renderToStaticMarkup(<Attribution testimonial={{ ...testimonial, image }} />);
  const upload = '/media/01900000-0000-7000-8000-000000000000';
  expect(shown(`${upload}.webp`)).toContain(`class="portrait" src="${upload}-small.webp"`);
  expect(shown(null)).toContain('<span class="portrait initial" aria-hidden="true">M</span>');
});
