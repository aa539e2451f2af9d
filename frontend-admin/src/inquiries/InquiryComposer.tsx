import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Menu from '@mui/material/Menu';
import MenuItem from '@mui/material/MenuItem';
import TextField from '@mui/material/TextField';
import { Phone, StickyNote } from 'lucide-react';
import { useRef, useState } from 'react';
import { useDraft } from './useDraft';
import { type FollowUp, useFollowUp } from './useFollowUp';

const MAX_TEXT = 5000;
const drafts = new Map<string, string>();

/** A note, or a call with what was said. */
export const InquiryComposer = ({ id }: { id: string }) => {
  const [text = '', setText] = useDraft(drafts, id);
  const [isChoosing, setIsChoosing] = useState(false);
  const callButton = useRef<HTMLButtonElement>(null);
  const { followUp, isPending } = useFollowUp(id);
  const save = (done: FollowUp) => {
    setIsChoosing(false);
    followUp(done, () => setText());
  };
  return (
    <Box sx={{ display: 'grid', gap: 1 }}>
      <TextField
        label="Note, or what was said"
        value={text}
        onChange={({ target }) => setText(target.value)}
        multiline
        minRows={2}
        slotProps={{ htmlInput: { maxLength: MAX_TEXT } }}
      />
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1 }}>
        <Button
          variant="outlined"
          size="small"
          startIcon={<StickyNote size={16} />}
          disabled={isPending || !text.trim()}
          onClick={() => save({ kind: 'note', text })}
        >
          Add note
        </Button>
        <Button
          ref={callButton}
          variant="outlined"
          size="small"
          startIcon={<Phone size={16} />}
          disabled={isPending}
          aria-haspopup="menu"
          onClick={() => setIsChoosing(true)}
        >
          Log a call
        </Button>
      </Box>
      <Menu open={isChoosing} anchorEl={() => callButton.current} onClose={() => setIsChoosing(false)}>
        <MenuItem onClick={() => save({ kind: 'call', outcome: 'reached', text })}>Reached the customer</MenuItem>
        <MenuItem onClick={() => save({ kind: 'call', outcome: 'not-reached', text })}>No answer</MenuItem>
      </Menu>
    </Box>
  );
};
