import { Alert, Box, Button, FormControlLabel, Switch, TextField } from '@mui/material';
import { useQuery } from '@tanstack/react-query';
import { Eye, Mail, Paperclip, Send } from 'lucide-react';
import { useEffect, useRef, useState } from 'react';
import { useStore } from 'react-admin';
import { useLocation } from 'react-router';
import { apiName } from '../data/dataProvider';
import type { AnswerFile, Inquiry, MailPreview, ReplyTemplate } from '../data/types';
import { useCall, useChannels } from '../data/useCall';
import { useDraft } from '../editing/drafts/drafts';
import { accepted } from '../editing/pictures/files';
import { ContentDialog } from '../kit/DialogFrame';
import { FileButton } from '../kit/FileButton';
import { TableSkeleton } from '../kit/Loaded';
import { MailFrame } from '../kit/MailFrame';
import { Note } from '../kit/texts';
import { ChosenFiles, useAnswerFiles } from './AnswerFiles';
import { CustomerLinkMenu } from './CustomerLink';
import { lastAnswer, replyLink, withTemplate } from './texts';
import { useFollowUp, useInquiryPart } from './useFollowUp';

const MAX_TEXT = 5000;
const MAILED =
  "The customer gets it by email, which greets them and is signed with your name if you do neither, and sees it on the enquiry's page. It counts as the reply once the email is delivered.";
const SAVED =
  "No mail server is set up: the answer waits for one, and the promise still runs. To answer now, use 'Reply via Email' and set the status, or call.";
/** On a phone they share one row below the button that sends. */
const ACTION = {
  px: { xs: 0.75, sm: 1.5 },
  flex: { xs: '1 1 0', sm: 'none' },
  minWidth: 0,
  lineHeight: 1.2,
  '& .MuiButton-startIcon': { display: { xs: 'none', sm: 'inherit' } },
} as const;
/** The second click of a double click must not send what was typed for the enquiry that opens after the first. */
const DOUBLE_CLICK_MS = 700;

type Replied = Pick<Inquiry, 'id' | 'email' | 'phone' | 'status' | 'version' | 'deliveries' | 'replyFailedAt'> & {
  /** Whether something that a colleague did has not been read yet. */
  isBehind?: boolean;
  /** Opens the next enquiry, if there is one. */
  goNext?: () => void;
  /** Whether the enquiry was reached from another one. */
  wasMoved: boolean;
};

