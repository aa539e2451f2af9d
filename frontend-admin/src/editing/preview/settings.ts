import { useState } from 'react';

/** Widths of common screens, in px. */
export const WIDTHS = { phone: 390, tablet: 768, desktop: 1280 } as const;
export type Width = keyof typeof WIDTHS;

interface Settings {
  open: boolean;
  width: Width;
}

const KEY = 'backoffice.preview';

function read(): Settings {
  try {
    const { open, width } = JSON.parse(localStorage.getItem(KEY) ?? '{}') as Partial<Settings>;
    return { open: open === true, width: width && Object.hasOwn(WIDTHS, width) ? width : 'phone' };
  } catch {
    return { open: false, width: 'phone' };
  }
}

/** Whether the preview is open and how wide its screen is, kept in this browser. */
export function usePreviewSettings() {
  const [settings, setSettings] = useState(read);
  const change = (next: Partial<Settings>) => {
    const all = { ...read(), ...next };
    setSettings(all);
    try {
      localStorage.setItem(KEY, JSON.stringify(all));
    } catch {
      // A full or closed storage only forgets it.
    }
  };
  return [settings, change] as const;
}
