import { useEffect, useState, type FocusEvent, type KeyboardEvent, type MouseEvent, type PointerEvent } from 'react';

type MenuName = 'services' | 'company';

/** Hovering opens a menu; leaving, Escape, moving the focus away and any click close it. Touch and keyboard use the button. */
export function useMenu() {
  const [open, setOpen] = useState<MenuName | 'none'>('none');
  const isOpen = open !== 'none';

  // A menu that CSS opened on hover before hydration stays open.
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
    // Escape hides the focused link, so the button takes the focus.
    onKeyDown: (event: KeyboardEvent<HTMLElement>) => {
      if (event.key === 'Escape') event.currentTarget.querySelector<HTMLElement>('[aria-expanded="true"]')?.focus();
    },
    onBlur: (event: FocusEvent<HTMLElement>) => !event.currentTarget.contains(event.relatedTarget) && setOpen('none'),
  });

  const button = (name: MenuName) => ({
    type: 'button' as const,
    'aria-expanded': open === name,
    'aria-controls': `menu-${name}`,
    // Keeps the click from the document's listener, which would close the menu again.
    onClick: (event: MouseEvent) => {
      event.nativeEvent.stopPropagation();
      setOpen(open === name ? 'none' : name);
    },
  });

  return { item, button };
}
