import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import TextField from '@mui/material/TextField';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import { DialogFrame } from '../ui/DialogFrame';
import { focusOnMount } from '../ui/focusOnMount';

interface PublishDialogProps {
  /** A block is open whose changes are not in the draft. */
  isEditing: boolean;
  busy: boolean;
  onPublish: (changeNote: string) => void;
  onClose: () => void;
}

export const PublishDialog = ({ isEditing, busy, onPublish, onClose }: PublishDialogProps) => {
  const [note, setNote] = useState('');
  return (
    <DialogFrame title="Publish Homepage Changes" onClose={onClose} maxWidth="sm">
      <DialogContent dividers>
        <Typography sx={{ mb: 2.5 }}>
          The draft becomes the homepage that visitors see. The version that is live now stays in the history.
        </Typography>
        {isEditing && (
          <Alert severity="warning" sx={{ mb: 2.5 }}>
            A block is still open for editing. Its changes are published only once they are saved.
          </Alert>
        )}
        <TextField
          inputRef={focusOnMount}
          label="Change Note"
          value={note}
          onChange={(event) => setNote(event.target.value)}
          multiline
          minRows={2}
          helperText="Optional. What changed, for the version history."
        />
      </DialogContent>
      <DialogActions sx={{ px: 3, py: 2 }}>
        <Button variant="outlined" onClick={onClose}>
          Cancel
        </Button>
        <Button variant="contained" loading={busy} onClick={() => onPublish(note.trim())}>
          Publish Now
        </Button>
      </DialogActions>
    </DialogFrame>
  );
};
