import { Box, Button, Typography } from '@mui/material';
import type { UseQueryResult } from '@tanstack/react-query';
import { type ReactNode, useState } from 'react';
import { ConfirmDialog } from './ConfirmDialog';
import { EmptyState } from './EmptyState';
import { StatusChip } from './StatusChip';
import { TableSkeleton } from './Loaded';

interface VersionListProps<V> {
  query: Pick<UseQueryResult<V[]>, 'data' | 'isPending' | 'error'>;
  /** Said when there is no earlier version. */
  empty: string;
  keyOf: (version: V) => string | number;
  /** What distinguishes the version: when it was saved, and by whom. */
  children: (version: V) => ReactNode;
  /** The button's text. */
  action: string;
  /** The button's full name and the dialog's title, such as 'Restore v3'. */
  titleOf: (version: V) => string;
  question: string;
  busy: boolean;
  onRestore: (version: V, close: () => void) => void;
}

/** Earlier versions of a record, each with a button that brings it back after a confirmation. */
export function VersionList<V extends { version: number }>(props: VersionListProps<V>) {
  const { query, empty, keyOf, children, action, titleOf, question, busy, onRestore } = props;
  const [chosen, setChosen] = useState<V | null>(null);
  const close = () => setChosen(null);
  if (query.isPending) return <TableSkeleton />;
  if (!query.data) return <EmptyState text={`The version history could not be loaded. ${query.error?.message ?? ''}`} />;
  if (query.data.length === 0) return <EmptyState text={empty} />;
  return (
    <>
      <Box component="ul" aria-label="Earlier versions" sx={{ listStyle: 'none', m: 0, p: 0 }}>
        {query.data.map((version) => (
          <Box
            component="li"
            key={keyOf(version)}
            sx={{
              display: 'flex',
              flexWrap: 'wrap',
              alignItems: 'center',
              gap: 2,
              py: 1.5,
              '&:not(:last-of-type)': { borderBottom: 1, borderColor: 'divider' },
            }}
          >
            <StatusChip tone="info">v{version.version}</StatusChip>
            <Typography component="div" sx={{ flex: '1 1 180px', minWidth: 0 }}>
              {children(version)}
            </Typography>
            <Button size="small" variant="outlined" aria-label={titleOf(version)} onClick={() => setChosen(version)}>
              {action}
            </Button>
          </Box>
        ))}
      </Box>
      {chosen && (
        <ConfirmDialog
          title={titleOf(chosen)}
          question={question}
          action={action}
          busy={busy}
          onConfirm={() => onRestore(chosen, close)}
          onClose={close}
        />
      )}
    </>
  );
}
