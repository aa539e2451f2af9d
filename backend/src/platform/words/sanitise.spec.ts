import { describe, expect, it } from '@jest/globals';
import { sanitiseHtml } from './sanitise.js';

const SAFE = '<p>Safe</p>';
const PIXEL = 'data:image/gif;base64,R0lGODlhAQABAAAAACw=';

/** By option: what is stored of a payload; undefined: all of it. */
const TABLE: Record<string, [payload: string, stored?: string][]> = {
  'the tags': [
    ['<h2>A</h2><h3>B</h3><h4>C</h4><p>D<br />E</p><hr />'],
    ['<ul><li>a</li></ul><ol><li>b</li></ol><blockquote>c</blockquote>'],
    [
      '<p><strong>a</strong><b>b</b><em>c</em><i>d</i><u>e</u><s>f</s><mark>g</mark><sub>h</sub><sup>i</sup><code>j</code><span>k</span></p>',
    ],
    [
      '<table><caption>a</caption><colgroup><col /></colgroup><thead><tr><th>b</th></tr></thead><tbody><tr><td>c</td></tr></tbody><tfoot></tfoot></table>',
    ],
    [`${SAFE}<script>alert(1)</script>`, SAFE],
    [`${SAFE}<SCRIPT SRC=//evil.example/x.js></SCRIPT >`, SAFE],
    [`${SAFE}<scr<script>ipt>alert(1)</script>`, `${SAFE}ipt&gt;alert(1)`],
    [`${SAFE}<style>p{display:none}</style>`, SAFE],
    [`${SAFE}<textarea><img src=x onerror=alert(1)></textarea>`, SAFE],
    [`${SAFE}<iframe src="https://evil.example" srcdoc="<script>alert(1)</script>"></iframe>`, SAFE],
    [`${SAFE}<svg><a xlink:href="javascript:alert(1)"><animate attributeName="href"/></a></svg>`, `${SAFE}<a></a>`],
    [`${SAFE}<math><mtext><table><mglyph><style><img src onerror=alert(1)></style></table></mtext></math>`, `${SAFE}<table></table>`],
    [`${SAFE}<form action="https://evil.example"><input name="card"><button>Pay</button></form>`, `${SAFE}Pay`],
    [
      `${SAFE}<object data="https://evil.example/x.swf"></object><embed src="x"><base href="//evil.example"><link rel="stylesheet" href="x">`,
      SAFE,
    ],
    [`${SAFE}<meta http-equiv="refresh" content="0;url=https://evil.example">`, SAFE],
    [`${SAFE}<!-- <p>--><!--[if IE]><script>alert(1)</script><![endif]-->`, SAFE],
    [`${SAFE}<?php echo 1 ?><![CDATA[<script>alert(1)</script>]]>`, SAFE],
    [`${SAFE}<video poster="https://evil.example/x"><source src="x"></video><picture><source srcset="x"></picture>`, SAFE],
    ['<p>1 < 2 && 3 > 2, “it’s” £5</p>', '<p>1 &lt; 2 &amp;&amp; 3 &gt; 2, “it’s” £5</p>'],
    ['<p>open <b>bold', '<p>open <b>bold</b></p>'],
    ['  \n<p>a</p>\n ', '<p>a</p>'],
  ],
  'the attributes': [
    ['<p><a href="/services" title="Our services">a</a></p>'],
    ['<img src="/media/a.jpg" alt="A van" width="300" height="200" />'],
    ['<table><tr><th colspan="2" rowspan="1" scope="col">a</th><td colspan="2" rowspan="2">b</td></tr></table>'],
    ['<p id="top" style="position:fixed" lang="en" dir="rtl" data-x="1" onclick="alert(1)">a</p>', '<p>a</p>'],
    ['<a href="/a" target="_blank" rel="opener" download ping="https://evil.example" onmouseover=alert(1)>a</a>', '<a href="/a">a</a>'],
    [
      '<img src="/media/a.jpg" alt="a" srcset="https://evil.example/x 1x" onerror="alert(1)" style="width:1px" loading="lazy">',
      '<img src="/media/a.jpg" alt="a" />',
    ],
    ['<img alt="a" src="/media/a.jpg"/onerror=alert(1)//>', '<img alt="a" src="/media/a.jpg" />'],
    ['<a href="/a" title="&quot; onclick=&quot;alert(1)">a</a>'],
    ['<p contenteditable autofocus tabindex="1" is="x-y" slot="s">a</p>', '<p>a</p>'],
  ],
  'the classes': [
    ['<p class="text-left">a</p><p class="text-center">b</p><td class="text-right">c</td>'],
    ['<p class="text-center fixed inset-0 MsoNormal">a</p>', '<p class="text-center">a</p>'],
    ['<p class="MsoNormal">a</p>', '<p>a</p>'],
    ['<span class="TEXT-LEFT text-left-x">a</span>', 'a'],
  ],
  'the schemes of links': [
    ['<a href="https://example.org/a?b=c&amp;d=e#f">a</a>'],
    ['<a href="mailto:office@example.org?subject=Hello">a</a><a href="tel:+441514960123">b</a>'],
    ['<a href="/services">a</a><a href="services">b</a><a href="#top">c</a><a href="?q=a">d</a>'],
    ['<a href="HTTPS://Example.org">a</a>'],
    ...[
      'javascript:alert(1)',
      'JaVaScRiPt:alert(1)',
      ' javascript:alert(1)',
      'java\tscript:alert(1)',
      'java&#10;script:alert(1)',
      'java&Tab;script&colon;alert(1)',
      '&#x6A;avascript&#58;alert(1)',
      '\u0001javascript:alert(1)',
      'java<!-- -->script:alert(1)',
      'vbscript:msgbox(1)',
      'data:text/html,<script>alert(1)</script>',
      'data:text/html;base64,PHNjcmlwdD4=',
      'blob:https://evil.example/1',
      'file:///etc/passwd',
      'ftp://evil.example',
      'intent://evil.example#Intent;end',
      'view-source:https://evil.example',
      'x-other:1',
    ].map((href): [string, string] => [`<a href="${href}">a</a>`, '<a>a</a>']),
  ],
  'the schemes of pictures': [
    ['<img src="https://example.org/a.jpg" alt="a" />'],
    ['<img src="/media/a.jpg" alt="a" />'],
    ...[
      PIXEL,
      PIXEL.toUpperCase(),
      ` ${PIXEL}`,
      'data:image/svg+xml,<svg onload=alert(1)>',
      'dat&#97;:image/png;base64,AA==',
      'javascript:alert(1)',
      'blob:https://evil.example/1',
      'cid:image001.png@01D0',
      'file:///C:/Users/Ada/a.png',
      'mailto:a@example.org',
      'tel:1',
    ].map((src): [string, string] => [`<img src="${src}" alt="a">`, '']),
  ],
  'links without a scheme to another host': [
    ...[
      '//evil.example',
      '///evil.example',
      '\\\\evil.example',
      '/\\evil.example',
      '\\/evil.example',
      '/\t/evil.example',
      '\u0000//evil.example',
    ].flatMap((address): [string, string][] => [
      [`<a href="${address}">a</a>`, '<a>a</a>'],
      [`<img src="${address}/x.png" alt="a">`, ''],
    ]),
  ],
};

describe.each(Object.entries(TABLE))('rich text: %s', (_option, payloads) => {
  it.each(payloads)('%j', (payload, stored = payload) => expect(sanitiseHtml(payload)).toBe(stored));

  it.each(payloads)('the same once more: %j', (payload) => {
    const once = sanitiseHtml(payload);
    expect(sanitiseHtml(once)).toBe(once);
  });
});
