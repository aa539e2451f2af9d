import { Box, Typography } from '@mui/material';
import type { HomepageVersion } from '../../data/types';
import { useRead, useStaff } from '../../data/useCall';
import { TwoComparisons } from '../../editing/changes/TwoComparisons';
import { VersionList } from '../../editing/history/VersionList';
import { AskingButton } from '../../kit/ConfirmDialog';
import { EmptyState } from '../../kit/EmptyState';
import { formatDate } from '../../kit/format';
import { Loaded } from '../../kit/Loaded';
import { StatusChip } from '../../kit/StatusChip';
import { Note } from '../../kit/texts';
import { differencesOf, liveOf, versionBefore } from './record';
import { homepageKeys, useEditor } from './useHomepage';

/** A draft that a rollback replaced carries the number of the version it was based on. */
const nameOf = ({ version, status }: Pick<HomepageVersion, 'version' | 'status'>): string =>
  status === 'draft' ? `the draft of v${version}` : `v${version}`;

/** All published versions, and the drafts that rollbacks replaced, each with its comparison and a way back. */
export const VersionHistory = () => {
  const query = useRead<HomepageVersion[]>(homepageKeys.revisions, '/api/admin/homepage/revisions');
  return (
    <Loaded query={query} failure="The version history could not be loaded.">
      {(versions) => (versions.length > 0 ? <Versions versions={versions} /> : <EmptyState text="Nothing has been published yet." />)}
    </Loaded>
  );
};

const Versions = ({ versions }: { versions: readonly HomepageVersion[] }) => {
  const { rollback } = useEditor();
  const live = liveOf(versions);
  const staff = useStaff();
  const by = ({ updatedBy }: HomepageVersion) => {
    const author = staff.find(({ id }) => id === updatedBy)?.username;
    return author ? ` by ${author}` : '';
  };
  return (
    <>
      <Typography variant="h3" component="h2">
        Earlier versions
      </Typography>
      <VersionList
        versions={versions}
        summary={(version) => (
          <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 1, minWidth: 0, pr: 1 }}>
            <StatusChip tone={version.status === 'draft' ? 'neutral' : 'info'}>
              {version.status === 'draft' && 'Draft of '}v{version.version}
            </StatusChip>
            <span>
              <time dateTime={version.createdAt}>{formatDate(version.createdAt)}</time>
              {by(version)}
            </span>
            {version === live && <StatusChip tone="success">Live</StatusChip>}
            {version.changeNote && <Note sx={{ flexBasis: '100%', overflowWrap: 'anywhere' }}>{version.changeNote}</Note>}
          </Box>
        )}
        action={(version) => (
          <AskingButton
            size="small"
            variant="outlined"
            aria-label={`Rollback to ${nameOf(version)}`}
            title={`Rollback to ${nameOf(version)}`}
            question={`The version of ${formatDate(version.createdAt)}${by(version)} becomes the live homepage and the new draft. The current draft is kept in the history.`}
            action="Rollback"
            onConfirm={() => rollback(version.id)}
          >
            Rollback
          </AskingButton>
        )}
        details={(version) => <Comparison before={versionBefore(version, versions)} version={version} live={live} />}
      />
    </>
  );
};

interface ComparisonProps {
  before: HomepageVersion | undefined;
  version: HomepageVersion;
  live: HomepageVersion | undefined;
}

const Comparison = ({ before, version, live }: ComparisonProps) => {
  const changes = before ? differencesOf(before, version) : [];
  const restoring = live ? differencesOf(live, version) : [];
  return (
    <>
      {!before && <Typography variant="body2">This is the oldest version in the list, so there is none to compare it with.</Typography>}
      {before && changes.length === 0 && <Typography variant="body2">Its content is that of {nameOf(before)}.</Typography>}
      <TwoComparisons changes={changes} restoring={restoring} action="a rollback" entityType="homepage" />
      {restoring.length === 0 && <Typography variant="body2">Visitors see the content of this version now.</Typography>}
    </>
  );
};
