import { Box } from '@mui/material';
import { Camera, Phone } from 'lucide-react';
import { useLocation } from 'react-router';
import type { Inquiry } from '../data/types';
import { counted } from '../kit/format';
import { RowAction } from '../kit/RowActions';
import { ChoiceChip } from '../kit/StatusChip';
import { Note, ScreenLink } from '../kit/texts';
import { BeginningOf, DateText } from '../lists/cells';
import { CallBackChip, DeadlineChip, SameSenderLinks, StateChips } from './InquiryStatus';
import { phoneLink, statuses } from './texts';

export const PhotoCount = ({ count }: { count: number }) => (
  <Box
    component="span"
    role="img"
    aria-label={counted(count, 'photo')}
    sx={{ display: 'inline-flex', alignItems: 'center', gap: 0.5, ml: 1, color: 'text.secondary', fontWeight: 500, whiteSpace: 'nowrap' }}
  >
    <Camera size={16} aria-hidden />
    {count}
  </Box>
);

/** Above the link that covers the card. */
const ABOVE = { position: 'relative', zIndex: 1 } as const;

/** An enquiry in a list on a phone: pressed anywhere it opens, and where it is ticked and called the thumb meets nothing that deletes. */
export const InquiryCard = (inquiry: Inquiry) => {
  const { id, name, message, phone, status, createdAt, photoCount, sameSender } = inquiry;
  return (
    <Box sx={{ my: -1, display: 'grid', gap: 0.25, gridTemplateColumns: 'minmax(0, 1fr)' }}>
      <ScreenLink
        to={`/inquiries/${id}${useLocation().search}`}
        aria-label={`View enquiry from ${name}`}
        sx={{ position: 'absolute', inset: 0 }}
      />
      <Box sx={{ display: 'flex', alignItems: 'baseline' }}>
        <Box component="span" sx={{ overflow: 'hidden', textOverflow: 'ellipsis', whiteSpace: 'nowrap' }}>
          {name}
        </Box>
        {photoCount > 0 && <PhotoCount count={photoCount} />}
        <Note sx={{ ml: 'auto', pl: 1, fontWeight: 400, flex: 'none' }}>
          <DateText at={createdAt} />
        </Note>
      </Box>
      <Box sx={{ pr: 2 }}>
        <BeginningOf text={message} lines={1} />
      </Box>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 0.5, pr: 2 }}>
        <ChoiceChip choices={statuses} id={status} />
        <CallBackChip {...inquiry} />
        <DeadlineChip {...inquiry} />
        <StateChips {...inquiry} />
      </Box>
      {sameSender.length > 0 && (
        <Box sx={{ ...ABOVE, justifySelf: 'start' }}>
          <SameSenderLinks sameSender={sameSender} />
        </Box>
      )}
      {phone && (
        <Box sx={{ ...ABOVE, position: 'absolute', right: 6, bottom: 2 }}>
          <RowAction label={`Call ${name}`} icon={Phone} href={phoneLink(phone)} />
        </Box>
      )}
    </Box>
  );
};
