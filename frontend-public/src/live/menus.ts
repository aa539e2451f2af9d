/** Hovering opens a menu of the header; leaving, Escape, moving the focus away and any click close it. Touch and keyboard use the button. */
export function menus() {
  const items = [...document.querySelectorAll<HTMLElement>('.nav-menu')];
  const buttonOf = (item: HTMLElement) => item.querySelector<HTMLElement>('[aria-expanded]');
  const isOpen = (item: HTMLElement) => item.dataset['open'] === 'true';
  const open = (wanted?: HTMLElement) => {
    for (const item of items) {
      item.dataset['open'] = String(item === wanted);
      buttonOf(item)?.setAttribute('aria-expanded', String(item === wanted));
    }
  };
  for (const item of items) {
    item.addEventListener('pointerenter', ({ pointerType }) => pointerType === 'mouse' && open(item));
    item.addEventListener('pointerleave', ({ pointerType }) => pointerType === 'mouse' && open());
    item.addEventListener('focusout', ({ relatedTarget }) => {
      if (isOpen(item) && !(relatedTarget instanceof Node && item.contains(relatedTarget))) open();
    });
    buttonOf(item)?.addEventListener('click', (event) => {
      // The document's listener would close it again.
      event.stopPropagation();
      open(isOpen(item) ? undefined : item);
    });
  }
  document.addEventListener('click', () => open());
  document.addEventListener('keydown', ({ key }) => {
    if (key !== 'Escape') return;
    // Escape hides the focused link, so the button takes the focus.
    const left = items.find((item) => isOpen(item) && item.contains(document.activeElement));
    if (left) buttonOf(left)?.focus();
    open();
  });
  // A menu that CSS opened on hover before the script ran stays open.
  if (matchMedia('(hover: hover)').matches) open(items.find((item) => item.matches(':hover')));
}

export function mobileMenu() {
  const menu = document.getElementById('mobile-menu');
  menu?.addEventListener('click', ({ target }) => {
    if (target instanceof Element && target.closest('a')) menu.hidePopover();
  });
}

/** The title of a service, as the menu has it. */
export const titleInMenu = (slug: string): string | undefined =>
  document.querySelector(`#menu-services a[href^="/services/${CSS.escape(slug)}/"]`)?.textContent;
