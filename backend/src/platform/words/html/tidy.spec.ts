import { readFileSync } from 'node:fs';
import { describe, expect, it, test } from '@jest/globals';
import { sanitiseHtml } from '../sanitise.js';

const pasted = (name: string): string =>
  sanitiseHtml(readFileSync(new URL(`../../../../test/pasted/${name}.html`, import.meta.url), 'utf8'));

describe('what other programs put on the clipboard', () => {
  const SOURCES: Record<string, string[]> = {
    'word-desktop': [
      '<h2>Rewiring a house</h2><h2>What we do</h2>',
      '<p>We <b>always</b> test the new consumer unit.</p>',
      '<ul><li>Kitchen<ul><li>Cooker<ul><li>Isolator</li></ul></li></ul></li><li>Loft</li></ul>',
      '<h4>In this order</h4><ol><li>Survey<ol><li>Photos</li></ol></li><li>Quotation</li></ol>',
      '<table><thead><tr><th>Room</th><th>Days</th></tr></thead><tr><td>Kitchen</td><td></td></tr></table>',
      '<p class="text-center">See <a href="https://www.example.com/a?b=1&amp;c=2">our page</a>.</p>',
    ],
    'word-mac': ['<ul><li>Sockets</li><li>Lights</li></ul><p>Then:</p><ul><li>Testing</li><li>Certificate</li></ul>'],
    'word-online': [
      '<h2>Fault finding</h2><p>We come <strong>today</strong>.</p><ul><li>Fuses<ul><li>Blown</li></ul></li><li>Cables</li></ul>',
    ],
    'google-docs': [
      '<h2>EV chargers</h2><p>We fit <strong>approved</strong> chargers, see <a href="https://www.example.org/ev">the list</a>.</p>',
      '<ul><li>Home<ul><li>Garage</li></ul></li><li>Work</li></ul>',
      '<table><colgroup></colgroup><tbody><tr><th>Charger</th><th>Power</th></tr><tr><td>Pod</td><td>7 kW</td></tr></tbody></table>',
    ],
    outlook: [
      '<p>Hello all,</p><ul><li>Tools<ul><li>Ladder</li></ul></li><li>Van</li></ul><p>Then:</p>',
      '<ul><li>Keys<ul><li>Shed</li></ul></li><li>Alarm</li></ul>',
    ],
    pages: ['<p>Our <strong>van</strong> comes on <u>Monday</u>.</p><ul><li>Morning</li><li>Afternoon</li></ul>'],
    excel: ['<table><tr><th>Job</th><th>Price</th></tr><tr><td>New socket</td><td>£95.00</td></tr></table>'],
    'web-page': [
      '<h2>Electric <em>showers</em></h2><p>Up to 10.5\u00A0kW.</p><p>Fitted in a day.</p><h4>Prices</h4><p>A shower</p>',
      '<p><img src="https://www.example.org/shower.jpg" alt="Shower" /></p><p>Warranty</p><p>Two years</p>',
      '<p><a href="https://www.example.org/more">More</a></p><p><a href="https://www.example.org/more">about it</a></p>',
      '<ul><li>One</li><li>Two</li></ul><p>Tested by us</p>',
    ],
  };
  test.each(Object.entries(SOURCES))('%s', (name, stored) => expect(pasted(name)).toBe(stored.join('')));
});

