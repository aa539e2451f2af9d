// Once everything is linked: Jest refuses a module that sanitize-html requires while it is being imported.
const { Parser } = await import('htmlparser2');

export interface Heading {
  level: number;
  text: string;
}

export interface PageLink {
  /** '' without an address. */
  href: string;
  /** What it says, or the text of its picture. */
  text: string;
}

export interface PagePicture {
  src: string;
  /** Null without the attribute. */
  alt: string | null;
}

/** What a page says, to people in its main part and to search engines in its head. */
export interface PageContent {
  title: string;
  description: string;
  /** The address of the picture for shared links. */
  shareImage: string | null;
  headings: Heading[];
  links: PageLink[];
  pictures: PagePicture[];
  /** The ids of all elements. */
  ids: Set<string>;
  /** Paragraphs, entries of lists and the like, without navigation, forms and buttons. */
  passages: string[];
  /** Texts outside links. */
  unlinked: string[];
}

const HEADING = /^h([1-6])$/;
const PASSAGES = new Set(['p', 'li', 'dd', 'blockquote', 'td']);
/** What they contain is not read as a text of the page. */
const SILENT = new Set(['script', 'style', 'svg', 'template', 'noscript', 'nav', 'form', 'button', 'select', 'textarea']);
/** Words on both sides do not belong together. */
const BREAKS = new Set(['p', 'li', 'dd', 'dt', 'blockquote', 'td', 'th', 'br', 'div', 'section', 'tr', 'ul', 'ol', 'figcaption', 'hr']);

export const oneLine = (text: string): string => text.replace(/\s+/g, ' ').trim();

class Reader {
  readonly content: PageContent = {
    title: '',
    description: '',
    shareImage: null,
    headings: [],
    links: [],
    pictures: [],
    ids: new Set(),
    passages: [],
    unlinked: [],
  };
  private isInTitle = false;
  private isInMain = false;
  private silent = 0;
  private heading: Heading | null = null;
  private link: PageLink | null = null;
  private passage = '';
  private loose = '';

  open(name: string, attributes: Record<string, string>): void {
    const { content } = this;
    if (attributes['id']) content.ids.add(attributes['id']);
    if (name === 'title') this.isInTitle = !content.title;
    if (name === 'meta') this.meta(attributes);
    if (name === 'main') this.isInMain = true;
    if (!this.isInMain) return;
    if (SILENT.has(name)) this.silent++;
    if (BREAKS.has(name)) this.pause();
    if (PASSAGES.has(name)) this.endPassage();
    const [, level] = HEADING.exec(name) ?? [];
    if (level) {
      this.pause();
      content.headings.push((this.heading = { level: Number(level), text: '' }));
    }
    if (name === 'a') {
      this.pause();
      content.links.push((this.link = { href: attributes['href'] ?? '', text: attributes['aria-label'] ?? '' }));
    }
    if (name === 'img') this.picture(attributes);
  }

  text(data: string): void {
    if (this.isInTitle) this.content.title += data;
    if (!this.isInMain) return;
    if (this.link) this.link.text += data;
    if (this.silent > 0) return;
    if (this.heading) this.heading.text += data;
    else this.passage += data;
    if (!this.link) this.loose += data;
  }

  close(name: string): void {
    if (name === 'title') this.isInTitle = false;
    if (!this.isInMain) return;
    if (name === 'main') return this.end();
    if (SILENT.has(name)) this.silent--;
    if (BREAKS.has(name)) this.pause();
    if (PASSAGES.has(name)) this.endPassage();
    if (HEADING.test(name)) {
      this.pause();
      this.heading = null;
    }
    if (name === 'a') {
      this.pause();
      this.link = null;
    }
  }

  private meta({ name, property, content }: Record<string, string>): void {
    if (name === 'description') this.content.description = content ?? '';
    if (property === 'og:image') this.content.shareImage = content ?? null;
  }

  private picture({ src = '', alt }: Record<string, string>): void {
    this.content.pictures.push({ src, alt: alt ?? null });
    if (this.link) this.link.text += alt ?? '';
    if (this.heading) this.heading.text += alt ?? '';
  }

  /** Ends a text without a link. */
  private pause(): void {
    this.passage += ' ';
    if (this.loose.trim()) this.content.unlinked.push(oneLine(this.loose));
    this.loose = '';
  }

  private endPassage(): void {
    const said = oneLine(this.passage);
    if (said) this.content.passages.push(said);
    this.passage = '';
  }

  private end(): void {
    this.pause();
    this.endPassage();
    this.isInMain = false;
  }
}

/** Returns the words of HTML. */
export function wordsOf(html: string): string {
  let text = '';
  new Parser({ ontext: (data) => (text += data) }).end(html);
  return oneLine(text);
}

/** Returns the texts in a record, as they are stored and as they are read. */
export function textsIn(value: unknown): string[] {
  if (typeof value === 'string') return value.includes('<') || value.includes('&') ? [value, wordsOf(value)] : [oneLine(value)];
  if (typeof value !== 'object' || value === null || value instanceof Date) return [];
  return Object.values(value).flatMap(textsIn);
}

/** Reads a rendered page. Takes a few milliseconds. */
export function readPage(html: string): PageContent {
  const reader = new Reader();
  const parser = new Parser({
    onopentag: (name, attributes) => reader.open(name, attributes),
    ontext: (data) => reader.text(data),
    onclosetag: (name) => reader.close(name),
  });
  parser.end(html);
  const { content } = reader;
  for (const named of [...content.headings, ...content.links]) named.text = oneLine(named.text);
  content.title = oneLine(content.title);
  return content;
}