/** The server stores the reply and queues the mail in one step; once it is delivered, the enquiry counts as answered. */
export const InquiryReply = (inquiry: Replied) => {
  const { id, email, status, version, goNext, wasMoved, isBehind = false } = inquiry;
  const isMailed = useChannels().data?.find(({ channel }) => channel === 'mail')?.isConfigured !== false;
  const { data: templates = [] } = useInquiryPart<ReplyTemplate[]>(id, 'replies');
  const [text = '', setText] = useDraft<string>(`inquiry-answer.${id}`);
  const [opensNext, setOpensNext] = useStore('inquiries.opensNext', false);
  const attached = useAnswerFiles(id);
  const { files, sending } = attached;
  const { followUp, isPending } = useFollowUp(id);
  const [isSeen, setSeen] = useState(false);
  const isOpen = useRef(true);
  const isAskedFor = useLocation().hash === '#reply';
  const [isSettled, setSettled] = useState(!wasMoved);
  useEffect(() => {
    isOpen.current = true;
    const timer = setTimeout(() => setSettled(true), DOUBLE_CLICK_MS);
    return () => {
      isOpen.current = false;
      clearTimeout(timer);
    };
  }, []);
  const mayNotSend = isPending || !isSettled || isBehind || sending !== undefined || !text.trim();
  const sendLabel = !isMailed ? 'Save answer (no mail server)' : status === 'new' ? 'Reply and set Contacted' : 'Send answer';
  const send = () => {
    setSeen(false);
    const content = { text, ...(files.length > 0 && { files: files.map((file) => file.id) }) };
    followUp({ kind: isMailed ? 'answer' : 'savedAnswer', content, version }, () => {
      // Keeps text typed while the reply is sent.
      setText((now) => (now === text ? undefined : now));
      attached.sent(files);
      if (opensNext && isOpen.current) goNext?.();
    });
  };
  return (
    <Box component="section" aria-label="Reply" sx={{ display: 'grid', gap: 1.5 }}>
      <AnswerState {...inquiry} isMailed={isMailed} />
      {templates.length > 0 && (
        <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 1 }}>
          <Note>Templates</Note>
          {templates.map((template, index) => (
            <Button key={index} size="small" variant="outlined" onClick={() => setText((now) => withTemplate(now, template, templates))}>
              {template.name}
            </Button>
          ))}
        </Box>
      )}
      <TextField
        label="Answer to the customer"
        autoFocus={isAskedFor}
        value={text}
        onChange={({ target }) => setText(target.value || undefined)}
        onKeyDown={({ key, ctrlKey, metaKey, repeat }) => {
          if (key === 'Enter' && (ctrlKey || metaKey) && !repeat && !mayNotSend) send();
        }}
        multiline
        minRows={3}
        maxRows={14}
        helperText={isMailed ? MAILED : SAVED}
        slotProps={{ htmlInput: { maxLength: MAX_TEXT } }}
      />
      <ChosenFiles {...attached} />
      <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', columnGap: { xs: 0.5, sm: 1 }, rowGap: 1 }}>
        <Button
          variant="contained"
          startIcon={<Send size={16} />}
          disabled={mayNotSend}
          aria-keyshortcuts="Control+Enter Meta+Enter"
          onClick={send}
          sx={{ width: { xs: '100%', sm: 'auto' } }}
        >
          {sendLabel}
        </Button>
        <FileButton
          variant="text"
          startIcon={<Paperclip size={16} />}
          disabled={sending !== undefined}
          input={{ accept: accepted(), multiple: true, 'aria-label': 'Files for the customer' }}
          onChoose={(chosen) => void attached.add(chosen)}
          sx={ACTION}
        >
          Attach files
        </FileButton>
        <Button startIcon={<Eye size={16} />} disabled={!text.trim()} onClick={() => setSeen(true)} sx={ACTION}>
          See the email
        </Button>
        <Button href={replyLink(email, text.trim() || undefined)} startIcon={<Mail size={16} />} sx={ACTION}>
          Reply via Email
        </Button>
        <CustomerLinkMenu id={id} />
        {goNext && (
          <FormControlLabel
            control={<Switch checked={opensNext} onChange={({ target }) => setOpensNext(target.checked)} />}
            label="Then open the next"
            sx={{ m: 0 }}
          />
        )}
      </Box>
      {isSeen && (
        <ContentDialog
          title="Your answer as an email"
          onClose={() => setSeen(false)}
          maxWidth="sm"
          leave="Close"
          action={{ children: sendLabel, disabled: mayNotSend, onClick: send }}
        >
          <AnswerMail id={id} text={text} to={email} files={files} />
        </ContentDialog>
      )}
    </Box>
  );
};

/** The mail that the answer would be. */
const AnswerMail = ({ id, text, to, files }: { id: string; text: string; to: string; files: AnswerFile[] }) => {
  const call = useCall();
  const { data, error } = useQuery({
    queryKey: ['answer-mail', id, text],
    queryFn: async ({ signal }) => {
      const path = `/api/admin/${apiName('inquiries')}/${id}/answers/preview`;
      return (await call<MailPreview>(path, { method: 'POST', body: JSON.stringify({ text }), signal })).json;
    },
    gcTime: 0,
  });
  if (error) return <Alert severity="error">{error.message}</Alert>;
  if (!data) return <TableSkeleton />;
  const names = files.map(({ fileName }) => fileName).join(', ');
  return (
    <MailFrame
      mail={data}
      title="Your answer as an email"
      caption={`To ${to}. Subject: ${data.subject}${names && `. With it: ${names}`}`}
    />
  );
};

/** What became of the last answer, as long as the customer has not got it. */
const AnswerState = ({ phone, isMailed, ...inquiry }: Pick<Replied, 'phone' | 'deliveries' | 'replyFailedAt'> & { isMailed: boolean }) => {
  const { status, attempts = 0, lastError } = lastAnswer(inquiry) ?? {};
  if (inquiry.replyFailedAt && status !== 'failed') {
    const back = inquiry.deliveries.findLast((mail) => mail.channel === 'mail' && mail.status === 'failed');
    return (
      <Alert severity="error">
        Our email came back{back?.lastError && `: ${back.lastError}`}. The address is most likely wrong:{' '}
        {phone ? `call ${phone}` : 'write a letter'}.
      </Alert>
    );
  }
  if (inquiry.replyFailedAt)
    return (
      <Alert severity="error">
        Your answer was not delivered{lastError && `: ${lastError}`}. The customer is still waiting: {phone && `call ${phone}, or `}send the
        answer again under Notifications once the address is right.
      </Alert>
    );
  if (status !== 'queued' || (isMailed && !attempts)) return null;
  return (
    <Alert severity="warning">
      The answer is not sent yet{isMailed ? lastError && `: ${lastError}` : ': no mail server is set up'}. Until it is delivered, the
      customer counts as waiting.
    </Alert>
  );
};
