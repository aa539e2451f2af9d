import { Alert, AlertTitle, Box, Button } from '@mui/material';
import { ShieldAlert, ShieldCheck } from 'lucide-react';
import type { DeliveryReport, Inquiry } from '../data/types';
import { RowAction } from '../kit/RowActions';
import { useFollowUp } from './useFollowUp';

export const showsSpam = (filterValues: Record<string, unknown>): boolean => filterValues['isSpam'] === 'true';

export const NotSpamAction = ({ id, name }: Pick<Inquiry, 'id' | 'name'>) => {
  const { followUp, isPending } = useFollowUp(id);
  return (
    <RowAction
      label={`Not spam: enquiry from ${name}`}
      icon={ShieldCheck}
      disabled={isPending}
      onClick={() => followUp({ kind: 'rescue', content: { isSpam: false } })}
    />
  );
};

export const MarkAsSpam = ({ id, isSpam }: Pick<Inquiry, 'id' | 'isSpam'>) => {
  const { followUp, isPending } = useFollowUp(id);
  return isSpam ? null : (
    <Button
      variant="outlined"
      loading={isPending}
      startIcon={<ShieldAlert size={18} />}
      onClick={() => followUp({ kind: 'spam', content: { isSpam: true } })}
    >
      Mark as Spam
    </Button>
  );
};

function heldBack(deliveries: DeliveryReport[]): string {
  const withdrawn = deliveries.filter(({ status }) => status === 'withdrawn');
  if (withdrawn.length === deliveries.length)
    return 'Nobody was notified. Choose "Not spam" to notify the office and send the customer the automatic reply.';
  return withdrawn.length
    ? 'Only some notifications were sent. Choose "Not spam" to send the others.'
    : 'The office was notified when the enquiry arrived.';
}

export const SpamNotice = ({ id, isSpam, spamReasons, deliveries }: Inquiry) => {
  const { followUp, isPending } = useFollowUp(id);
  if (!isSpam) return null;
  return (
    <Alert severity="warning" sx={{ mb: 3 }}>
      <AlertTitle>Suspected spam</AlertTitle>
      <Box component="ul" sx={{ m: 0, pl: 2.5 }}>
        {spamReasons.map((reason) => (
          <li key={reason}>{reason}</li>
        ))}
      </Box>
      <Box sx={{ mt: 1 }}>{heldBack(deliveries)}</Box>
      <Button
        variant="contained"
        loading={isPending}
        onClick={() => followUp({ kind: 'rescue', content: { isSpam: false } })}
        sx={{ mt: 2 }}
      >
        Not spam
      </Button>
    </Alert>
  );
};
