import { Alert, AlertTitle, Box, Button } from '@mui/material';
import { useState } from 'react';
import { useSessionUser } from '../data/session/session';
import type { InquiryEvent } from '../data/types';
import { formatTime } from '../kit/format';
import { historyText } from './texts';

const DEEDS: readonly InquiryEvent['kind'][] = ['answer', 'call', 'note', 'status'];

const keyOf = ({ kind, id }: InquiryEvent): string => `${kind} ${id}`;

/** What colleagues did since the enquiry was opened and that has not been read, oldest first. */
export function useColleaguesNews(history: InquiryEvent[] | undefined): { events: InquiryEvent[]; markRead: () => void } {
  const me = useSessionUser()?.username;
  const [read, setRead] = useState<ReadonlySet<string>>();
  const markRead = () => setRead(new Set(history?.map(keyOf)));
  if (history && !read) markRead();
  const isNew = (event: InquiryEvent) =>
    DEEDS.includes(event.kind) && event.username !== null && event.username !== me && !read?.has(keyOf(event));
  // An answer or a call may set the status, too.
  const isOwn = (event: InquiryEvent) =>
    event.kind !== 'status' || !history?.some((other) => other !== event && other.createdAt === event.createdAt);
  return { events: read && history ? history.filter((event) => isNew(event) && isOwn(event)).reverse() : [], markRead };
}

/** Two answers to one customer are sent on purpose only: who comes second reads the first one before. */
export const ColleaguesNews = ({ news, onRead }: { news: InquiryEvent[]; onRead: () => void }) => (
  <div role="status">
    {news.length > 0 && (
      <Alert
        severity="warning"
        role="none"
        action={
          <Button color="inherit" variant="outlined" size="small" onClick={onRead} sx={{ minHeight: { xs: 44, md: 32 } }}>
            I have read it
          </Button>
        }
      >
        <AlertTitle>New since you opened this enquiry</AlertTitle>
        <Box component="ul" sx={{ m: 0, pl: 2.5, overflowWrap: 'anywhere' }}>
          {news.map((event) => {
            const { title, words } = historyText(event);
            return (
              <li key={event.id}>
                {`${event.username}, ${formatTime(event.createdAt)}: ${title}`}
                {words && <Box sx={{ whiteSpace: 'pre-wrap' }}>{words}</Box>}
              </li>
            );
          })}
        </Box>
      </Alert>
    )}
  </div>
);
