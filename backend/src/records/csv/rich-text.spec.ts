import { expect, it } from '@jest/globals';
import { asHtml } from './rich-text.js';

it.each([
  ['First paragraph.\n\nSecond paragraph.', '<p>First paragraph.</p><p>Second paragraph.</p>'],
  ['One\r\nline\r\n \t\r\n\r\nTwo', '<p>One<br>line</p><p>Two</p>'],
  ['One\rline\r\rTwo', '<p>One<br>line</p><p>Two</p>'],
  ['Only one', '<p>Only one</p>'],
  ['Less than 5 < 6 & more > 4', '<p>Less than 5 &lt; 6 &amp; more &gt; 4</p>'],
  ['Tom &amp; Jerry <tom@example.com>', '<p>Tom &amp; Jerry &lt;tom@example.com&gt;</p>'],
])('makes paragraphs of %j', (text, html) => expect(asHtml(text)).toBe(html));

it.each([
  '<h1>Rewire</h1><div>First</div><div>Second</div>',
  '<p>One</p><p>Two<br>lines</p>',
  '<p>One\n\nstill one</p>',
  '<ul><li>One</li><li>Two</li></ul>',
  '<DIV class="a">Words</DIV>',
  '<p>One<p>Two\n\nmore',
  '<p>One</p><hr><p>Two</p>',
])('leaves %j', (html) => expect(asHtml(html)).toBe(html));

it.each([
  [
    'A <strong>bold</strong> word\n\nand <a href="https://example.com">more</a>',
    '<p>A <strong>bold</strong> word</p><p>and <a href="https://example.com">more</a></p>',
  ],
  [
    '<h2>Title</h2>\n\nWords.\n\nMore words.\n<ul>\n<li>One</li>\n\n<li>Two</li>\n</ul>\nThe end',
    '<h2>Title</h2><p>Words.</p><p>More words.</p><ul>\n<li>One</li>\n\n<li>Two</li>\n</ul><p>The end</p>',
  ],
  ['<!-- wp:paragraph -->\n<p>One</p>\n<!-- /wp:paragraph -->\n\n<!-- wp:paragraph --><p>Two</p>', '<p>One</p><p>Two</p>'],
])('makes paragraphs beside the blocks of %j', (text, html) => expect(asHtml(text)).toBe(html));

it('is the same when it is repeated', () => {
  const once = asHtml('One & two\n\n<em>Three</em>\nfour');
  expect(asHtml(once)).toBe(once);
});
