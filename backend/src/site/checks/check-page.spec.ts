import { describe, expect, it } from '@jest/globals';
import { checkPage, type Surroundings, type Target } from './check-page.js';
import { readPage } from './page-content.js';

const PICTURE = '0191e0a4-7c1d-7f6a-9b1c-2d3e4f5a6b7c';
const NOW = new Date('2026-11-25T12:00:00Z');
const NOTHING: Surroundings = { targets: new Map(), undescribed: new Map() };

const page = (main: string, head = '<title>Rewiring</title><meta name="description" content="New cables for old houses.">') =>
  `<!doctype html><html><head>${head}</head><body><header><a href="/gone">Menu</a><h3>Menu</h3></header><main>${main}</main><footer>0151 496 0123</footer></body></html>`;

function messages(
  main: string,
  surroundings: Partial<Surroundings> = {},
  { head, ...rules }: { head?: string; sharesHead?: true; needsWords?: true } = {},
) {
  const faults = checkPage(readPage(page(main, head)), { ...NOTHING, ...surroundings }, rules, NOW);
  return faults.map(({ kind, message, holds, field }) => ({ kind, message, at: field ?? holds }));
}

describe('the checks of a page', () => {
  it('find nothing on a sound page, nor in what surrounds it', () => {
    const main = `<h1>Rewiring</h1><h2>Why</h2><p>Call <a href="tel:+441514960123">0151 496 0123</a>.</p><h3>How</h3><h2>Where</h2>
      <img src="/a.svg" alt=""><img src="/media/${PICTURE}.webp" alt="A board"><a href="https://elsewhere.example/x">Elsewhere</a><a href="#why">Why</a><p id="why">So.</p>`;
    expect(messages(main)).toEqual([]);
  });

  it('name headings that skip a level or are empty', () => {
    expect(messages('<h1>A</h1><h2>B</h2><h4>Too <em>deep</em></h4><h2> </h2><h3>C</h3>')).toEqual([
      {
        kind: 'headings',
        at: 'Too deep',
        message: expect.stringContaining('‘Too deep’ is of level 4, but follows one of level 2, ‘B’. Choose level 3') as unknown,
      },
      { kind: 'headings', at: undefined, message: 'There is an empty heading. Give it words, or delete its line.' },
    ]);
  });

  it.each<[Target, string]>([
    [{ state: 'missing' }, 'leads to /x, where there is no page.'],
    [{ state: 'deleted' }, 'leads to /x, a page that was deleted.'],
    [{ state: 'hidden' }, 'leads to /x, which is not published.'],
    [{ state: 'missing-file' }, 'leads to /x, a file that is no longer in the media library.'],
    [{ state: 'moved', to: '/y' }, 'leads to /x, which redirects to /y.'],
  ])('name links to what is %j once', (target, words) => {
    const found = messages('<a href="/x">Boards</a><p><a href="/x">Boards</a></p><a href="/fine">Fine</a>', {
      targets: new Map<string, Target>([
        ['/x', target],
        ['/fine', { state: 'found' }],
      ]),
    });
    expect(found).toEqual([{ kind: 'links', at: '/x', message: expect.stringContaining(`The link ‘Boards’ ${words}`) as unknown }]);
  });

  it('name links without an address, and to parts that are not there', () => {
    const found = messages('<a href="">Here</a><a href="#">There</a><a href="#nowhere">Down</a>').map(({ message }) => message);
    expect(found).toEqual([
      expect.stringContaining('‘Here’ leads nowhere'),
      expect.stringContaining('‘There’ leads nowhere'),
      expect.stringContaining('‘#nowhere’, which is not on this page'),
    ]);
  });

  it('name pictures that are neither described nor decorative', () => {
    const undescribed = new Map([[PICTURE, 'board.jpg']]);
    const main = `<img src="/media/${PICTURE}-800.avif?v=1" alt=""><img src="https://x.example/a.png"><img src="/b.svg" alt="">`;
    expect(messages(main, { undescribed })).toEqual([
      { kind: 'alt', at: PICTURE, message: expect.stringContaining('‘board.jpg’ has no alt text') as unknown },
      { kind: 'alt', at: 'https://x.example/a.png', message: expect.stringContaining('A picture has no alt text') as unknown },
    ]);
    expect(messages(`<img src="/media/${PICTURE}.webp" alt="Said on the page">`, { undescribed })).toEqual([]);
  });

  it('measure title and description, unless they belong to another record', () => {
    const long = { head: `<title>${'Wide words '.repeat(9)}</title><meta name="description" content="${'Wide words '.repeat(20)}">` };
    expect(messages('', {}, long).map(({ kind, at }) => [kind, at])).toEqual([
      ['title', 'metaTitle'],
      ['description', 'metaDescription'],
    ]);
    expect(messages('', {}, long)[0]?.message).toMatch(/^The title is too long: search results cut it off after ‘(?:\w+ )+\w+’\. Shorten/);
    expect(messages('', {}, { head: '<title>Rewiring</title>' })).toMatchObject([{ kind: 'description', at: 'metaDescription' }]);
    expect(messages('', {}, { ...long, sharesHead: true })).toEqual([]);
  });

  it('name telephone numbers that are no links', () => {
    expect(messages('<p>Ring (0151) 496 0123 or <a href="/contact">07700 900123</a></p>')).toEqual([
      { kind: 'phone', at: '(0151) 496 0123', message: expect.stringContaining('Make it a link to tel:+441514960123') as unknown },
    ]);
  });

  it.each([
    ['<p>PLEASE CALL OUR OFFICE TODAY for a quote</p>', 'text', 'PLEASE CALL OUR OFFICE TODAY'],
    ['<p>About us: Lorem ipsum dolor</p>', 'text', 'Lorem ipsum'],
    ['<p>Founded in [Year of founding] by us. Price: TBC</p>', 'text', '[Year of founding]', 'TBC'],
    ['<p>Write to us at 12 Dock Road, QX62 4SQ.</p>', 'text', 'QX62 4SQ'],
    ['<p>Write to us at 12 Dock Road, CH62 4CO.</p>', 'text', 'CH62 4CO'],
    ['<p>Fines are up to £30,000 (checked 3 September 2025).</p>', 'text', 'checked 3 September 2025'],
    ['<p>For prices <a href="/x">click here</a>.</p>', 'links', '/x'],
    ['<p>It was a <a>link</a> once.</p>', 'links', 'link'],
  ])('name words that help nobody: %s', (main, kind, ...at) => {
    expect(messages(main).map((fault) => [fault.kind, fault.at])).toEqual(at.map((holds) => [kind, holds]));
  });

  it('leave abbreviations, real postcodes, fresh dates and parts with codes alone', () => {
    const main = `<h1>EICR, PAT & CCTV</h1><p>BS 7671, IP65, AFDD, RCD and SPD. CH62 4SQ, ch41 1aa. Facts checked 20 November 2025, checked on 1 March 2026.
      Todo list</p><p>${'A'.repeat(50_000)} ${'AB '.repeat(3)}</p><a href="/x">Read about rewiring</a>`;
    expect(messages(main)).toEqual([]);
  });

  it('name a further page with next to no text', () => {
    const core = { needsWords: true } as const;
    expect(messages('<h1>Team</h1><p>Here is our team.</p>', {}, core)).toMatchObject([{ kind: 'text', at: 'content' }]);
    expect(messages(`<p>${'Here is our team. '.repeat(25)}</p>`, {}, core)).toEqual([]);
  });

  it('accept odd content: none, emoji, Welsh, right-to-left, and 100 kB of it', () => {
    const text = `<p>${'Gwasanaeth trydan yn Llanfairpwllgwyngyll, heb ffwdan. '.repeat(1_900)}</p>`;
    expect(messages('')).toEqual([]);
    expect(messages('<h1>⚡️👷🏽‍♀️</h1><h2>Tŷ a gŵr</h2><p dir="rtl">שלום, חשמלאים</p>')).toEqual([]);
    expect(text.length).toBeGreaterThan(100_000);
    expect(messages(`<h1>A</h1>${text}`)).toEqual([]);
    expect(messages(`<h1>A</h1>${'<b>'.repeat(20_000)}x`)).toEqual([]);
  });

  it('name at most 20 of a kind', () => {
    expect(messages(Array.from({ length: 50 }, (_, n) => `<a href="#n${n}">${n}</a>`).join(''))).toHaveLength(20);
  });
});