describe('a text from elsewhere', () => {
  test.each([
    ['<h1>Rewire</h1><div>First</div><div>Second</div>', '<h2>Rewire</h2><p>First</p><p>Second</p>'],
    ['<div>Alpha</div><section>Beta</section><article>Gamma</article>', '<p>Alpha</p><p>Beta</p><p>Gamma</p>'],
    ['Alpha<div>Beta</div>Gamma', '<p>Alpha</p><p>Beta</p><p>Gamma</p>'],
    ['<h2><div>Title</div></h2><h5>Deep</h5><h6>Deeper</h6>', '<h2>Title</h2><h4>Deep</h4><h4>Deeper</h4>'],
    ['<p>A</p><p>&nbsp;</p><p><br></p><p> </p><p></p><h2>\u200B</h2><p><img alt="x"></p><p>B</p>', '<p>A</p><p>B</p>'],
    [
      '<p>·&nbsp;&nbsp;One</p><p>o&nbsp;&nbsp;Two</p><p>§&nbsp;&nbsp;Three</p><p>• Four</p>',
      '<ul><li>One<ul><li>Two<ul><li>Three</li></ul></li></ul></li><li>Four</li></ul>',
    ],
    ['<p>1.&nbsp;&nbsp;One</p><p>2)\tTwo</p>', '<ol><li>One</li><li>Two</li></ol>'],
    ['<p>3. November was wet</p><p>§ 12 says so</p><p>- perhaps</p>', '<p>3. November was wet</p><p>§ 12 says so</p><p>- perhaps</p>'],
    [
      '<p>We fit:</p><p>- Sockets</p><p>- <b>Lights</b></p><p>Then</p>',
      '<p>We fit:</p><ul><li>Sockets</li><li><b>Lights</b></li></ul><p>Then</p>',
    ],
    [
      '<p>We fit:<br>– Sockets<br>– Lights<br>and<br>more</p>',
      '<p>We fit:</p><ul><li>Sockets</li><li>Lights</li></ul><p>and<br />more</p>',
    ],
    [
      '<p>3. Test</p>\n<p>4. Certify</p><p>- One</p><p>* Two</p>',
      '<ol start="3"><li>Test</li><li>Certify</li></ol><p>- One</p><p>* Two</p>',
    ],
    ['<p>a) Survey</p><p>b) <b>Quote</b></p><p>c) Work</p>', '<ol><li>Survey</li><li><b>Quote</b></li><li>Work</li></ol>'],
    ['<p>A. Survey</p><p>B. Quote</p>', '<ol><li>Survey</li><li>Quote</li></ol>'],
    ['<p>i. Survey<br>ii. Quote<br>iii. Work</p>', '<ol><li>Survey</li><li>Quote</li><li>Work</li></ol>'],
    ['<p>(i) Survey</p><p>(ii) Quote</p><p>Then</p>', '<ol><li>Survey</li><li>Quote</li></ol><p>Then</p>'],
    [
      '<p class=MsoNormal>a)&nbsp;Survey</p><p class=MsoNormal>b)&nbsp;Quote</p><p class=MsoNormal>c. Not one</p>',
      '<ol><li>Survey</li><li>Quote</li></ol><p>c. Not one</p>',
    ],
    [
      '<p>I. agree</p><p>T. Smith came</p><p>U. Jones went</p><p>a) Once</p><p>c) Twice</p>',
      '<p>I. agree</p><p>T. Smith came</p><p>U. Jones went</p><p>a) Once</p><p>c) Twice</p>',
    ],
    ['<p>2. May was wet</p><p>7. June was dry</p>', '<p>2. May was wet</p><p>7. June was dry</p>'],
    [
      '<ol><li>One</li></ol><p>Look:</p><ol start="2" type=1><li>Two</li></ol>',
      '<ol><li>One</li></ol><p>Look:</p><ol start="2"><li>Two</li></ol>',
    ],
    ['<ol start="x"><li>One</li></ol><ol start="-2"><li>Two</li></ol>', '<ol><li>One</li></ol><ol><li>Two</li></ol>'],
    [
      "<p class=MsoListParagraph style='mso-list:l0 level1 lfo1'><span style='mso-list:Ignore'>4.<span>&nbsp; </span></span>Four</p>",
      '<ol start="4"><li>Four</li></ol>',
    ],
    [
      '<div><ol start="2"><li data-aria-level="1">Two</li></ol></div><div><ol start="3"><li data-aria-level="1">Three</li></ol></div>',
      '<ol start="2"><li>Two</li><li>Three</li></ol>',
    ],
    ['<strong><p>All</p><p>bold</p></strong>', '<p>All</p><p>bold</p>'],
    ['<p style="margin:0"><b>All</b></p><p><span style="font-weight:700">of it</span></p>', '<p>All</p><p>of it</p>'],
    [
      '<p><a href="http://example.org">a</a><a href="HTTP://example.org/b">b</a></p>',
      '<p><a href="https://example.org">a</a><a href="https://example.org/b">b</a></p>',
    ],
    ['<p>con\u00ADsumer\u200B \u{1F469}\u200D\u{1F527}</p>', '<p>consumer \u{1F469}\u200D\u{1F527}</p>'],
    [
      '<table><thead><tr><td>A</td></tr></thead><tbody><tr><td>b</td></tr></tbody></table>',
      '<table><thead><tr><th>A</th></tr></thead><tbody><tr><td>b</td></tr></tbody></table>',
    ],
    ['<p>was <del>£90</del> £80, <strike>now</strike> <ins>then</ins></p>', '<p>was  £80, <s>now</s> then</p>'],
    ['<p>• One<br>• Two</p><p>A • B<br>• C</p>', '<ul><li>One</li><li>Two</li></ul><p>A • B<br />• C</p>'],
    [
      "<p>Un<a style='mso-comment-reference:P_1'>sure</a><span class=MsoCommentReference><a href='#_msocom_1'>[P1]</a></span></p>",
      '<p>Unsure</p>',
    ],
    ['<p dir="ltr">One<br><br>Two<br>Three</p>', '<p>One</p><p>Two<br />Three</p>'],
    ['<li>One</li><li>Two</li><p>Three</p>', '<ul><li>One</li><li>Two</li></ul><p>Three</p>'],
    [
      '<p class="p1"><span class="s1"><b>All</b></span></p><p class="p2"><br></p><ul class="ul1"><li class="li1"><span></span>One</li></ul>',
      '<p><b>All</b></p><ul><li>One</li></ul>',
    ],
    [
      '<table border=0><col width=64><tr><td class=xl65><b>Job</b></td><td><b>Price</b></td></tr><tr><td>EICR</td><td align=right>£150</td></tr></table>',
      '<table><tr><th>Job</th><th>Price</th></tr><tr><td>EICR</td><td>£150</td></tr></table>',
    ],
    [
      '<p dir="ltr"><a href="www.example.org">w</a> <a href="file:///C:/a.doc">f</a> <a href="#top">t</a> <a href="javascript:x">j</a></p>',
      '<p><a href="https://www.example.org">w</a> f t j</p>',
    ],
    ['<ul><li>One</li><ul><li>Two</li></ul></ul>', '<ul><li>One<ul><li>Two</li></ul></li></ul>'],
  ])('%j', (given, stored) => expect(sanitiseHtml(given)).toBe(stored));
});

