import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import { Mail } from 'lucide-react';
import { useGetOne } from 'react-admin';
import type { Inquiry } from '../data/types';
import { MarkAsSpam } from '../spam/MarkAsSpam';
import { DialogFrame } from '../ui/DialogFrame';
import { EmptyState } from '../ui/EmptyState';
import { TableSkeleton } from '../ui/TableSkeleton';
import { useDialogRoute } from '../ui/useDialogRoute';
import { replyLink } from './format';
import { InquiryFacts } from './InquiryFacts';

/** One enquiry, read and answered: open where the address names its id. */
export const InquiryDialog = () => {
  const { id, close } = useDialogRoute();
  return id === undefined ? null : <OpenDialog id={id} onClose={close} />;
};

const OpenDialog = ({ id, onClose }: { id: string; onClose: () => void }) => {
  const { data: inquiry, error } = useGetOne<Inquiry>('inquiries', { id });
  return (
    <DialogFrame title="Inquiry Details" onClose={onClose} maxWidth="sm">
      <DialogContent dividers tabIndex={0}>
        {inquiry && <InquiryFacts inquiry={inquiry} />}
        {!inquiry && (error ? <EmptyState text={`This inquiry could not be read. ${error.message}`} /> : <TableSkeleton />)}
      </DialogContent>
      <DialogActions sx={{ px: 3, py: 2 }}>
        <Button variant="outlined" onClick={onClose}>
          Close
        </Button>
        {inquiry && <MarkAsSpam {...inquiry} />}
        <Box sx={{ flex: 1 }} />
        {inquiry && (
          <Button variant="contained" href={replyLink(inquiry.email)} startIcon={<Mail size={18} />}>
            Reply via Email
          </Button>
        )}
      </DialogActions>
    </DialogFrame>
  );
};
