import { Box, Button, Typography } from '@mui/material';
import type { DeliveryReport, Inquiry } from '../data/types';
import { useChannels } from '../data/useCall';
import { StatusChip } from '../kit/StatusChip';
import { Note } from '../kit/texts';
import { deliveryText } from './texts';
import { useFollowUp } from './useFollowUp';

/** Withdrawn notifications are sent when the enquiry is rescued, the others can be sent again. */
export const InquiryDeliveries = ({ id, deliveries }: Pick<Inquiry, 'id' | 'deliveries'>) => {
  const { data: channels } = useChannels();
  const { followUp, isPending } = useFollowUp(id);
  return (
    <section aria-label="Notifications">
      <Typography variant="h3" sx={{ mb: 1 }}>
        Notifications
      </Typography>
      {deliveries.length === 0 && <Typography color="text.secondary">Nobody was notified.</Typography>}
      <Box component="ul" sx={{ m: 0, p: 0, listStyle: 'none', display: 'grid', gap: 1.5 }}>
        {deliveries.map((delivery) => {
          const channel = channels?.find((candidate) => candidate.channel === delivery.channel);
          return (
            <DeliveryRow
              key={delivery.id}
              delivery={delivery}
              waits={channel?.isConfigured === false ? channel.missing : null}
              isPending={isPending}
              onSendAgain={() => followUp({ kind: 'delivery', deliveryId: delivery.id })}
            />
          );
        })}
      </Box>
    </section>
  );
};

interface DeliveryRowProps {
  delivery: DeliveryReport;
  waits: string | null;
  isPending: boolean;
  onSendAgain: () => void;
}

/** A customer who was asked for a review is not asked again. */
const isForGood = ({ kind, status }: DeliveryReport) => status === 'withdrawn' || (status === 'sent' && kind === 'review-request');

const DeliveryRow = ({ delivery, waits, isPending, onSendAgain }: DeliveryRowProps) => {
  const { tone, status, when } = deliveryText(delivery, waits);
  return (
    <Box component="li" sx={{ display: 'grid', gap: 0.5, overflowWrap: 'anywhere' }}>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 1 }}>
        <Typography component="span" sx={{ fontWeight: 650 }}>
          {delivery.name}
        </Typography>
        <StatusChip tone={tone}>{status}</StatusChip>
        {waits === null && !isForGood(delivery) && (
          <Button
            size="small"
            onClick={onSendAgain}
            disabled={isPending}
            aria-label={`Send again: ${delivery.name}`}
            sx={{ ml: 'auto', minHeight: 36 }}
          >
            Send again
          </Button>
        )}
      </Box>
      <Note>{[when, `to ${delivery.recipients.join(', ')}`].filter(Boolean).join(', ')}</Note>
      {delivery.lastError && (
        <Typography variant="body2" color="error">
          {delivery.lastError}
        </Typography>
      )}
    </Box>
  );
};