describe('a text of our editor', () => {
  test.each([
    '<h2 class="text-center">A</h2><p>One<br />two</p><p class="text-right"><strong>Bold</strong> <em>it</em> <u>u</u></p><hr />',
    '<p><strong>All of it</strong></p><p><strong>on purpose</strong></p>',
    '<ul><li><p>One</p><ol><li><p>Two</p></li></ol></li><li><p>Three</p></li></ul><blockquote><p>Said</p></blockquote>',
    '<table><tbody><tr><th colspan="1" rowspan="1"><p>H</p></th></tr><tr><td colspan="1" rowspan="1"><p>x</p></td></tr></tbody></table>'.replace(
      / style="[^"]*"/,
      '',
    ),
    '<p><a href="/contact">a</a> <a href="https://example.org">b</a></p><img src="/uploads/a.jpg" alt="" /><p>x\u00A0y</p>',
    '<ol start="3"><li><p>Three</p></li></ol>',
    'Plain words &amp; more',
  ])('is left as it is: %j', (html) => expect(sanitiseHtml(html)).toBe(html));
});

describe('any HTML', () => {
  const NESTED = 20_000;
  it.each([
    '<div>',
    '<b><i>',
    '<ul>',
    '<ul><li>',
    '<table><tr><td>',
    '<b><p>',
    '<p class="MsoListParagraph">1.&nbsp;&nbsp;',
    '<span style="font-weight:bold">',
  ])('nested %s is read without recursion to its depth', (tags) => expect(sanitiseHtml(`${tags.repeat(NESTED)}x`)).toContain('x'));

  it('gets each mark once, however many elements ask for it', () => {
    expect(sanitiseHtml(`${'<u>'.repeat(50)}<p>a</p><p>b</p>`)).toBe('<p><u>a</u></p><p><u>b</u></p>');
  });
});
