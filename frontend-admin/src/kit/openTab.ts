const OPEN = '[aria-selected="true"], [aria-current]';
const BY_HAND = ['pointerdown', 'touchstart', 'wheel', 'keydown'];
/** Of rounded positions. */
const TOLERANCE_PX = 1;

/**
 * A ref for a strip of tabs or steps that scrolls sideways: the open one is in view when the strip gets its width, when labels, counts or arrows take room, and
 * when another one opens, until the strip is moved by hand. MUI's own way measures once, before the arrows appear.
 */
export function keepsOpenTabInView(strip: HTMLElement | null): (() => void) | undefined {
  if (!strip) return;
  let isFree = false;
  const show = () => {
    const tab = isFree ? null : strip.querySelector<HTMLElement>(OPEN);
    if (!tab || strip.clientWidth === 0) return;
    const [room, place] = [strip.getBoundingClientRect(), tab.getBoundingClientRect()];
    const isInView = place.left >= room.left - TOLERANCE_PX && place.right <= room.right + TOLERANCE_PX;
    if (!isInView) strip.scrollLeft += (place.left + place.right - room.left - room.right) / 2;
  };
  const sizes = new ResizeObserver(show);
  const observeSizes = () => {
    for (const element of [strip, ...strip.querySelectorAll('[role="tab"], li')]) sizes.observe(element);
  };
  const changes = new MutationObserver((records) => {
    if (records.some(({ type }) => type === 'childList')) observeSizes();
    if (records.some(({ type }) => type === 'attributes')) isFree = false;
    show();
  });
  const free = () => (isFree = true);
  // The arrows are beside the strip.
  const whole = strip.parentElement ?? strip;
  observeSizes();
  changes.observe(strip, { subtree: true, childList: true, attributeFilter: ['aria-selected', 'aria-current'] });
  // MUI's animation, which ends where it was to end before the arrows appeared.
  strip.addEventListener('scroll', show);
  for (const event of BY_HAND) whole.addEventListener(event, free, { passive: true });
  return () => {
    sizes.disconnect();
    changes.disconnect();
    strip.removeEventListener('scroll', show);
    for (const event of BY_HAND) whole.removeEventListener(event, free);
  };
}
