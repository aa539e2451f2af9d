import { useEffect, useState, type FocusEvent, type KeyboardEvent, type MouseEvent, type PointerEvent } from 'react';

export type MenuName = 'services' | 'company';

/**
 * Which of the two menus is open (section 4): set by hovering, cleared by leaving and by any click. Fingers and keyboards, which cannot
 * hover, open and close with the button; Escape and moving the focus away close as well.
 */
export function useMenu() {
  const [open, setOpen] = useState<MenuName | 'none'>('none');
  const isOpen = open !== 'none';

  // Before the page came alive the style sheet opened what was hovered: no pointer enters it again, so it is asked for once.
  useEffect(() => {
    const hovered = (['services', 'company'] as const).find((name) => document.querySelector(`.nav-menu:hover > #menu-${name}`));
    if (hovered && matchMedia('(hover: hover)').matches) queueMicrotask(() => setOpen(hovered));
  }, []);

  useEffect(() => {
    if (!isOpen) return undefined;
    const close = () => setOpen('none');
    const onKey = (event: globalThis.KeyboardEvent) => event.key === 'Escape' && close();
    document.addEventListener('click', close);
    document.addEventListener('keydown', onKey);
    return () => {
      document.removeEventListener('click', close);
      document.removeEventListener('keydown', onKey);
    };
  }, [isOpen]);

  const item = (name: MenuName) => ({
    'data-open': open === name,
    onPointerEnter: (event: PointerEvent) => event.pointerType === 'mouse' && setOpen(name),
    onPointerLeave: (event: PointerEvent) => event.pointerType === 'mouse' && setOpen('none'),
    // Escape hides the link that has the focus: the button takes it over.
    onKeyDown: (event: KeyboardEvent<HTMLElement>) => {
      if (event.key === 'Escape') event.currentTarget.querySelector<HTMLElement>('[aria-expanded="true"]')?.focus();
    },
    onBlur: (event: FocusEvent<HTMLElement>) => !event.currentTarget.contains(event.relatedTarget) && setOpen('none'),
  });

  const button = (name: MenuName) => ({
    type: 'button' as const,
    'aria-expanded': open === name,
    'aria-controls': `menu-${name}`,
    // The click must not reach the listener above, which would close what it has just opened.
    onClick: (event: MouseEvent) => {
      event.nativeEvent.stopPropagation();
      setOpen(open === name ? 'none' : name);
    },
  });

  return { item, button };
}
