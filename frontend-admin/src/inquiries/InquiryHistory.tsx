import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import type { InquiryEvent } from '../data/types';
import { formatDate } from '../ui/formatDate';
import { historyText } from './historyTexts';
import { InquiryComposer } from './InquiryComposer';
import { useInquiryPart } from './useInquiryPart';

/** Everything that happened to an enquiry, newest first, and a place to add to it. */
export const InquiryHistory = ({ id }: { id: string }) => {
  const { data: events = [], isError } = useInquiryPart<InquiryEvent[]>(`${id}/history`);
  return (
    <section aria-label="History">
      <Typography variant="h3" sx={{ mb: 1.5 }}>
        History
      </Typography>
      <InquiryComposer id={id} />
      {isError && <Typography color="error">The history could not be read.</Typography>}
      <Box component="ol" sx={{ m: 0, mt: 2.5, p: 0, listStyle: 'none', display: 'grid', gap: 1.75 }}>
        {events.map((event) => (
          <HistoryLine key={`${event.kind} ${event.id}`} event={event} />
        ))}
      </Box>
    </section>
  );
};

const HistoryLine = ({ event }: { event: InquiryEvent }) => {
  const { title, words } = historyText(event);
  return (
    <Box component="li" sx={{ pl: 1.5, borderLeft: 3, borderColor: 'divider', overflowWrap: 'anywhere' }}>
      <Typography sx={{ fontWeight: 650 }}>{title}</Typography>
      {words && <Typography sx={{ whiteSpace: 'pre-wrap' }}>{words}</Typography>}
      <Typography variant="body2" color="text.secondary">
        {[event.username, formatDate(event.createdAt)].filter(Boolean).join(', ')}
      </Typography>
    </Box>
  );
};
