import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import type { Inquiry, MailReport } from '../data/types';
import { useMailState } from '../data/useMailState';
import { StatusChip } from '../ui/StatusChip';
import { mailName, mailText } from './mailTexts';
import { useFollowUp } from './useFollowUp';

/** What became of the mails that an enquiry set off, in the mail server's words; each can be sent again but those that are withdrawn, which a rescue sends. */
export const InquiryMails = ({ id, mails }: Pick<Inquiry, 'id' | 'mails'>) => {
  const { data: state } = useMailState();
  const { followUp, isPending } = useFollowUp(id);
  const canSend = state?.isConfigured !== false;
  return (
    <section aria-label="Mails">
      <Typography variant="h3" sx={{ mb: 1 }}>
        Mails
      </Typography>
      {mails.length === 0 && <Typography color="text.secondary">No mail was written.</Typography>}
      <Box component="ul" sx={{ m: 0, p: 0, listStyle: 'none', display: 'grid', gap: 1.5 }}>
        {mails.map((mail) => (
          <MailRow
            key={mail.id}
            mail={mail}
            canSend={canSend}
            isPending={isPending}
            onSendAgain={() => followUp({ kind: 'mail', mailId: mail.id })}
          />
        ))}
      </Box>
    </section>
  );
};

interface MailRowProps {
  mail: MailReport;
  canSend: boolean;
  isPending: boolean;
  onSendAgain: () => void;
}

const MailRow = ({ mail, canSend, isPending, onSendAgain }: MailRowProps) => {
  const { tone, status, when } = mailText(mail, canSend);
  return (
    <Box component="li" sx={{ display: 'grid', gap: 0.5, overflowWrap: 'anywhere' }}>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 1 }}>
        <Typography component="span" sx={{ fontWeight: 650 }}>
          {mailName(mail.kind)}
        </Typography>
        <StatusChip tone={tone}>{status}</StatusChip>
        {canSend && mail.status !== 'withdrawn' && (
          <Button
            size="small"
            onClick={onSendAgain}
            disabled={isPending}
            aria-label={`Send again: ${mailName(mail.kind)}`}
            sx={{ ml: 'auto', minHeight: 36 }}
          >
            Send again
          </Button>
        )}
      </Box>
      <Typography variant="body2" color="text.secondary">
        {[when, `to ${mail.recipients.join(', ')}`].filter(Boolean).join(', ')}
      </Typography>
      {mail.lastError && (
        <Typography variant="body2" color="error">
          {mail.lastError}
        </Typography>
      )}
    </Box>
  );
};
