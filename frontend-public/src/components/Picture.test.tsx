import { expect, test } from '@jest/globals';
import { renderToStaticMarkup } from 'react-dom/server';
import { Picture, pictureOf } from './Picture';

const UPLOAD = '/media/01900000-0000-7000-8000-000000000000';
const FACTS = {
  width: 900,
  height: 600,
  focusX: null,
  focusY: null,
  small: `${UPLOAD}-small.webp`,
  webp: `${UPLOAD}.webp 900w`,
  avif: null,
};

const shown = (props: object = {}) => renderToStaticMarkup(<Picture art="van" alt="A van" sizes="100vw" caption="Ready" {...props} />);
const picture = (image: string | null, facts?: object) =>
  pictureOf({ image, ...(facts && { pictures: { image: { ...FACTS, ...facts } } }) }, 'image');

test('shows a photograph in the widths of the media library, with its caption and fixed proportions', () => {
  const html = shown({ picture: picture(`${UPLOAD}.webp`, {}), className: 'framed' });
  expect(html).toContain('<figure class="photograph framed">');
  expect(html).toContain(`<img src="${UPLOAD}.webp" srcSet="${UPLOAD}.webp 900w" sizes="100vw" alt="A van"`);
  expect(html).toContain('width="1600" height="1200"');
  expect(html).toContain('<figcaption>Ready</figcaption>');
  expect(html).not.toContain('<source');
});

test('offers AVIF first once the copies are made, and keeps the focal point in view', () => {
  const html = shown({ picture: picture(`${UPLOAD}.webp`, { avif: `${UPLOAD}-480.avif 480w`, focusX: 34, focusY: 86 }) });
  expect(html).toContain(`<picture><source type="image/avif" srcSet="${UPLOAD}-480.avif 480w" sizes="100vw"/>`);
  expect(html).toContain('class="focus-x30 focus-y90"');
});

test('shows pictures from elsewhere as they are', () => {
  const html = shown({ picture: picture('https://example.com/van.jpg'), caption: null });
  expect(html).toContain('<img src="https://example.com/van.jpg" alt="A van"');
  expect(html).not.toContain('figcaption');
});

test.each([null, '', '//example.com/van.jpg', 'javascript:alert(1)'])('shows the drawing instead of %p', (src) => {
  expect(shown({ picture: picture(src) })).toMatch(/^<picture><source type="image\/avif" srcSet="[^"]*van-480\.avif 480w/);
});
