import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import { useRecordContext } from 'react-admin';
import type { ServicePage, ServicePageVersion } from '../data/types';
import { ConfirmDialog } from '../ui/ConfirmDialog';
import { EmptyState } from '../ui/EmptyState';
import { FormSection } from '../ui/FormSection';
import { formatDate } from '../ui/formatDate';
import { StatusChip } from '../ui/StatusChip';
import { TableSkeleton } from '../ui/TableSkeleton';
import { usePageHistory, useRestorePage } from './usePageHistory';

/** What the page said before; read when someone asks for it. A new page has none. */
export const PageHistory = () => {
  const page = useRecordContext<ServicePage>();
  const [open, setOpen] = useState(false);
  if (page?.id === undefined) return null;
  return (
    <FormSection title="Version history">
      {open ? (
        <Versions page={page} />
      ) : (
        <Button variant="outlined" size="small" onClick={() => setOpen(true)}>
          Show former versions
        </Button>
      )}
    </FormSection>
  );
};

const Versions = ({ page }: { page: ServicePage }) => {
  const { data, isPending, error } = usePageHistory(page);
  const restore = useRestorePage(page);
  const [chosen, setChosen] = useState<ServicePageVersion | null>(null);
  if (isPending) return <TableSkeleton />;
  if (error) return <EmptyState text={`The version history could not be read. ${error.message}`} />;
  if (data.length === 0) return <EmptyState text="This page has not been changed yet." />;
  return (
    <>
      <Box component="ul" aria-label="Former versions" sx={{ listStyle: 'none', m: 0, p: 0 }}>
        {data.map((former) => (
          <Box component="li" key={former.version} sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 2, py: 1 }}>
            <StatusChip tone="info">v{former.version}</StatusChip>
            <Typography sx={{ flex: '1 1 180px', minWidth: 0 }}>
              {formatDate(former.savedAt)}
              {former.savedBy && ` by ${former.savedBy}`}
            </Typography>
            <Button size="small" variant="outlined" aria-label={`Restore v${former.version}`} onClick={() => setChosen(former)}>
              Restore
            </Button>
          </Box>
        ))}
      </Box>
      {chosen && (
        <ConfirmDialog
          title={`Restore v${chosen.version}`}
          question="The page says again what it said then; its address and status stay. Unsaved changes in this form are dropped. The page as it is stored now is kept in the history."
          action="Restore"
          busy={restore.isPending}
          onConfirm={() => restore.mutate(chosen.version, { onSettled: () => setChosen(null) })}
          onClose={() => setChosen(null)}
        />
      )}
    </>
  );
};
