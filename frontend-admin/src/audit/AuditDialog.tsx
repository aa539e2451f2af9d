import Button from '@mui/material/Button';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import { useGetOne } from 'react-admin';
import type { AuditEntry } from '../data/types';
import { DialogFrame } from '../ui/DialogFrame';
import { EmptyState } from '../ui/EmptyState';
import { TableSkeleton } from '../ui/TableSkeleton';
import { useDialogRoute } from '../ui/useDialogRoute';
import { AuditFacts } from './AuditFacts';
import { Differences } from './Differences';

/** One entry with its differences: open where the address names its id. */
export const AuditDialog = () => {
  const { id, close } = useDialogRoute();
  return id === undefined ? null : <OpenDialog id={id} onClose={close} />;
};

const OpenDialog = ({ id, onClose }: { id: string; onClose: () => void }) => {
  const { data: entry, error } = useGetOne<AuditEntry>('audit-log', { id });
  return (
    <DialogFrame title="Audit Log Entry" onClose={onClose}>
      <DialogContent dividers tabIndex={0}>
        {entry && (
          <>
            <AuditFacts entry={entry} />
            <Differences entry={entry} />
          </>
        )}
        {!entry && (error ? <EmptyState text={`This entry could not be read. ${error.message}`} /> : <TableSkeleton />)}
      </DialogContent>
      <DialogActions sx={{ px: 3, py: 2 }}>
        <Button variant="outlined" onClick={onClose}>
          Close
        </Button>
      </DialogActions>
    </DialogFrame>
  );
};
