import { withoutMarks } from './text-marks.js';

// Once everything is linked: Jest refuses a module that sanitize-html requires while it is being imported.
const { Parser } = await import('htmlparser2');

/** A part of a page as a browser tells it: the first characters of its text, without spaces, and how many such parts are before it. */
export interface WantedPart {
  tag: string;
  text: string;
  nth: number;
}

/** A part with its marks. */
export interface Part {
  tag: string;
  text: string;
  /** Without the parts in it. */
  own: string;
  /** What is drawn, in words. */
  label: string;
  /** The address of a picture. */
  src: string | undefined;
  /** The kind whose records are counted. */
  counts: string | undefined;
}

/** What a click may mean. */
const PARTS = new Set([
  'p',
  'li',
  'h1',
  'h2',
  'h3',
  'h4',
  'dt',
  'dd',
  'td',
  'th',
  'summary',
  'blockquote',
  'figcaption',
  'a',
  'button',
  'span',
  'img',
]);
/** Some texts are cut after a number of characters, marks included. */
export const COMPARED = 30;
/** What is in the page without being shown. */
const HIDDEN = new Set(['script', 'style', 'noscript', 'template']);

const keyOf = (text: string): string => withoutMarks(text).replace(/\s+/g, '').slice(0, COMPARED);

/** Returns the parts of a page in their order. */
export function partsOfPage(html: string): Part[] {
  const found: Part[] = [];
  const open: Part[] = [];
  let hidden = 0;
  const parser = new Parser({
    onopentag(name, { alt = '', src, 'aria-label': label = '', 'data-counts': counts = open.at(-1)?.counts }) {
      if (HIDDEN.has(name)) hidden += 1;
      if (!PARTS.has(name) || hidden) return;
      const part = { tag: name, text: alt, own: alt, label, src, counts };
      found.push(part);
      open.push(part);
    },
    ontext(more) {
      if (hidden) return;
      for (const part of open) part.text += more;
      const inner = open.at(-1);
      if (inner) inner.own += more;
    },
    onclosetag(name) {
      if (HIDDEN.has(name)) hidden -= 1;
      else if (open.at(-1)?.tag === name) open.pop();
    },
  });
  parser.end(html);
  return found;
}

/** Returns where a part is among those of its page, or -1. */
export function indexOfPart(parts: readonly Part[], { tag, text, nth }: WantedPart): number {
  const like = [...parts.keys()].filter((at) => parts[at]?.tag === tag && keyOf(parts[at].text) === text);
  return like[nth] ?? -1;
}

/** Returns the part of a page. */
export function partOfPage(html: string, wanted: WantedPart): Part | undefined {
  const parts = partsOfPage(html);
  return parts[indexOfPart(parts, wanted)];
}
