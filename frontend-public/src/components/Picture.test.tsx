import { expect, test } from '@jest/globals';
import { renderToStaticMarkup } from 'react-dom/server';
import { Picture } from './Picture';

const UPLOAD = '/media/01900000-0000-7000-8000-000000000000';
const shown = (props: object = {}) => renderToStaticMarkup(<Picture art="van" alt="A van" sizes="100vw" caption="Ready" {...props} />);

test('shows a photograph in the widths of the media library, with its caption and fixed proportions', () => {
  const html = shown({ src: `${UPLOAD}.webp`, className: 'framed' });
  expect(html).toContain('<figure class="photograph framed">');
  expect(html).toContain(`srcSet="${UPLOAD}-small.webp 480w, ${UPLOAD}-medium.webp 800w, ${UPLOAD}.webp 2560w" sizes="100vw" alt="A van"`);
  expect(html).toContain('width="1600" height="1200"');
  expect(html).toContain('<figcaption>Ready</figcaption>');
});

test('offers AVIF first once the copies are made, and keeps the focal point in view', () => {
  const html = shown({ src: `${UPLOAD}.webp?v=1-900x600-0x100-480.800.1600` });
  expect(html).toContain(
    `<picture><source type="image/avif" srcSet="${UPLOAD}-480.avif?v=1 480w, ${UPLOAD}-800.avif?v=1 800w, ${UPLOAD}-1600.avif?v=1 900w"`,
  );
  expect(html).toContain('class="focus-x0 focus-y100"');
});

test('shows pictures from elsewhere as they are', () => {
  const html = shown({ src: 'https://example.com/van.jpg', caption: null });
  expect(html).toContain('<img src="https://example.com/van.jpg" alt="A van"');
  expect(html).not.toContain('figcaption');
});

test.each([null, undefined, '', '//example.com/van.jpg', 'javascript:alert(1)'])('shows the drawing instead of %p', (src) => {
  expect(shown({ src })).toMatch(/^<picture><source type="image\/avif" srcSet="[^"]*van-480\.avif 480w/);
});
