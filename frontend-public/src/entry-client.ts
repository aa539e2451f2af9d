import 'virtual:icons.css';
import { prefill } from './features/contact/draft';
import { carousel } from './live/carousel';
import { followTheClock, retryFailedReads } from './live/clock';
import { formInPlace } from './live/formInPlace';
import { awaitIslands } from './live/islands';
import { menus, mobileMenu, titleInMenu } from './live/menus';
import { countCalls, countEarlyFetch } from './live/pageEvents';
import { rememberOrigin } from './lib/visitOrigin';
import { callBars, locationTabs, reveals } from './live/scrolling';
import './styles/index.css';

// The build links these to the pages that need them.
if (import.meta.env.DEV) {
  void import('./styles/inner.css');
  void import('./styles/paper.css');
}

/** Pages work without the script, so it waits for an idle moment or the first touch. */
const IDLE_TIMEOUT_MS = 500;
const TOUCHES = ['pointerdown', 'keydown', 'touchstart', 'focusin'] as const;

let started = false;

/** `data-live` tells the styles that the script controls menus. */
function start() {
  if (started) return;
  started = true;
  for (const touch of TOUCHES) removeEventListener(touch, start, true);
  menus();
  mobileMenu();
  callBars();
  reveals();
  locationTabs();
  openFolds();
  for (const root of document.querySelectorAll<HTMLElement>('.carousel')) carousel(root);
  retryFailedReads();
  // The backoffice marks the browsers of staff.
  if (/(?:^|; )(?:__Host-)?staff=1/.test(document.cookie)) void import('./live/editThis').then(({ editThis }) => editThis());
  document.documentElement.dataset['live'] = '';
}

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

function open() {
  rememberOrigin();
  countEarlyFetch();
  countCalls();
  replaceMissing();
  awaitIslands();
  formInPlace();
  followTheClock();
  const form = document.querySelector<HTMLFormElement>('.contact-form');
  if (form) prefill(form, titleInMenu);
  if (document.querySelector('.before-after')) void import('./live/beforeAfter').then(({ beforeAfter }) => beforeAfter());
  for (const touch of TOUCHES) addEventListener(touch, start, { capture: true, passive: true });
  // After 'load', so that the script does not compete with the first screen's pictures.
  if (document.readyState === 'complete') whenIdle();
  else addEventListener('load', whenIdle);
}

// A page that is rendered before it is opened waits until it is shown.
if ('prerendering' in document && document.prerendering) document.addEventListener('prerenderingchange', open, { once: true });
else open();

/** Larger screens show the content of these at any rate: here it is open for screen readers, too. */
function openFolds() {
  const wide = matchMedia('(width >= 640px)');
  const open = () => {
    if (wide.matches) for (const fold of document.querySelectorAll<HTMLDetailsElement>('.phone-fold')) fold.open = true;
  };
  open();
  wide.addEventListener('change', open);
}

/** Shows the drawing where the file of a photograph is missing. */
function replaceMissing() {
  addEventListener('error', ({ target }) => replace(target), { capture: true });
  for (const image of document.images) if (image.complete && image.currentSrc && !image.naturalWidth) replace(image);
}

function replace(image: EventTarget | null) {
  const instead = image instanceof HTMLImageElement && image.dataset['instead'];
  if (!instead) return;
  delete image.dataset['instead'];
  for (const source of image.closest('picture')?.querySelectorAll('source') ?? []) source.remove();
  image.removeAttribute('srcset');
  // It says what the photograph shows.
  image.alt = '';
  image.closest('figure')?.querySelector('figcaption')?.remove();
  image.src = instead;
}
