const AUTOPLAY_MS = 5000;

/** Advances by itself until paused; visitors who prefer reduced motion start it themselves. */
export function carousel(root: HTMLElement) {
  const slides = [...root.querySelectorAll<HTMLElement>('.slide')];
  const dots = [...root.querySelectorAll<HTMLElement>('.carousel-dot')];
  const toggle = root.querySelector<HTMLElement>('[data-play]');
  let index = 0;
  let playing = !matchMedia('(prefers-reduced-motion: reduce)').matches;
  let timer: ReturnType<typeof setInterval> | undefined;

  const play = (wanted: boolean) => {
    playing = wanted;
    clearInterval(timer);
    if (playing && slides.length > 1) timer = setInterval(step, AUTOPLAY_MS, 1);
    toggle?.setAttribute('aria-label', playing ? 'Pause testimonials' : 'Play testimonials');
    toggle?.firstElementChild?.classList.replace(playing ? 'i-play' : 'i-pause', playing ? 'i-pause' : 'i-play');
    root.querySelector('.carousel-slides')?.setAttribute('aria-live', playing ? 'off' : 'polite');
  };
  const show = (to: number, forward: boolean) => {
    if (to === index) return;
    for (const [at, slide] of slides.entries()) slide.dataset['state'] = at === to ? 'shown' : at === index ? 'leaving' : 'away';
    for (const [at, dot] of dots.entries()) dot.setAttribute('aria-current', String(at === to));
    root.dataset['direction'] = forward ? 'forward' : 'back';
    index = to;
    // Five seconds from every move.
    play(playing);
  };
  const step = (by: number) => show((index + by + slides.length) % slides.length, by > 0);

  for (const button of root.querySelectorAll<HTMLElement>('[data-step]'))
    button.addEventListener('click', () => step(Number(button.dataset['step'])));
  toggle?.addEventListener('click', () => play(!playing));
  for (const [at, dot] of dots.entries()) dot.addEventListener('click', () => show(at, at > index));
  // A comment opened in full takes longer to read than its five seconds.
  for (const slide of slides) expandable(slide, () => play(false));
  play(playing);
}

/** A comment cut to four lines gets a button for the rest. */
function expandable(slide: HTMLElement, onRead: () => void) {
  const quote = slide.querySelector('blockquote');
  const button = slide.querySelector<HTMLButtonElement>('.slide-more');
  if (!quote || !button) return;
  const isFull = () => !quote.classList.contains('clamp-4');
  new ResizeObserver(() => {
    button.hidden = !isFull() && quote.scrollHeight <= quote.clientHeight;
  }).observe(quote);
  button.addEventListener('click', () => {
    quote.classList.toggle('clamp-4');
    button.setAttribute('aria-expanded', String(isFull()));
    button.textContent = isFull() ? 'Show less' : 'Read in full';
    onRead();
  });
}
