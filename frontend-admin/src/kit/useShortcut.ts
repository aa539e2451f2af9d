import { useKeyDown } from './useKeyDown';

/** Calls `act` on a key with a modifier: 'Alt+N', or 'Mod+K' for Ctrl+K and Cmd+K. By its place on the keyboard, as Option types other letters. */
export function useShortcut(keys: `${'Alt' | 'Mod'}+${string}`, act: (() => void) | undefined): void {
  const [modifier, letter] = keys.split('+');
  useKeyDown((event) => {
    const { altKey, ctrlKey, metaKey, shiftKey, code, isComposing, repeat, defaultPrevented } = event;
    const held = modifier === 'Alt' ? altKey && !ctrlKey && !metaKey : (ctrlKey || metaKey) && !altKey;
    if (!act || !held || shiftKey || isComposing || repeat || defaultPrevented || code !== `Key${letter}`) return;
    event.preventDefault();
    act();
  });
}

const TYPED_INTO = 'input, textarea, select, [contenteditable], [role="combobox"], [role="listbox"], [role="menu"]';

/** Calls `act` on a letter without a modifier, except where text is typed or chosen. */
export function useLetter(letter: string, act: (() => void) | undefined): void {
  useKeyDown((event) => {
    const { altKey, ctrlKey, metaKey, key, target, isComposing, repeat, defaultPrevented } = event;
    if (!act || altKey || ctrlKey || metaKey || isComposing || repeat || defaultPrevented || key.toLowerCase() !== letter) return;
    if (target instanceof Element && target.closest(TYPED_INTO)) return;
    event.preventDefault();
    act();
  });
}
