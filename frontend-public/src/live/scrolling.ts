/** Scrolled pixels beyond which a bar is shown. */
const BARS = { '.compact-bar': 20, '.floating-call': 150 };

export function callBars() {
  const update = () => {
    for (const [bar, pixels] of Object.entries(BARS))
      document.querySelector(bar)?.setAttribute('data-shown', String(window.scrollY > pixels));
  };
  addEventListener('scroll', update, { passive: true });
  update();
}

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
