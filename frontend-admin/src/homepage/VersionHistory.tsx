import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import type { HomepageVersion } from '../data/types';
import { ConfirmDialog } from '../ui/ConfirmDialog';
import { EmptyState } from '../ui/EmptyState';
import { formatDate } from '../ui/formatDate';
import { StatusChip } from '../ui/StatusChip';
import { TableSkeleton } from '../ui/TableSkeleton';
import { useRevisions } from './useHomepage';
import type { HomepageActions } from './useHomepageActions';

/** A draft that a rollback replaced has the number of the version that it began with. */
const nameOf = ({ version, status }: HomepageVersion): string => (status === 'draft' ? `the draft of v${version}` : `v${version}`);

/** All versions that were ever live, and the drafts that rollbacks replaced. Rolling back makes a new one of an old one; nothing is lost. */
export const VersionHistory = ({ rollback }: { rollback: HomepageActions['rollback'] }) => {
  const { data, isPending, error } = useRevisions();
  const [chosen, setChosen] = useState<HomepageVersion | null>(null);
  if (isPending) return <TableSkeleton />;
  if (error) return <EmptyState text={`The version history could not be read. ${error.message}`} />;
  if (data.length === 0) return <EmptyState text="Nothing has been published yet." />;
  return (
    <>
      <Box component="ul" sx={{ listStyle: 'none', m: 0, p: 0 }}>
        {data.map((revision) => (
          <Box
            component="li"
            key={revision.id}
            sx={{
              display: 'flex',
              flexWrap: 'wrap',
              alignItems: 'center',
              gap: 2,
              py: 1.5,
              '&:not(:last-of-type)': { borderBottom: 1, borderColor: 'divider' },
            }}
          >
            <StatusChip tone="info">v{revision.version}</StatusChip>
            {revision.status === 'draft' && <StatusChip tone="neutral">Draft</StatusChip>}
            <Box sx={{ flex: '1 1 200px', minWidth: 0 }}>
              <Typography>{formatDate(revision.createdAt)}</Typography>
              {revision.changeNote && (
                <Typography variant="body2" color="text.secondary" sx={{ overflowWrap: 'anywhere' }}>
                  {revision.changeNote}
                </Typography>
              )}
            </Box>
            <Button size="small" variant="outlined" aria-label={`Rollback to ${nameOf(revision)}`} onClick={() => setChosen(revision)}>
              Rollback
            </Button>
          </Box>
        ))}
      </Box>
      {chosen && (
        <ConfirmDialog
          title={`Rollback to ${nameOf(chosen)}`}
          question="It becomes the live homepage again, and the draft is set to it. The draft as it is now is kept in the history."
          action="Rollback"
          busy={rollback.isPending}
          onConfirm={() => rollback.mutate(chosen.id, { onSettled: () => setChosen(null) })}
          onClose={() => setChosen(null)}
        />
      )}
    </>
  );
};
