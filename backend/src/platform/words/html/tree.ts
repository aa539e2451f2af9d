// Once everything is linked: Jest refuses a module that sanitize-html requires while it is being imported.
const { Parser } = await import('htmlparser2');

/** What rich text keeps; all other tags are unwrapped or dropped. */
export const ALLOWED_TAGS = [
  ...['h2', 'h3', 'h4', 'p', 'br', 'hr', 'ul', 'ol', 'li', 'blockquote'],
  ...['strong', 'b', 'em', 'i', 'u', 's', 'mark', 'sub', 'sup', 'code', 'a', 'img', 'span'],
  ...['table', 'caption', 'colgroup', 'col', 'thead', 'tbody', 'tfoot', 'tr', 'th', 'td'],
];
const ALLOWED = new Set(ALLOWED_TAGS);

/** Dropped with what they contain: no text of the page, or text that a tracked change has deleted. */
const DROPPED = new Set(['script', 'style', 'textarea', 'option', 'title', 'xml', 'noscript', 'template', 'del']);
const VOID = new Set(['br', 'hr', 'img', 'col']);
/** Attributes that the editor never writes. */
const FOREIGN = ['style', 'dir', 'lang', 'align', 'valign', 'border', 'cellspacing', 'bgcolor', 'role', 'aria-level'];
/** No program nests deeper; further elements are read as their contents. */
const MAX_DEPTH = 100;

export interface Element {
  tag: string;
  attributes: Record<string, string>;
  children: Piece[];
}
/** A text, decoded, or an element. */
export type Piece = string | Element;

export interface Tree {
  pieces: Piece[];
  /** The texts of its style elements. */
  sheet: string;
  /** Whether it has what the editor never writes: styles, classes, or other tags. */
  isForeign: boolean;
}

export function parseHtml(html: string): Tree {
  const pieces: Piece[] = [];
  const open = [pieces];
  const here = () => open.at(-1) ?? pieces;
  let sheet = '';
  let styles = 0;
  let isForeign = false;
  const parser = new Parser({
    onopentag(tag, attributes) {
      if (tag === 'style') styles++;
      isForeign ||=
        !ALLOWED.has(tag) ||
        FOREIGN.some((name) => name in attributes) ||
        !/^(?:text-(?:left|center|right) ?)*$/.test(attributes['class'] ?? '');
      if (!DROPPED.has(tag) && open.length > MAX_DEPTH) return open.push(here());
      const children: Piece[] = [];
      if (!DROPPED.has(tag)) here().push({ tag, attributes, children });
      return open.push(children);
    },
    ontext(text) {
      if (styles > 0) sheet += text;
      else here().push(text);
    },
    onclosetag(tag) {
      if (tag === 'style') styles--;
      open.pop();
    },
  });
  parser.end(html);
  return { pieces, sheet, isForeign };
}

const escaped = (text: string): string => text.replace(/&/g, '&amp;').replace(/</g, '&lt;').replace(/"/g, '&quot;');

/** HTML for the sanitiser, which decides on attributes. */
export function toHtml(pieces: readonly Piece[]): string {
  return pieces
    .map((piece) => {
      if (typeof piece === 'string') return escaped(piece);
      const { tag, attributes, children } = piece;
      const start = `<${tag}${Object.entries(attributes)
        .map(([name, value]) => ` ${name}="${escaped(value)}"`)
        .join('')}>`;
      return VOID.has(tag) ? start : `${start}${toHtml(children)}</${tag}>`;
    })
    .join('');
}

export const element = (tag: string, children: Piece[], attributes: Record<string, string> = {}): Element => ({
  tag,
  attributes,
  children,
});

export const isElement = (piece: Piece, tags: ReadonlySet<string>): piece is Element => typeof piece !== 'string' && tags.has(piece.tag);

/** Whether nothing of it can be seen: spaces, line breaks, empty elements. */
export const isBlank = (pieces: readonly Piece[]): boolean =>
  pieces.every((piece) =>
    typeof piece === 'string'
      ? piece.trim() === ''
      : piece.tag === 'br' || (!['img', 'hr', 'table', 'td', 'th'].includes(piece.tag) && isBlank(piece.children)),
  );

/** The pieces with the elements of `tags` replaced by their contents, at any depth. */
export const unwrapped = (pieces: readonly Piece[], tags: ReadonlySet<string>): Piece[] =>
  pieces.flatMap((piece) => {
    if (typeof piece === 'string') return [piece];
    const children = unwrapped(piece.children, tags);
    return tags.has(piece.tag) ? children : [{ ...piece, children }];
  });
