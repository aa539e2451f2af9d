import { Typography } from '@mui/material';
import type { HomepageVersion } from '../data/types';
import { useRead } from '../data/useCall';
import { StatusChip } from '../ui/StatusChip';
import { VersionList } from '../ui/VersionList';
import { formatDate } from '../ui/format';
import { useEditor } from './useEditor';
import { homepageKeys } from './useHomepage';

/** A draft that a rollback replaced carries the number of the version it was based on. */
const nameOf = ({ version, status }: HomepageVersion): string => (status === 'draft' ? `the draft of v${version}` : `v${version}`);

/** All published versions, and the drafts that rollbacks replaced. */
export const VersionHistory = () => {
  const { rollback, isRollingBack } = useEditor().actions;
  return (
    <VersionList
      query={useRead<HomepageVersion[]>(homepageKeys.revisions, '/api/admin/homepage/revisions')}
      empty="Nothing has been published yet."
      keyOf={({ id }) => id}
      action="Rollback"
      titleOf={(version) => `Rollback to ${nameOf(version)}`}
      question="This version becomes the live homepage and the new draft. The current draft is kept in the history."
      busy={isRollingBack}
      onRestore={({ id }, close) => rollback(id, close)}
    >
      {({ status, createdAt, changeNote }) => (
        <>
          {formatDate(createdAt)} {status === 'draft' && <StatusChip tone="neutral">Draft</StatusChip>}
          {changeNote && (
            <Typography variant="body2" color="text.secondary" sx={{ overflowWrap: 'anywhere' }}>
              {changeNote}
            </Typography>
          )}
        </>
      )}
    </VersionList>
  );
};
