import { Box, Menu, MenuItem, TextField, Typography } from '@mui/material';
import { Phone, StickyNote } from 'lucide-react';
import { useRef, useState } from 'react';
import type { InquiryEvent } from '../data/types';
import { useDraft } from '../editing/drafts/drafts';
import { formatDate } from '../kit/format';
import { Note } from '../kit/texts';
import { LabelledButton } from '../kit/LabelledButton';
import { historyText } from './texts';
import { type FollowUp, useFollowUp, useInquiryPart } from './useFollowUp';

const MAX_TEXT = 5000;

export const InquiryHistory = ({ id }: { id: string }) => {
  const { data: events = [], isError } = useInquiryPart<InquiryEvent[]>(id, 'history');
  return (
    <Box component="section" aria-label="History" sx={{ display: 'grid', gap: 1.5 }}>
      <Typography variant="h3">History</Typography>
      <InquiryComposer id={id} />
      {isError && <Typography color="error">The history could not be loaded.</Typography>}
      <Box component="ol" sx={{ m: 0, mt: 1, p: 0, listStyle: 'none', display: 'grid', gap: 1.75 }}>
        {events.map((event) => (
          <HistoryLine key={`${event.kind} ${event.id}`} event={event} />
        ))}
      </Box>
    </Box>
  );
};

const HistoryLine = ({ event }: { event: InquiryEvent }) => {
  const { title, words } = historyText(event);
  return (
    <Box component="li" sx={{ pl: 1.5, borderLeft: 3, borderColor: 'divider', overflowWrap: 'anywhere' }}>
      <Typography sx={{ fontWeight: 650 }}>{title}</Typography>
      {words && <Typography sx={{ whiteSpace: 'pre-wrap' }}>{words}</Typography>}
      <Note>{[event.username, formatDate(event.createdAt)].filter(Boolean).join(', ')}</Note>
    </Box>
  );
};

const InquiryComposer = ({ id }: { id: string }) => {
  const [text = '', setText] = useDraft<string>(`inquiry-composer.${id}`);
  const [isChoosing, setIsChoosing] = useState(false);
  const callButton = useRef<HTMLButtonElement>(null);
  const { followUp, isPending } = useFollowUp(id);
  const save = (done: FollowUp) => {
    setIsChoosing(false);
    // Keeps text typed during the save.
    followUp(done, () => setText((now) => (now === text ? undefined : now)));
  };
  return (
    <Box sx={{ display: 'grid', gap: 1 }}>
      <TextField
        label="Note, or what was said"
        value={text}
        onChange={({ target }) => setText(target.value || undefined)}
        multiline
        minRows={2}
        slotProps={{ htmlInput: { maxLength: MAX_TEXT } }}
      />
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1 }}>
        <LabelledButton
          label="Add note"
          icon={StickyNote}
          size="small"
          disabled={isPending || !text.trim()}
          onClick={() => save({ kind: 'note', content: { text } })}
        />
        <LabelledButton
          ref={callButton}
          label="Log a call"
          icon={Phone}
          size="small"
          disabled={isPending}
          aria-haspopup="menu"
          onClick={() => setIsChoosing(true)}
        />
      </Box>
      <Menu open={isChoosing} anchorEl={() => callButton.current} onClose={() => setIsChoosing(false)}>
        <MenuItem onClick={() => save({ kind: 'call', content: { outcome: 'reached', text } })}>Reached the customer</MenuItem>
        <MenuItem onClick={() => save({ kind: 'call', content: { outcome: 'not-reached', text } })}>No answer</MenuItem>
      </Menu>
    </Box>
  );
};
