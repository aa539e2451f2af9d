import 'virtual:icons.css';
import { countEvent } from './lib/pageEvents';
import './styles/index.css';

/** Pages work before this runs: it waits for quiet moments or the first touch, whichever comes first. */
const IDLE_TIMEOUT_MS = 500;
const TOUCHES = ['pointerdown', 'keydown', 'touchstart', 'focusin'] as const;

// Not React's: a call counts also before the page is live.
addEventListener('click', ({ target }) => {
  if (target instanceof Element && target.closest('a[href^="tel:"]')) countEvent('call', location.pathname);
});

let started = false;
let missedClick: HTMLElement | undefined;

// A button that only the script can serve, pressed while the script was on its way, is pressed again once it is there.
function remember(event: Event) {
  const button = event.target instanceof Element ? event.target.closest<HTMLElement>('button[type="button"]:not([popovertarget])') : null;
  if (button) missedClick = button;
}

function start() {
  if (started) return;
  started = true;
  for (const touch of TOUCHES) removeEventListener(touch, start, true);
  import('./hydrate').then(
    ({ hydrate }) =>
      hydrate(() => {
        removeEventListener('click', remember, true);
        missedClick?.click();
      }),
    (error: unknown) => console.error(error),
  );
}

addEventListener('click', remember, true);
for (const touch of TOUCHES) addEventListener(touch, start, { capture: true, passive: true });

// What lies below the screen (content-visibility in layout.css) is laid out part by part, so that no part holds the page up.
const below = [...document.querySelectorAll<HTMLElement>('.section ~ .section, .hero ~ .section, .footer')];
function goOn() {
  const part = below.shift();
  if (!part) return start();
  part.style.contentVisibility = 'visible';
  whenIdle();
}

function whenIdle() {
  if ('requestIdleCallback' in window) requestIdleCallback(goOn, { timeout: IDLE_TIMEOUT_MS });
  else setTimeout(goOn, IDLE_TIMEOUT_MS / 5);
}

// Not before the first screen is complete: the script must not take the line from its pictures.
if (document.readyState === 'complete') whenIdle();
else addEventListener('load', whenIdle);
