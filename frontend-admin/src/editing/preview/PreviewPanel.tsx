import { Alert, Box, Button, CircularProgress, LinearProgress, ToggleButton, ToggleButtonGroup, Typography } from '@mui/material';
import { ArrowLeft, ListChecks, Monitor, PanelRightClose, Smartphone, Tablet } from 'lucide-react';
import { useState } from 'react';
import { ChecksPanel } from '../checks/ChecksPanel';
import type { ShownPage } from '../checks/useChecks';
import { focusOnMount } from '../../kit/focus';
import { IconAction } from '../../kit/IconAction';
import { fieldOf } from './page';
import { PreviewFrames } from './PreviewFrames';
import { type Width, WIDTHS } from './settings';
import { ShareButton } from './ShareLinks';
import { type PreviewRequest, usePreview } from './usePreview';

const SCREENS = [
  { width: 'phone', label: 'Phone', Icon: Smartphone },
  { width: 'tablet', label: 'Tablet', Icon: Tablet },
  { width: 'desktop', label: 'Desktop', Icon: Monitor },
] as const;

const ELSEWHERE = 'This is not part of this form: it comes from another record, the settings or the website itself.';

export interface PreviewPanelProps {
  wanted: PreviewRequest;
  /** In which the field of a clicked text is looked for; their paths are passed to `onOpenField`. */
  values: unknown;
  onOpenField: (path: string) => void;
  /** The field's name, by its path in the API. */
  labelOf: (path: string) => string;
  width: Width;
  checks: { isShown: boolean; show: (shown: boolean) => void; count: number | null; onCount: (count: number | null) => void };
  onWidth: (width: Width) => void;
  onClose: () => void;
  /** Whether it covers the form. */
  isAlone: boolean;
}

/** The page as visitors will see it, with what the form holds now. */
export const PreviewPanel = ({ wanted, values, onOpenField, labelOf, width, checks, onWidth, onClose, isAlone }: PreviewPanelProps) => {
  const { result: page, failure, isLoading, retry } = usePreview(wanted);
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
        {isAlone && (
          <Button ref={focusOnMount} sx={{ mr: 'auto' }} startIcon={<ArrowLeft size={18} />} onClick={onClose}>
            Back to the form
          </Button>
        )}
        {!isAlone && (
          <Typography component="div" variant="subtitle1" sx={{ fontWeight: 700, mr: 'auto' }}>
            Preview
          </Typography>
        )}
        <ToggleButton
          value="checks"
          size="small"
          selected={checks.isShown}
          onChange={() => checks.show(!checks.isShown)}
          sx={{ minHeight: 44, px: 1.5, gap: 1, textTransform: 'none' }}
        >
          <ListChecks size={18} aria-hidden />
          {checks.count === null ? 'Checks' : `Checks (${checks.count})`}
        </ToggleButton>
        <ShareButton wanted={wanted} />
        <ToggleButtonGroup
          exclusive
          size="small"
          value={width}
          aria-label="Width of the preview"
          onChange={(_, next: Width | null) => next && onWidth(next)}
        >
          {SCREENS.map(({ width: value, label, Icon }) => (
            <ToggleButton key={value} value={value} aria-label={`${label}, ${WIDTHS[value]} pixels`} sx={{ minWidth: 44, minHeight: 44 }}>
              <Icon size={18} aria-hidden />
            </ToggleButton>
          ))}
        </ToggleButtonGroup>
        {!isAlone && (
          <IconAction label="Close preview" onClick={onClose} sx={{ width: 44, height: 44 }}>
            <PanelRightClose size={20} />
          </IconAction>
        )}
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
      {checks.isShown && (
        <ChecksPanel
          wanted={wanted}
          values={values}
          shown={shown}
          isPhone={width === 'phone'}
          onOpenField={onOpenField}
          labelOf={labelOf}
          onCount={checks.onCount}
        />
      )}
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
      <Alert
        severity="warning"
        sx={{ borderRadius: 0 }}
        action={
          <Button color="inherit" size="small" onClick={retry}>
            Try again
          </Button>
        }
      >
        {failure}
      </Alert>
    );
  if (named.length === 0) return null;
  const more = named.length > SHOWN ? ` and ${named.length - SHOWN} more` : '';
  return (
    <Alert severity="info" sx={{ borderRadius: 0 }}>
      {`Cannot be saved yet, so the preview shows it as stored: ${named.slice(0, SHOWN).join('; ')}${more}.`}
    </Alert>
  );
};
