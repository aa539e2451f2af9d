import { Alert, Box, Typography } from '@mui/material';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { ApiError } from '../../data/ApiError';
import type { ComparedVersion, HistoryVersion } from '../../data/types';
import { useCall, useRead } from '../../data/useCall';
import { useFieldName } from '../changes/fieldNames';
import { TwoComparisons } from '../changes/TwoComparisons';
import { AskingButton } from '../../kit/ConfirmDialog';
import { ContentDialog } from '../../kit/DialogFrame';
import { EmptyState } from '../../kit/EmptyState';
import { focusOnMount } from '../../kit/focus';
import { firstFew, formatDate } from '../../kit/format';
import { Loaded } from '../../kit/Loaded';
import { StatusChip } from '../../kit/StatusChip';
import { showToast } from '../../kit/toasts';
import { useNotices } from '../../kit/useNotices';
import { VersionList } from './VersionList';

interface HistoryOf {
  /** The record's kind in the API. */
  resource: string;
  id: string;
  /** Of the record, for If-Match. */
  version: number;
  /** The form has changes that a restore would lose. */
  isUnsaved: boolean;
  onRestored: () => unknown;
}

const ACTIONS: Record<HistoryVersion['action'], string> = {
  create: 'Created',
  update: 'Changed',
  'publish-planned': 'Published as planned',
  'take-down-planned': 'Taken down as planned',
  restore: 'Restored',
  delete: 'Moved to the trash',
  undelete: 'Restored from the trash',
  earliest: 'Before these changes',
};
const SHOWN_FIELDS = 4;

const pathOf = ({ resource, id }: HistoryOf) => `/api/admin/history/${resource}/${id}`;

/** Who changed what and when, and a way back. */
export const HistoryDialog = ({ onClose, ...of }: HistoryOf & { onClose: () => void }) => {
  // Each save adds a version, so the history is read again for each version of the record.
  const query = useRead<HistoryVersion[]>(['history', of.resource, of.id, of.version], pathOf(of));
  return (
    <ContentDialog title="History" onClose={onClose} help="undo-a-change">
      {query.data?.length === 0 && <EmptyState text="Nothing has been changed yet." />}
      <Loaded query={query} failure="The history could not be loaded.">
        {(versions) => (
          <VersionList
            versions={versions}
            summary={(version, index) => <Summary version={version} resource={of.resource} isCurrent={index === 0} />}
            details={(version) => <Version shown={version} of={of} />}
          />
        )}
      </Loaded>
    </ContentDialog>
  );
};

interface SummaryProps {
  version: HistoryVersion;
  resource: string;
  isCurrent: boolean;
}

const Summary = ({ version: { action, at, by, restoredFrom, fields }, resource, isCurrent }: SummaryProps) => {
  const fieldName = useFieldName(resource);
  const what = restoredFrom ? `Restored the version of ${formatDate(restoredFrom)}` : ACTIONS[action];
  const isListed = fields.length > 0 && action !== 'create';
  return (
    <Box sx={{ minWidth: 0, pr: 1 }}>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', columnGap: 1, rowGap: 0.5, fontWeight: 650 }}>
        {at ? <time dateTime={at}>{formatDate(at)}</time> : 'Earlier'}
        {at && ` by ${by ?? 'the system'}`}
        {isCurrent && <StatusChip tone="success">Current</StatusChip>}
      </Box>
      <Typography variant="body2" color="text.secondary" sx={{ overflowWrap: 'anywhere' }}>
        {what}
        {isListed && `: ${firstFew(fields.map(fieldName), SHOWN_FIELDS)}`}
      </Typography>
    </Box>
  );
};

interface VersionProps {
  shown: HistoryVersion;
  of: HistoryOf;
}

const Version = ({ shown, of }: VersionProps) => {
  const query = useRead<ComparedVersion>(['history', of.resource, of.id, of.version, shown.id], `${pathOf(of)}/${shown.id}`);
  const fieldName = useFieldName(of.resource);
  const named = (all: ComparedVersion['changes']) => all.map((one) => ({ name: fieldName(one.field), ...one }));
  return (
    <Loaded query={query} failure="This version could not be loaded.">
      {({ changes, restoring }) => (
        <>
          <TwoComparisons changes={named(changes)} restoring={named(restoring)} action="restoring" entityType={of.resource} />
          {restoring.length > 0 ? (
            <Restore shown={shown} of={of} />
          ) : (
            <Typography variant="body2">The content now is that of this version.</Typography>
          )}
        </>
      )}
    </Loaded>
  );
};

const Restore = ({ shown: { id, at }, of }: VersionProps) => {
  const { resource, version, isUnsaved, onRestored } = of;
  const call = useCall();
  const client = useQueryClient();
  const { failed } = useNotices();
  const fieldName = useFieldName(resource);
  const restore = useMutation({
    mutationFn: () => {
      const headers = { 'If-Match': `"v${version}"` };
      return call(`${pathOf(of)}/restore`, { method: 'POST', body: JSON.stringify({ version: id }), headers });
    },
    onSuccess: async () => {
      showToast({ title: 'Version Restored', description: 'To undo this, restore the version before it.', variant: 'default' });
      await client.invalidateQueries({ queryKey: ['history'] });
      await onRestored();
    },
    onError: (error) => failed('backoffice.restoreFailed', error),
  });
  const name = at ? `the version of ${formatDate(at)}` : 'the earliest version';
  return (
    <>
      {restore.error && (
        <Alert severity="error" ref={focusOnMount} tabIndex={-1}>
          {reasonsOf(restore.error, fieldName)}
        </Alert>
      )}
      {isUnsaved && (
        <Typography variant="body2">The form has changes that are not saved. Save or undo them before you restore a version.</Typography>
      )}
      <Box>
        <AskingButton
          variant="outlined"
          disabled={isUnsaved}
          title={`Restore ${name}`}
          question="Its content replaces what is stored now, which stays in this history. Whether the record is public, and its place in its list, stay as they are."
          action="Restore"
          onConfirm={() => restore.mutateAsync()}
        >
          Restore this version
        </AskingButton>
      </Box>
    </>
  );
};

/** The server's sentence, and that of each field that refuses its former value. */
function reasonsOf(error: Error, fieldName: (field: string) => string): string {
  const faults = error instanceof ApiError ? Object.entries(error.fields) : [];
  const fields = faults.flatMap(([field, reason]) => (reason === error.message ? [] : [`${fieldName(field)}: ${reason}`]));
  return [error.message, ...fields].join(' ');
}
