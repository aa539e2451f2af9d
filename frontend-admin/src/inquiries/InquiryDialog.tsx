import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import { useGetOne } from 'react-admin';
import type { Inquiry } from '../data/types';
import { MarkAsSpam } from '../spam/MarkAsSpam';
import { DialogFrame } from '../ui/DialogFrame';
import { EmptyState } from '../ui/EmptyState';
import { TableSkeleton } from '../ui/TableSkeleton';
import { useDialogRoute } from '../ui/useDialogRoute';
import { InquiryFacts } from './InquiryFacts';
import { InquiryHistory } from './InquiryHistory';
import { InquiryMails } from './InquiryMails';
import { ReplyActions } from './ReplyActions';

/** One enquiry, read and answered: open where the address names its id. */
export const InquiryDialog = () => {
  const { id, close } = useDialogRoute();
  return id === undefined ? null : <OpenDialog key={id} id={id} onClose={close} />;
};

const OpenDialog = ({ id, onClose }: { id: string; onClose: () => void }) => {
  const { data: inquiry, error } = useGetOne<Inquiry>('inquiries', { id });
  return (
    <DialogFrame title="Inquiry Details" onClose={onClose} maxWidth="lg">
      <DialogContent dividers tabIndex={0}>
        {inquiry && (
          <Box sx={{ display: 'grid', gap: 4, gridTemplateColumns: { xs: 'minmax(0, 1fr)', md: 'minmax(0, 3fr) minmax(0, 2fr)' } }}>
            <div>
              <InquiryFacts inquiry={inquiry} />
            </div>
            <Box sx={{ display: 'grid', gap: 4, alignContent: 'start', gridTemplateColumns: 'minmax(0, 1fr)' }}>
              <InquiryMails {...inquiry} />
              <InquiryHistory id={inquiry.id} />
            </Box>
          </Box>
        )}
        {!inquiry && (error ? <EmptyState text={`This inquiry could not be read. ${error.message}`} /> : <TableSkeleton />)}
      </DialogContent>
      <DialogActions disableSpacing sx={{ px: 3, py: 2, flexWrap: 'wrap', gap: 1.5 }}>
        <Button variant="outlined" onClick={onClose}>
          Close
        </Button>
        {inquiry && <MarkAsSpam {...inquiry} />}
        <Box sx={{ flex: 1 }} />
        {inquiry && <ReplyActions {...inquiry} />}
      </DialogActions>
    </DialogFrame>
  );
};
