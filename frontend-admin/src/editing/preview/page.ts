import { fieldOfPicture, fieldOfText, textsIn } from './findField';

/** The title of the server's empty document, which tells it from the browser's error page. */
const TITLE = 'Preview';
const STYLE_MS = 5_000;
const PICTURES_MS = 1_500;

/**
 * Nothing moves, or it would begin anew with each letter. All parts are laid out, so that the scroll position can be kept. What can be
 * clicked is marked.
 */
const STYLE = `
*, ::before, ::after { animation: none !important; transition: none !important; content-visibility: visible !important; }
html { scroll-behavior: auto !important; }
body * { cursor: pointer !important; }
:is(h1, h2, h3, h4, p, li, dt, dd, blockquote, figcaption, td, th, a, img):hover { outline: 2px dashed #2563eb; outline-offset: 2px; }
`;

const isStylesheet = (node: Element): node is HTMLLinkElement => node.matches('link[rel="stylesheet"]');

export function followScroll({ contentWindow }: HTMLIFrameElement, former: HTMLIFrameElement | undefined): void {
  const view = former?.contentWindow;
  if (view) contentWindow?.scrollTo(view.scrollX, view.scrollY);
}

interface Handlers {
  pick: (element: Element) => void;
  /** Escape was pressed. */
  leave: () => void;
}

/** Nothing in the page leads anywhere: what is clicked is passed to `pick`. Returns false if the document could not be loaded. */
export function listenTo({ contentDocument: page, contentWindow }: HTMLIFrameElement, { pick, leave }: Handlers): boolean {
  const view = contentWindow as (Window & typeof globalThis) | null;
  if (!page || !view || page.title !== TITLE) return false;
  const stop = (event: Event) => {
    event.preventDefault();
    event.stopPropagation();
    if (event.type === 'click' && event.target instanceof view.Element) pick(event.target);
  };
  for (const type of ['click', 'auxclick', 'submit', 'dragstart']) page.addEventListener(type, stop, { capture: true });
  page.addEventListener('keydown', ({ key }) => key === 'Escape' && leave());
  const sheet = new view.CSSStyleSheet();
  sheet.replaceSync(STYLE);
  page.adoptedStyleSheets = [sheet];
  return true;
}

/** Puts a rendered page into a frame's document. Its stylesheet stays from one page to the next; its scripts do not run. */
export async function fillFrame(frame: HTMLIFrameElement, html: string, former: HTMLIFrameElement | undefined): Promise<void> {
  const target = frame.contentDocument;
  const view = frame.contentWindow as (Window & typeof globalThis) | null;
  if (!target || !view) throw new Error('The frame is not loaded.');
  // The frame's own, because the backoffice's policy would refuse the page's styles.
  const page = new view.DOMParser().parseFromString(html, 'text/html');
  for (const node of page.querySelectorAll('script, link[rel="preload"], link[rel~="icon"]')) node.remove();
  const waiting = replaceHead(target, page.head);
  target.documentElement.lang = page.documentElement.lang;
  target.body.replaceWith(target.adoptNode(page.body));
  await Promise.race([Promise.all(waiting), pause(STYLE_MS)]);
  followScroll(frame, former);
  const height = frame.clientHeight;
  const pictures = [...target.images].filter((image) => {
    const { top, bottom } = image.getBoundingClientRect();
    return top < height && bottom > 0;
  });
  await Promise.race([Promise.all(pictures.map((image) => image.decode().catch(() => undefined))), pause(PICTURES_MS)]);
  followScroll(frame, former);
}

const pause = (ms: number) => new Promise<void>((done) => setTimeout(done, ms));

/** Returns promises of the stylesheets that are new and have to load. */
function replaceHead(target: Document, head: HTMLHeadElement): Promise<void>[] {
  const kept = new Map([...target.head.children].filter(isStylesheet).map((link) => [link.href, link]));
  for (const node of [...target.head.children]) if (!isStylesheet(node)) node.remove();
  const waiting: Promise<void>[] = [];
  let before: ChildNode | null = target.head.firstChild;
  for (const node of [...head.children]) {
    const own = target.adoptNode(node);
    const former = isStylesheet(own) ? kept.get(own.href) : undefined;
    if (former) {
      before = former.nextSibling;
      continue;
    }
    if (isStylesheet(own))
      waiting.push(
        new Promise((done) => {
          own.addEventListener('load', () => done());
          own.addEventListener('error', () => done());
        }),
      );
    target.head.insertBefore(own, before);
  }
  return waiting;
}

/** These are parts of a sentence: the element around them is looked for as well. */
const INLINE = 'a, abbr, b, code, em, i, mark, s, small, span, strong, sub, sup, svg, svg *, time, u';

/** Returns the path of the field that a clicked part of the page shows. Header and footer show other records. */
export function fieldOf(clicked: Element, values: unknown): string | undefined {
  if (!clicked.closest('main')) return undefined;
  const texts = textsIn(values);
  const picture = clicked.closest('picture, figure')?.querySelector('img') ?? clicked.closest('img');
  const address = picture?.getAttribute('src');
  const ofPicture = address ? fieldOfPicture(texts, address) : undefined;
  if (ofPicture) return ofPicture;
  for (let element: Element | null = clicked; element; element = element.parentElement) {
    const found = fieldOfText(texts, element.textContent);
    if (found || !element.matches(INLINE)) return found;
  }
  return undefined;
}
