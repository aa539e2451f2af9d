import 'virtual:icons.css';
import { countEvent } from './lib/pageEvents';
import './styles/index.css';

/** Pages work without the script, so it waits for an idle moment or the first touch. */
const IDLE_TIMEOUT_MS = 500;
const TOUCHES = ['pointerdown', 'keydown', 'touchstart', 'focusin'] as const;

// Not in React, so that calls count before hydration.
addEventListener('click', ({ target }) => {
  if (target instanceof Element && target.closest('a[href^="tel:"]')) countEvent('call', location.pathname);
});

let started = false;
let missedClick: HTMLElement | undefined;

// Repeats a click on a button that needs the script, made while the script was loading.
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

// Lays out what is below the screen (content-visibility in layout.css) part by part, to avoid one long task.
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

// After 'load', so that the script does not compete with the first screen's pictures.
if (document.readyState === 'complete') whenIdle();
else addEventListener('load', whenIdle);
