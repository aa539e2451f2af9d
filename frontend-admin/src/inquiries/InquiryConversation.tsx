import { Alert, AlertTitle, Box, Button, Link, Typography } from '@mui/material';
import { type ComponentProps, useState } from 'react';
import { useSessionUser } from '../data/session/session';
import type { Inquiry, InquiryEvent } from '../data/types';
import { formatDate, formatTime } from '../kit/format';
import { thumbSized } from '../kit/theme/components';
import { Note } from '../kit/texts';
import { SentFiles } from './AnswerFiles';
import { CustomerLink } from './CustomerLink';
import { InquiryReply } from './InquiryReply';
import { historyText, isComplaint, phoneLink, promiseTime } from './texts';
import { useInquiryPart } from './useFollowUp';

type Talk = Pick<Inquiry, 'id' | 'name' | 'isSpam' | 'topic' | 'dueAt' | 'respondedAt'> & ComponentProps<typeof InquiryReply>;

/** What the customer and the office wrote on the enquiry's page, after the first message. */
export const InquiryConversation = (talk: Talk) => {
  const { id, name, isSpam } = talk;
  const { data, isError } = useInquiryPart<InquiryEvent[]>(id, 'history');
  const events = data ?? [];
  const news = useColleaguesNews(data);
  const said = events.filter(({ kind }) => kind === 'message' || kind === 'answer').toReversed();
  return (
    <Box component="section" aria-label="Conversation" sx={{ mt: 3, display: 'grid', gap: 1.5 }}>
      {said.length > 0 && <Typography variant="h3">Conversation</Typography>}
      {isError && <Typography color="error">The conversation could not be loaded.</Typography>}
      {said.length > 0 && (
        <Box component="ol" sx={{ m: 0, p: 0, listStyle: 'none', display: 'grid', gap: 1.5 }}>
          {said.map((event) => (
            <Said key={event.id} id={id} name={name} event={event} />
          ))}
        </Box>
      )}
      <ColleaguesNews news={news.events} onRead={news.markRead} />
      {!isSpam && talk.email && <InquiryReply {...talk} isBehind={news.events.length > 0} />}
      {!isSpam && talk.email && <CustomerLink id={id} />}
      {!isSpam && !talk.email && <WithoutEmail {...talk} />}
    </Box>
  );
};

const DEEDS: readonly InquiryEvent['kind'][] = ['answer', 'call', 'note', 'status'];

const keyOf = ({ kind, id }: InquiryEvent): string => `${kind} ${id}`;

/** What colleagues did since the enquiry was opened and that has not been read, oldest first. */
function useColleaguesNews(history: InquiryEvent[] | undefined): { events: InquiryEvent[]; markRead: () => void } {
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
const ColleaguesNews = ({ news, onRead }: { news: InquiryEvent[]; onRead: () => void }) => (
  <div role="status">
    {news.length > 0 && (
      <Alert
        severity="warning"
        role="none"
        action={
          <Button color="inherit" variant="outlined" size="small" onClick={onRead}>
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

const WithoutEmail = ({ phone, topic, dueAt, respondedAt }: Pick<Talk, 'phone' | 'topic' | 'dueAt' | 'respondedAt'>) => {
  if (isComplaint({ topic }))
    return respondedAt ? (
      <Alert severity="info">No email address is known. Tell the customer the outcome by letter or telephone.</Alert>
    ) : (
      <Alert severity="warning">
        No email address is known: acknowledge the complaint by letter or telephone by {promiseTime(dueAt)}, then set the status to
        Contacted.
      </Alert>
    );
  return (
    <Alert severity="info">
      No email address is known. Call or text{' '}
      <Link href={phoneLink(phone)} color="inherit" sx={thumbSized}>
        {phone}
      </Link>
      , then log the call: a customer who was reached counts as answered.
    </Alert>
  );
};

const Said = ({ id, name, event: { kind, text, username, createdAt, files } }: Pick<Inquiry, 'id' | 'name'> & { event: InquiryEvent }) => {
  const isReply = kind === 'answer';
  return (
    <Box
      component="li"
      sx={{
        p: 1.5,
        borderRadius: '8px',
        borderLeft: 4,
        borderColor: isReply ? 'secondary.main' : 'primary.main',
        bgcolor: 'action.hover',
        overflowWrap: 'anywhere',
      }}
    >
      <Note>
        <Box component="span" sx={{ fontWeight: 650, color: 'text.primary' }}>
          {isReply ? (username ?? 'Office') : name}
        </Box>
        {`, ${formatDate(createdAt)}`}
      </Note>
      <Typography sx={{ whiteSpace: 'pre-wrap' }}>{text}</Typography>
      {files.length > 0 && <SentFiles inquiryId={id} files={files} />}
    </Box>
  );
};
