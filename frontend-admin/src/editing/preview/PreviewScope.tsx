import { type Theme, useMediaQuery } from '@mui/material';
import { createContext, type ReactNode, use, useRef, useState } from 'react';

/** Widths of common screens, in px. */
export const WIDTHS = { phone: 390, tablet: 768, desktop: 1280 } as const;
export type Width = keyof typeof WIDTHS;

interface Settings {
  open: boolean;
  width: Width;
}

const KEY = 'backoffice.preview';

function readSettings(): Settings {
  try {
    const { open, width } = JSON.parse(localStorage.getItem(KEY) ?? '{}') as Partial<Settings>;
    return { open: open === true, width: width && Object.hasOwn(WIDTHS, width) ? width : 'phone' };
  } catch {
    return { open: false, width: 'phone' };
  }
}

/** Whether the preview is open and how wide its screen is, kept in this browser. */
function useSettings() {
  const [settings, setSettings] = useState(readSettings);
  const change = (next: Partial<Settings>) => {
    const all = { ...readSettings(), ...next };
    setSettings(all);
    try {
      localStorage.setItem(KEY, JSON.stringify(all));
    } catch {
      // A full or closed storage only forgets it.
    }
  };
  return [settings, change] as const;
}

function useNewPreview() {
  const isBeside = useMediaQuery((theme: Theme) => theme.breakpoints.up('md'), { noSsr: true });
  const [{ open, width }, change] = useSettings();
  const [isOver, setOver] = useState(false);
  const [isChecking, setChecking] = useState(false);
  const [findings, setFindings] = useState<number | null>(null);
  const part = useRef<(path: string) => void>(() => undefined);
  return {
    /** False: the preview covers the form. */
    isBeside,
    isOpen: isBeside ? open : isOver,
    setOpen: (next: boolean) => {
      setOver(next);
      if (isBeside) change({ open: next });
    },
    width,
    setWidth: (next: Width) => change({ width: next }),
    /** Whether the checks of the page are shown. */
    isChecking,
    setChecking,
    /** Number of findings on the page in the preview; null while nothing is known. */
    findings,
    setFindings,
    showPart: (path: string) => part.current(path),
    /** Called by the form, with what shows the part of it that holds a field. */
    onShowPart: (show: (path: string) => void) => {
      part.current = show;
    },
  };
}

export type OpenPreview = ReturnType<typeof useNewPreview>;

const PreviewContext = createContext<OpenPreview | null>(null);

/** Holds whether the preview is open: beside the form, or over it on a narrow screen, where it opens on request only. */
export const PreviewScope = ({ children }: { children: ReactNode }) => <PreviewContext value={useNewPreview()}>{children}</PreviewContext>;

/** Null in forms of what has no page. */
export const usePreviewScope = (): OpenPreview | null => use(PreviewContext);
