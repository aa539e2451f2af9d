import { Alert, Box, Button, CircularProgress, LinearProgress, ToggleButton, ToggleButtonGroup, Typography } from '@mui/material';
import { ArrowLeft, ListChecks, Monitor, PanelRightClose, Smartphone, Tablet } from 'lucide-react';
import { useState } from 'react';
import type { components } from '../../../../backend/openapi';
import { ChecksPanel, type ChecksPanelProps, ELSEWHERE } from '../checks/ChecksPanel';
import type { ShownPage } from '../checks/useChecks';
import { ActionAlert } from '../../kit/ActionAlert';
import { focusOnMount } from '../../kit/focus';
import { IconAction } from '../../kit/IconAction';
import { fieldOf } from './page';
import { PreviewFrames } from './PreviewFrames';
import { type Width, WIDTHS } from './PreviewScope';
import { ShareButton } from './ShareLinks';
import { useLatest } from './useLatest';

type PreviewPage = components['schemas']['Preview'];

/** The first letter after a pause is sent at once. */
const PACE = { everyMs: 200, afterMs: 0 };

const SCREENS = [
  { width: 'phone', label: 'Phone', Icon: Smartphone },
  { width: 'tablet', label: 'Tablet', Icon: Tablet },
  { width: 'desktop', label: 'Desktop', Icon: Monitor },
] as const;

export interface PreviewPanelProps extends Omit<ChecksPanelProps, 'shown'> {
  onClose: () => void;
}

/** The page as visitors will see it, with what the form holds now. */
export const PreviewPanel = ({ onClose, ...panel }: PreviewPanelProps) => {
  const { wanted, values, onOpenField, labelOf } = panel;
  const { isBeside, width, setWidth, isChecking, setChecking, findings } = panel.preview;
  const { result: page, failure, isLoading, retry } = useLatest<PreviewPage>('/api/admin/previews/render', wanted, PACE);
  const [note, setNote] = useState('');
  const [shown, setShown] = useState<ShownPage | null>(null);
  const pick = (element: Element) => {
    const path = fieldOf(element, values);
    setNote(path ? '' : ELSEWHERE);
    if (path) onOpenField(path);
  };
  return (
    <Box
      component="section"
      className="preview-panel"
      aria-label="Preview"
      sx={{ display: 'flex', flexDirection: 'column', flex: 1, minWidth: 0, minHeight: 0, bgcolor: 'background.paper' }}
    >
      <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 1, px: 2, py: 1, borderBottom: 1, borderColor: 'divider' }}>
        {isBeside ? (
          <Typography component="div" variant="subtitle1" sx={{ fontWeight: 700, mr: 'auto' }}>
            Preview
          </Typography>
        ) : (
          <Button ref={focusOnMount} sx={{ mr: 'auto' }} startIcon={<ArrowLeft size={18} />} onClick={onClose}>
            Back to the form
          </Button>
        )}
        <ToggleButton
          value="checks"
          size="small"
          selected={isChecking}
          onChange={() => setChecking(!isChecking)}
          sx={{ minHeight: 44, px: 1.5, gap: 1, textTransform: 'none' }}
        >
          <ListChecks size={18} aria-hidden />
          {findings === null ? 'Checks' : `Checks (${findings})`}
        </ToggleButton>
        <ShareButton wanted={wanted} />
        <ToggleButtonGroup
          exclusive
          size="small"
          value={width}
          aria-label="Width of the preview"
          onChange={(_, next: Width | null) => next && setWidth(next)}
        >
          {SCREENS.map(({ width: value, label, Icon }) => (
            <ToggleButton key={value} value={value} aria-label={`${label}, ${WIDTHS[value]} pixels`} sx={{ minWidth: 44, minHeight: 44 }}>
              <Icon size={18} aria-hidden />
            </ToggleButton>
          ))}
        </ToggleButtonGroup>
        {isBeside && <IconAction label="Close preview" icon={PanelRightClose} onClick={onClose} sx={{ width: 44, height: 44 }} />}
      </Box>
      <Box sx={{ height: 2 }}>{isLoading && <LinearProgress aria-label="Updating the preview" sx={{ height: 2 }} />}</Box>
      <div role="status">
        <Problems failure={failure} problems={page?.problems ?? {}} labelOf={labelOf} retry={retry} />
        {note && (
          <Alert severity="info" onClose={() => setNote('')} closeText="Dismiss" sx={{ borderRadius: 0 }}>
            {note}
          </Alert>
        )}
      </div>
      {page ? (
        <PreviewFrames html={page.html} width={WIDTHS[width]} onPick={pick} onLeave={onClose} onShown={setShown} />
      ) : (
        <Box sx={{ flex: 1, display: 'grid', placeItems: 'center' }}>
          {!failure && <CircularProgress aria-label="Loading the preview" />}
        </Box>
      )}
      {isChecking && <ChecksPanel {...panel} shown={shown} />}
    </Box>
  );
};

interface ProblemsProps extends Pick<PreviewPanelProps, 'labelOf'> {
  failure: string | null;
  problems: Readonly<Record<string, readonly string[]>>;
  retry: () => void;
}

const SHOWN = 3;

/** Says what the preview does not show, and why. */
const Problems = ({ failure, problems, labelOf, retry }: ProblemsProps) => {
  const named = Object.entries(problems).map(([path, messages]) => `${labelOf(path)}: ${messages.join(', ')}`);
  if (failure)
    return (
      <ActionAlert severity="warning" sx={{ borderRadius: 0 }} action="Try again" onAction={retry}>
        {failure}
      </ActionAlert>
    );
  if (named.length === 0) return null;
  const more = named.length > SHOWN ? ` and ${named.length - SHOWN} more` : '';
  return (
    <Alert severity="info" sx={{ borderRadius: 0 }}>
      {`Cannot be saved yet, so the preview shows it as stored: ${named.slice(0, SHOWN).join('; ')}${more}.`}
    </Alert>
  );
};
