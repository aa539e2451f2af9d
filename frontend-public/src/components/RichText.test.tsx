import { expect, test } from '@jest/globals';
import { renderToStaticMarkup } from 'react-dom/server';
import { RichText } from './RichText';

const UPLOAD = '/media/01900000-0000-7000-8000-000000000000';

test('gives pictures of the library their size and copies, and leaves others alone', () => {
  const address = `${UPLOAD}.webp?v=1-900x600--480.800.1600`;
  const html = renderToStaticMarkup(
    <RichText html={`<p>Text</p><img src="${address}" alt="A board"><img src="https://example.org/a.png">`} />,
  );
  expect(html).toContain(`<img src="${address}" srcset="${UPLOAD}-small.webp?v=1 480w, `);
  expect(html).toContain('width="900" height="600" loading="lazy" decoding="async" alt="A board">');
  expect(html).toContain('<img src="https://example.org/a.png">');
});
