/** Scrolled pixels beyond which a bar is shown. */
const BARS = { '.compact-bar': 20, '.floating-call': 150 };

/** Where one of these is in view, a floating call button would be a second one, or cover a field. */
const INSTEAD = 'main :is(.button, .call-card)[href^="tel:"], main .field, .footer';

export function callBars() {
  const update = () => {
    for (const [bar, pixels] of Object.entries(BARS)) {
      const isShown = window.scrollY > pixels && !(bar === '.floating-call' && isInView(INSTEAD));
      document.querySelector(bar)?.setAttribute('data-shown', String(isShown));
    }
  };
  for (const event of ['scroll', 'resize']) addEventListener(event, update, { passive: true });
  update();
}

const isInView = (selector: string): boolean =>
  [...document.querySelectorAll(selector)].some((element) => {
    const { top, bottom } = element.getBoundingClientRect();
    // A folded part has no height.
    return bottom > top && bottom > 0 && top < innerHeight;
  });

const REVEAL_AT = 0.1;

/** Fades content in on scrolling. Never hides what is already visible, nor anything without script. */
export function reveals() {
  for (const node of document.querySelectorAll<HTMLElement>('.reveal')) {
    if (node.getBoundingClientRect().top < window.innerHeight) continue;
    node.dataset['reveal'] = 'waiting';
    const observer = new IntersectionObserver(
      ([entry]) => {
        if (!entry?.isIntersecting) return;
        node.dataset['reveal'] = 'shown';
        observer.disconnect();
      },
      { threshold: REVEAL_AT },
    );
    observer.observe(node);
  }
}

/** Scrolls the current location to the middle of the strip, which is wider than a phone's screen. */
export function locationTabs() {
  const strip = document.querySelector('.location-tabs ul');
  const tab = strip?.querySelector<HTMLElement>('[aria-current]');
  if (strip && tab) strip.scrollLeft = tab.offsetLeft - (strip.clientWidth - tab.offsetWidth) / 2;
}
