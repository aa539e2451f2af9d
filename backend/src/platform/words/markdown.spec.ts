import { expect, it } from '@jest/globals';
import { withoutMarkdown } from './markdown.js';
import { sanitiseHtml } from './sanitise.js';

it.each([
  ['We fit **EV chargers** fast', '<p>We fit <strong>EV chargers</strong> fast</p>'],
  ['# Rewires\n\nAll of it.\nSoon.\n\n## Price\n### Day', '<h2>Rewires</h2><p>All of it.<br />Soon.</p><h3>Price</h3><h4>Day</h4>'],
  [
    'We fit:\n- Sockets\n- **Lights**\n\n- Fans\nThen',
    '<p>We fit:</p><ul><li>Sockets</li><li><strong>Lights</strong></li><li>Fans</li></ul><p>Then</p>',
  ],
  ['We fit:\n* Sockets\n* Lights', '<p>We fit:</p><ul><li>Sockets</li><li>Lights</li></ul>'],
  ['**Steps**\n1. Survey\n2. Work', '<p><strong>Steps</strong></p><ol><li>Survey</li><li>Work</li></ol>'],
  [
    'See [our page](https://example.com/a?b=1&c=2) and [form](/contact)',
    '<p>See <a href="https://example.com/a?b=1&amp;c=2">our page</a> and <a href="/contact">form</a></p>',
  ],
  ['<p>**Bold** &amp; more</p><p>- One</p><p>- Two</p>', '<p><strong>Bold</strong> &amp; more</p><ul><li>One</li><li>Two</li></ul>'],
  ['<p># Title<br>Words</p>', '<h2>Title</h2><p>Words</p>'],
  ['**Less** than 5 < 6 [x](javascript:alert(1))', '<p><strong>Less</strong> than 5 &lt; 6 [x](javascript:alert(1))</p>'],
])('makes formatting of the Markdown %j', (text, html) => {
  expect(sanitiseHtml(text)).toBe(html);
  expect(sanitiseHtml(html)).toBe(html);
});

it.each([
  ...[
    '2 * 3 * 4',
    '** Terms apply',
    '# 1 in Wirral',
    '#electrician',
    'a_b_c',
    '[sic] (perhaps)',
    '- alone',
    'snake__case__name',
    '5 ** 3 ** 2',
  ],
  ...['<p><em>Said</em> **twice**</p>', '<p>One - two</p>'],
])('leaves %j', (text) => {
  expect(sanitiseHtml(text)).toBe(text);
  expect(withoutMarkdown(text)).toBe(text.replace('**twice**', 'twice'));
});

it('takes the marks out of a plain text', () => {
  expect(withoutMarkdown('## Rewires\nWe fit **chargers**, see [here](https://example.com).\n- `One`')).toBe(
    'Rewires\nWe fit chargers, see here (https://example.com).\n- One',
  );
});
