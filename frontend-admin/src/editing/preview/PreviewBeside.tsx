import { Box, Button, Dialog, type Theme, useMediaQuery } from '@mui/material';
import type { SystemStyleObject } from '@mui/system';
import { Eye } from 'lucide-react';
import { createContext, type ReactNode, use, useRef, useState } from 'react';
import { useTranslateLabel } from 'react-admin';
import { FindingsNote } from '../checks/FindingsNote';
import { PreviewPanel, type PreviewPanelProps } from './PreviewPanel';
import { usePreviewSettings, type Width } from './settings';

interface OpenPreview {
  isOpen: boolean;
  /** False: the preview covers the form. */
  isBeside: boolean;
  width: Width;
  /** Whether the checks of the page are shown. */
  isChecking: boolean;
  /** Number of findings on the page in the preview; null while nothing is known. */
  findings: number | null;
  setChecking: (checking: boolean) => void;
  setFindings: (count: number | null) => void;
  setOpen: (open: boolean) => void;
  setWidth: (width: Width) => void;
  showPart: (path: string) => void;
  /** Called by the form, with what shows the part of it that holds a field. */
  onShowPart: (show: (path: string) => void) => void;
}

const PreviewContext = createContext<OpenPreview | null>(null);

/** Holds whether the preview is open: beside the form, or over it on a narrow screen, where it opens on request only. */
export const PreviewScope = ({ children }: { children: ReactNode }) => {
  const isBeside = useMediaQuery((theme: Theme) => theme.breakpoints.up('md'), { noSsr: true });
  const [{ open, width }, change] = usePreviewSettings();
  const [isOver, setOver] = useState(false);
  const [isChecking, setChecking] = useState(false);
  const [findings, setFindings] = useState<number | null>(null);
  const part = useRef<(path: string) => void>(() => undefined);
  const setOpen = (next: boolean) => {
    setOver(next);
    if (isBeside) change({ open: next });
  };
  const preview = {
    isOpen: isBeside ? open : isOver,
    isBeside,
    width,
    isChecking,
    findings,
    setChecking,
    setFindings,
    setOpen,
    setWidth: (next: Width) => change({ width: next }),
    showPart: (path: string) => part.current(path),
    onShowPart: (show: (path: string) => void) => {
      part.current = show;
    },
  };
  return <PreviewContext value={preview}>{children}</PreviewContext>;
};

/** Null in forms of what has no page. */
export const usePreviewScope = (): OpenPreview | null => use(PreviewContext);

/** Opens and closes the preview, and says what is to be mended. */
export const PreviewButton = () => {
  const preview = usePreviewScope();
  if (!preview) return null;
  const { isOpen, findings, setOpen, setChecking } = preview;
  const openChecks = () => {
    setChecking(true);
    setOpen(true);
  };
  return (
    <Box data-preview-buttons="" sx={{ display: 'flex', flexWrap: 'wrap', gap: 1 }}>
      <Button
        data-preview-button=""
        variant="outlined"
        startIcon={<Eye size={18} />}
        aria-expanded={isOpen}
        onClick={() => setOpen(!isOpen)}
      >
        Preview
      </Button>
      <FindingsNote count={findings} onOpen={openChecks} />
    </Box>
  );
};

type PanelProps = Pick<PreviewPanelProps, 'wanted' | 'values'> & {
  /** Moves the focus to a field that is on the screen. */
  onFocus: (path: string) => void;
  /** Of the panel beside the form. */
  sx?: SystemStyleObject<Theme>;
};

/** The preview of the form around it, if it is open. */
export const Preview = ({ onFocus, sx, ...panel }: PanelProps) => {
  const preview = usePreviewScope();
  const translateLabel = useTranslateLabel();
  if (!preview?.isOpen) return null;
  const { isBeside, width, isChecking, findings, setChecking, setFindings, setOpen, setWidth, showPart } = preview;
  const close = () => {
    setOpen(false);
    requestAnimationFrame(() => document.querySelector<HTMLElement>('[data-preview-button]')?.focus());
  };
  const openField = (path: string) => {
    if (!isBeside) setOpen(false);
    showPart(path);
    // Once the part is shown, and the dialog over it is closed and has given the focus back.
    setTimeout(() => onFocus(path), SHOWN_MS);
  };
  const labelOf = (path: string) => {
    const [name = '', index] = path.split('.');
    const translated = translateLabel({ source: name });
    const label = typeof translated === 'string' ? translated : name;
    return index === undefined || Number.isNaN(Number(index)) ? label : `${label} ${Number(index) + 1}`;
  };
  const shown = (
    <PreviewPanel
      {...panel}
      isAlone={!isBeside}
      width={width}
      checks={{ isShown: isChecking, show: setChecking, count: findings, onCount: setFindings }}
      onWidth={setWidth}
      onClose={close}
      onOpenField={openField}
      labelOf={labelOf}
    />
  );
  if (isBeside) return <Box sx={{ ...BESIDE, ...sx }}>{shown}</Box>;
  return (
    <Dialog fullScreen open onClose={close} transitionDuration={0} slotProps={{ paper: { 'aria-label': 'Preview of the page' } }}>
      {shown}
    </Dialog>
  );
};

const SHOWN_MS = 50;

const BESIDE = {
  display: 'flex',
  flex: '1.2 1 0',
  minWidth: 0,
  minHeight: 0,
  borderLeft: 1,
  borderColor: 'divider',
} satisfies SystemStyleObject<Theme>;
