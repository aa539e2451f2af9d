import { Box, Dialog, type Theme, Tooltip } from '@mui/material';
import type { SystemStyleObject } from '@mui/system';
import { Eye, ListChecks } from 'lucide-react';
import type { ReactNode } from 'react';
import { useRecordContext, useResourceContext, useTranslateLabel } from 'react-admin';
import { useWatch } from 'react-hook-form';
import { apiName, SINGLE_SCREENS } from '../../data/dataProvider';
import { kindOf } from '../../data/kinds';
import type { ContentFinding, PreviewRequest } from '../../data/types';
import { useRead } from '../../data/useCall';
import { counted } from '../../kit/format';
import { LabelledButton } from '../../kit/LabelledButton';
import { useFieldFocus } from '../checks/FieldFromAddress';
import { useRecordDialog } from '../openRecord';
import { PreviewPanel, type PreviewPanelProps } from './PreviewPanel';
import { type OpenPreview, PreviewScope, usePreviewScope } from './PreviewScope';

/** Opens and closes the preview, and says what is to be fixed. */
export const PreviewButton = () => {
  const preview = usePreviewScope();
  if (!preview) return null;
  const { isOpen, setOpen } = preview;
  return (
    <Box data-preview-buttons="" sx={{ display: 'flex', flexWrap: 'wrap', gap: 1 }}>
      <LabelledButton label="Preview" icon={Eye} data-preview-button="" aria-expanded={isOpen} onClick={() => setOpen(!isOpen)} />
      <FindingsNote preview={preview} />
    </Box>
  );
};

/**
 * Shows beside the buttons of a form that there are findings. They do not prevent publishing. While nothing is known of the page in the
 * preview, those of the last check of the published pages count.
 */
const FindingsNote = ({ preview: { findings, setChecking, setOpen } }: { preview: OpenPreview }) => {
  const stored = useStoredCount();
  const shown = findings ?? stored;
  const open = () => {
    setChecking(true);
    setOpen(true);
  };
  if (shown === 0) return null;
  return (
    <Tooltip title="You can publish all the same." describeChild>
      <LabelledButton variant="text" label={`${counted(shown, 'thing')} to fix`} icon={ListChecks} color="inherit" onClick={open} />
    </Tooltip>
  );
};

/** New records have no page yet. */
function useStoredCount(): number {
  const resource = apiName(useResourceContext() ?? '');
  const id = useRecordContext()?.id;
  const filter = resource in SINGLE_SCREENS ? { resource } : { resource, recordId: id };
  const path = `/api/admin/content-checks?filter=${encodeURIComponent(JSON.stringify(filter))}`;
  const enabled = id !== undefined;
  return useRead<ContentFinding[]>(['content-checks', filter], path, { enabled }).data?.length ?? 0;
}

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
  const { isBeside, setOpen, showPart } = preview;
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
  const shown = <PreviewPanel {...panel} preview={preview} onClose={close} onOpenField={openField} labelOf={labelOf} />;
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

/** Shows the page of a record beside its form, if it has one. */
export const RecordPreview = ({ children }: { children: ReactNode }) => {
  const { resource, features = [] } = kindOf(useResourceContext() ?? '') ?? {};
  return resource && features.includes('preview') ? (
    <PreviewScope>
      <Sides resource={resource as PreviewRequest['resource']}>{children}</Sides>
    </PreviewScope>
  ) : (
    children
  );
};

const Sides = ({ resource, children }: Pick<PreviewRequest, 'resource'> & { children: ReactNode }) => (
  <Box sx={{ display: 'flex', flex: 1, minHeight: 0 }}>
    <Box sx={{ display: 'flex', flexDirection: 'column', flex: '1 1 0', minWidth: 0, minHeight: 0 }}>{children}</Box>
    {usePreviewScope()?.isOpen && <Connected resource={resource} />}
  </Box>
);

/** Previews what the form would send now. */
const Connected = ({ resource }: Pick<PreviewRequest, 'resource'>) => {
  const record = useRecordContext();
  const { toRequest } = useRecordDialog();
  const values = useWatch() as Record<string, unknown>;
  const fields = toRequest(values, record);
  const id = record?.id;
  return <Preview wanted={{ resource, fields, ...(id !== undefined && { id: String(id) }) }} values={values} onFocus={useFieldFocus()} />;
};
