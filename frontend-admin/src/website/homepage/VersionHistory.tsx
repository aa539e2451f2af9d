import { Box, Button, Typography } from '@mui/material';
import { useState } from 'react';
import type { HomepageVersion } from '../../data/types';
import { useRead } from '../../data/useCall';
import { TwoComparisons } from '../../editing/changes/TwoComparisons';
import { AskingButton } from '../../kit/ConfirmDialog';
import { ContentDialog } from '../../kit/DialogFrame';
import { EmptyState } from '../../kit/EmptyState';
import { formatDate } from '../../kit/format';
import { Loaded } from '../../kit/Loaded';
import { StatusChip } from '../../kit/StatusChip';
import { Note } from '../../kit/texts';
import { differencesOf, liveOf, versionBefore } from './record';
import { homepageKeys, useEditor } from './useHomepage';

/** A draft that a rollback replaced carries the number of the version it was based on. */
const nameOf = ({ version, status }: HomepageVersion): string => (status === 'draft' ? `the draft of v${version}` : `v${version}`);

/** All published versions, and the drafts that rollbacks replaced, each with its comparison and a way back. */
export const VersionHistory = () => {
  const query = useRead<HomepageVersion[]>(homepageKeys.revisions, '/api/admin/homepage/revisions');
  return (
    <Loaded query={query} failure="The version history could not be loaded.">
      {(versions) => (versions.length > 0 ? <Versions versions={versions} /> : <EmptyState text="Nothing has been published yet." />)}
    </Loaded>
  );
};

const ROW = {
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: 2,
  py: 1.5,
  '&:not(:last-of-type)': { borderBottom: 1, borderColor: 'divider' },
} as const;

const Versions = ({ versions }: { versions: readonly HomepageVersion[] }) => {
  const { rollback } = useEditor();
  const [compared, setCompared] = useState<HomepageVersion | null>(null);
  const live = liveOf(versions);
  return (
    <>
      <Box component="ul" aria-label="Earlier versions" sx={{ listStyle: 'none', m: 0, p: 0 }}>
        {versions.map((version) => (
          <Box component="li" key={version.id} sx={ROW}>
            <StatusChip tone={version.status === 'draft' ? 'neutral' : 'info'}>
              {version.status === 'draft' && 'Draft of '}v{version.version}
            </StatusChip>
            <Typography component="div" sx={{ flex: '1 1 180px', minWidth: 0 }}>
              {formatDate(version.createdAt)} {version === live && <StatusChip tone="success">Live</StatusChip>}
              <ChangeNote version={version} />
            </Typography>
            <Box sx={{ display: 'flex', gap: 1 }}>
              <Button size="small" variant="text" aria-label={`Compare ${nameOf(version)}`} onClick={() => setCompared(version)}>
                Compare
              </Button>
              <AskingButton
                size="small"
                variant="outlined"
                aria-label={`Rollback to ${nameOf(version)}`}
                title={`Rollback to ${nameOf(version)}`}
                question="This version becomes the live homepage and the new draft. The current draft is kept in the history."
                action="Rollback"
                onConfirm={() => rollback(version.id)}
              >
                Rollback
              </AskingButton>
            </Box>
          </Box>
        ))}
      </Box>
      {compared && (
        <ContentDialog title={`Changes of ${nameOf(compared)}`} onClose={() => setCompared(null)}>
          <Comparison version={compared} versions={versions} />
        </ContentDialog>
      )}
    </>
  );
};

const ChangeNote = ({ version: { changeNote } }: { version: HomepageVersion }) =>
  changeNote && <Note sx={{ overflowWrap: 'anywhere' }}>{changeNote}</Note>;

interface ComparisonProps {
  version: HomepageVersion;
  versions: readonly HomepageVersion[];
}

const Comparison = ({ version, versions }: ComparisonProps) => {
  const [before, live] = [versionBefore(version, versions), liveOf(versions)];
  const changes = before ? differencesOf(before, version) : [];
  const restoring = live ? differencesOf(live, version) : [];
  return (
    <Box sx={{ display: 'grid', gap: 2, gridTemplateColumns: 'minmax(0, 1fr)' }}>
      <div>
        <Typography component="h3" sx={{ fontWeight: 650 }}>
          <time dateTime={version.createdAt}>{formatDate(version.createdAt)}</time>
        </Typography>
        <ChangeNote version={version} />
      </div>
      {!before && <Typography variant="body2">This is the oldest version in the list, so there is none to compare it with.</Typography>}
      {before && changes.length === 0 && <Typography variant="body2">Its content is that of {nameOf(before)}.</Typography>}
      <TwoComparisons changes={changes} restoring={restoring} action="a rollback" entityType="homepage" />
      {restoring.length === 0 && <Typography variant="body2">Visitors see the content of this version now.</Typography>}
    </Box>
  );
};
