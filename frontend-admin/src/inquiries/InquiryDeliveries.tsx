import { Box, Button, Typography } from '@mui/material';
import type { DeliveryReport, Inquiry } from '../data/types';
import { useChannels } from '../data/useCall';
import { StatusChip } from '../kit/StatusChip';
import { Note } from '../kit/texts';
import { deliveryText } from './texts';
import { useFollowUp } from './useFollowUp';

/** Withdrawn notifications are sent when the enquiry is rescued, the others can be sent again. */
export const InquiryDeliveries = ({ id, deliveries }: Pick<Inquiry, 'id' | 'deliveries'>) => (
  <Box component="section" aria-label="Notifications" sx={{ display: 'grid', gap: 1 }}>
    <Typography variant="h3">Notifications</Typography>
    {deliveries.length === 0 && <Typography color="text.secondary">Nobody was notified.</Typography>}
    <Box component="ul" sx={{ m: 0, p: 0, listStyle: 'none', display: 'grid', gap: 1.5 }}>
      {deliveries.map((delivery) => (
        <DeliveryRow key={delivery.id} inquiryId={id} delivery={delivery} />
      ))}
    </Box>
  </Box>
);

/** A customer who was asked for a review is not asked again. */
const isForGood = ({ kind, status }: DeliveryReport) => status === 'withdrawn' || (status === 'sent' && kind === 'review-request');

const DeliveryRow = ({ inquiryId, delivery }: { inquiryId: string; delivery: DeliveryReport }) => {
  const { id, name, recipients, lastError } = delivery;
  const channel = useChannels().data?.find((candidate) => candidate.channel === delivery.channel);
  const { followUp, isPending } = useFollowUp(inquiryId);
  const waits = channel?.isConfigured === false ? channel.missing : null;
  const { tone, status, when } = deliveryText(delivery, waits);
  return (
    <Box component="li" sx={{ display: 'grid', gap: 0.5, overflowWrap: 'anywhere' }}>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 1 }}>
        <Typography component="span" sx={{ fontWeight: 650 }}>
          {name}
        </Typography>
        <StatusChip tone={tone}>{status}</StatusChip>
        {waits === null && !isForGood(delivery) && (
          <Button
            size="small"
            onClick={() => followUp({ kind: 'delivery', part: `/${id}/send-again` })}
            disabled={isPending}
            aria-label={`Send again: ${name}`}
            sx={{ ml: 'auto' }}
          >
            Send again
          </Button>
        )}
      </Box>
      <Note>{[when, `to ${recipients.join(', ')}`].filter(Boolean).join(', ')}</Note>
      {lastError && (
        <Typography variant="body2" color="error">
          {lastError}
        </Typography>
      )}
    </Box>
  );
};
