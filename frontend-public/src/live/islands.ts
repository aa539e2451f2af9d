const TOUCHES = ['pointerover', 'pointerdown', 'touchstart', 'focusin', 'keydown', 'click', 'change'] as const;
const waking = new Set<HTMLElement>();
/** The last button pressed in an island that was not live yet. */
const pressed = new Map<HTMLElement, HTMLButtonElement>();

/** Loads React with the first island whose form is touched (files may be dropped on it), and then repeats a click that it was too late for. */
export function awaitIslands() {
  for (const touch of TOUCHES) addEventListener(touch, onTouch, { capture: true, passive: touch !== 'click' });
}

function onTouch(event: Event) {
  const { target } = event;
  const element = target instanceof Element && target.closest('form')?.closest<HTMLElement>('[data-island]');
  if (!element) return;
  const button = event.type === 'click' && target.closest('button');
  if (button) {
    event.preventDefault();
    event.stopPropagation();
    pressed.set(element, button);
  }
  if (waking.has(element)) return;
  waking.add(element);
  const done = () => {
    delete element.dataset['island'];
    pressed.get(element)?.click();
  };
  import('../hydrate').then(
    ({ hydrate }) => hydrate(element, done),
    (error: unknown) => {
      console.error(error);
      // The form then works as without script.
      done();
    },
  );
}
