import { Alert, Box, Button } from '@mui/material';

interface TheirVersionProps {
  /** Says who changed the text, or that it was emptied. */
  title: string;
  theirs: string | null;
  /** The field's label, for screen readers where several fields are shown. */
  field?: string;
  onKeepMine: () => void;
  onTakeTheirs: () => void;
}

/** Asks which version to keep of a text that a colleague has changed since the typing began. */
export const TheirVersion = ({ title, theirs, field, onKeepMine, onTakeTheirs }: TheirVersionProps) => (
  <Alert severity="warning">
    {title}
    <Box sx={{ whiteSpace: 'pre-wrap', overflowWrap: 'anywhere', fontWeight: 650 }}>{theirs}</Box>
    <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, mt: 1 }}>
      <Button variant="outlined" aria-label={field && `Keep mine: ${field}`} onClick={onKeepMine}>
        Keep mine
      </Button>
      <Button variant="outlined" aria-label={field && `Take theirs: ${field}`} onClick={onTakeTheirs}>
        Take theirs
      </Button>
    </Box>
  </Alert>
);
