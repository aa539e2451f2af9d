import styles from './editThis.css?inline';

/** What a click means: the smallest part with a text of its own. */
const PARTS = 'p, li, h1, h2, h3, h4, dt, dd, td, th, summary, blockquote, figcaption, a, button, span, img';
/** As many characters are compared, as the server does. */
const COMPARED = 30;

/** Leads staff from a text of the page to its field in the backoffice. */
export function editThis() {
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(styles);
  document.adoptedStyleSheets = [...document.adoptedStyleSheets, sheet];
  const button = document.createElement('button');
  button.type = 'button';
  button.textContent = 'Edit this';
  const bar = document.createElement('div');
  bar.setAttribute('role', 'region');
  bar.setAttribute('aria-label', 'Edit this page');
  bar.className = 'edit-this';
  bar.append(button);
  document.body.append(bar);
  button.addEventListener('click', () => choose(bar, button));
}

/** Waits for a click on a text; Escape or a second press ends it. */
function choose(bar: HTMLElement, button: HTMLElement) {
  const page = document.createElement('a');
  page.href = addressOf();
  page.textContent = 'Open the whole form';
  const hint = document.createElement('span');
  hint.setAttribute('role', 'status');
  hint.textContent = 'Click the text that you want to change.';
  const end = new AbortController();
  const stop = () => {
    end.abort();
    mark(undefined);
    bar.replaceChildren(button);
    button.focus();
  };
  const cancel = document.createElement('button');
  cancel.type = 'button';
  cancel.textContent = 'Cancel';
  cancel.addEventListener('click', stop);
  bar.replaceChildren(hint, page, cancel);
  cancel.focus();

  const options = { capture: true, signal: end.signal };
  const partAt = ({ target }: Event) => {
    const part = target instanceof Element && !bar.contains(target) ? target.closest<HTMLElement>(PARTS) : null;
    return part ?? undefined;
  };
  addEventListener('pointerover', (event) => mark(partAt(event)), options);
  addEventListener('keydown', ({ key }) => key === 'Escape' && stop(), options);
  addEventListener(
    'click',
    (event) => {
      const part = partAt(event);
      if (!part) return;
      event.preventDefault();
      event.stopPropagation();
      location.assign(addressOf(part));
    },
    options,
  );
}

let marked: HTMLElement | undefined;

function mark(part: HTMLElement | undefined) {
  marked?.removeAttribute('data-edited');
  part?.setAttribute('data-edited', '');
  marked = part;
}

/** Spaces differ between what the server sends and what a browser shows. */
const keyOf = (part: Element) =>
  ((part instanceof HTMLImageElement ? part.alt : part.textContent) ?? '').replace(/\s+/g, '').slice(0, COMPARED);

/** Tells the part by its element, the beginning of its text, and how many like it are before it. */
function addressOf(part?: Element): string {
  const query = new URLSearchParams({ page: location.pathname });
  if (part) {
    const text = keyOf(part);
    const like = [...document.querySelectorAll(part.localName)].filter((other) => keyOf(other) === text);
    for (const [name, value] of Object.entries({ tag: part.localName, text, nth: String(like.indexOf(part)) })) query.set(name, value);
  }
  return `/admin/edit-this?${query}`;
}
