const TAB = '[role="tab"], li';
const OPEN = '[aria-selected="true"], [aria-current]';
/** A click without a pointer is a screen reader's. */
const BY_HAND = ['pointerdown', 'touchstart', 'wheel', 'keydown', 'click'];
/** Of rounded positions. */
const TOLERANCE_PX = 1;
/** MUI's animation takes 300 ms of frames, from when its effects have run. It ends where it was to end before the arrows appeared. */
const FOLLOWS_FOR_MS = 500;
/** A frame in which the screen was busy counts as one, or MUI's animation would go on after it. */
const LONGEST_FRAME_MS = 50;

/**
 * A ref for a strip of tabs or steps that scrolls sideways: the open one is in view when the strip gets its width, when labels, counts or arrows take room, and
 * when another one opens, until the strip is moved by hand or scrolled by a screen reader, say. MUI's own way measures once, before the arrows appear.
 */
export function keepsOpenTabInView(strip: HTMLElement | null): (() => void) | undefined {
  if (!strip) return;
  let isFree = false;
  let frame = 0;
  /** How far the strip has to scroll. */
  const distance = () => {
    const tab = strip.querySelector<HTMLElement>(OPEN);
    if (!tab || strip.clientWidth === 0) return 0;
    const [room, place] = [strip.getBoundingClientRect(), tab.getBoundingClientRect()];
    const isInView = place.left >= room.left - TOLERANCE_PX && place.right <= room.right + TOLERANCE_PX;
    return isInView ? 0 : (place.left + place.right - room.left - room.right) / 2;
  };
  const follow = () => {
    cancelAnimationFrame(frame);
    let rest = FOLLOWS_FOR_MS;
    let last: number | undefined;
    const step = (now: number) => {
      const by = isFree ? 0 : distance();
      if (by !== 0) strip.scrollLeft += by;
      rest -= Math.min(now - (last ?? now), LONGEST_FRAME_MS);
      last = now;
      frame = rest > 0 && !isFree ? requestAnimationFrame(step) : 0;
    };
    frame = requestAnimationFrame(step);
  };
  const sizes = new ResizeObserver(follow);
  const changes = new MutationObserver((records) => {
    for (const node of records.flatMap(({ addedNodes }) => [...addedNodes])) {
      if (node instanceof Element && node.matches(TAB)) sizes.observe(node);
    }
    if (records.every(({ type }) => type !== 'attributes')) return;
    isFree = false;
    follow();
  });
  const free = () => (isFree = true);
  const onScroll = () => {
    if (frame === 0 && distance() !== 0) free();
  };
  // The arrows are beside the strip.
  const whole = strip.parentElement ?? strip;
  for (const element of [strip, ...strip.querySelectorAll(TAB)]) sizes.observe(element);
  changes.observe(strip, { subtree: true, childList: true, attributeFilter: ['aria-selected', 'aria-current'] });
  strip.addEventListener('scroll', onScroll);
  for (const event of BY_HAND) whole.addEventListener(event, free, { passive: true });
  return () => {
    cancelAnimationFrame(frame);
    sizes.disconnect();
    changes.disconnect();
    strip.removeEventListener('scroll', onScroll);
    for (const event of BY_HAND) whole.removeEventListener(event, free);
  };
}
