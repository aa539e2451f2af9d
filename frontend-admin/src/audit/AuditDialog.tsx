import { useGetOne } from 'react-admin';
import type { AuditEntry } from '../data/types';
import { EmptyState } from '../ui/EmptyState';
import { ReadingDialog } from '../ui/ReadingDialog';
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
    <ReadingDialog title="Audit Log Entry" onClose={onClose}>
      {entry && (
        <>
          <AuditFacts entry={entry} />
          <Differences entry={entry} />
        </>
      )}
      {!entry && (error ? <EmptyState text={`This entry could not be read. ${error.message}`} /> : <TableSkeleton />)}
    </ReadingDialog>
  );
};
