import { Box, Typography } from '@mui/material';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { ListChecks, RefreshCw } from 'lucide-react';
import { useEffect, useEffectEvent } from 'react';
import { useRefresh } from 'react-admin';
import type { ContentCheckState, ContentFinding } from '../../data/types';
import { useCall, useRead } from '../../data/useCall';
import { formAddress, kindName, kinds, recordKind } from '../../editing/checks/kinds';
import { Column, DataTable, NoRecords } from '../../lists/DataTable';
import { FilterSelect } from '../../lists/FilterSelect';
import { EmptyState } from '../../kit/EmptyState';
import { formatDate } from '../../kit/format';
import { RecordList } from '../../lists/RecordList';
import { StatusChip } from '../../kit/StatusChip';
import { ScreenLink } from '../../kit/texts';
import { showToast } from '../../kit/toasts';
import { LabelledButton } from '../../kit/LabelledButton';

const filters = [<FilterSelect key="kind" source="kind" label="Kind" all="All kinds" choices={kinds} alwaysOn />];

/** What is to be fixed on the published pages, each leading to its field. */
export const ContentCheckList = () => {
  const { state, isRunning, checkNow } = useSiteChecks();
  return (
    <RecordList
      title="Content Checks"
      note={<span role="status">{isRunning ? 'The published pages are being checked.' : state && checkedText(state)}</span>}
      actions={<LabelledButton label="Check Now" icon={RefreshCw} loading={isRunning} loadingPosition="start" onClick={checkNow} />}
      search="Search findings"
      filters={filters}
    >
      <DataTable
        label="Findings on the published pages"
        rowClick={(_id, _resource, record) => addressOf(record as ContentFinding)}
        empty={
          state?.checkedAt === null ? (
            <EmptyState icon={ListChecks} text="Findings appear here after the first check." />
          ) : (
            <NoRecords icon={ListChecks} />
          )
        }
      >
        <Column<ContentFinding> source="recordTitle" label="Where" heading render={(finding) => <Where {...finding} />} />
        <Column<ContentFinding>
          source="kind"
          label="Kind"
          render={({ kind }) => <StatusChip tone="attention">{kindName(kind)}</StatusChip>}
        />
        <Column<ContentFinding>
          label="What to do"
          disableSort
          render={({ message }) => (
            <Box component="span" dir="auto" sx={{ display: 'block', minWidth: 240, overflowWrap: 'anywhere' }}>
              {message}
            </Box>
          )}
        />
      </DataTable>
    </RecordList>
  );
};

function checkedText({ checkedAt, pages }: { checkedAt: string | null; pages: number }): string {
  if (checkedAt === null) return 'The published pages have not been checked yet.';
  return `What is to be fixed on the ${pages} published pages. Checked ${formatDate(checkedAt)}, and again after each change.`;
}

const addressOf = ({ resource, recordId, field, holds }: ContentFinding): string | false =>
  resource !== null && formAddress({ resource, id: recordId }, { field, holds });

const Where = (finding: ContentFinding) => {
  const { resource, recordTitle, path } = finding;
  const address = addressOf(finding);
  return (
    <Box component="span" sx={{ display: 'block', minWidth: 140, overflowWrap: 'anywhere' }}>
      {address ? <ScreenLink to={address}>{recordTitle}</ScreenLink> : recordTitle}
      <Typography component="span" variant="body2" color="text.secondary" sx={{ display: 'block' }}>
        {resource && resource !== 'homepage' ? `${recordKind(resource)}, ${path}` : path}
      </Typography>
    </Box>
  );
};

const PATH = '/api/admin/content-checks';
const KEY = ['content-check-state'];
const AGAIN_MS = 1_500;

/** When the published pages were checked, and a function that checks them again. The list is loaded again after a run. */
function useSiteChecks() {
  const client = useQueryClient();
  const call = useCall();
  const refresh = useRefresh();
  const { data: state } = useRead<ContentCheckState>(KEY, `${PATH}/state`, {
    refetchInterval: ({ state: { data } }) => (data?.isRunning ? AGAIN_MS : false),
  });
  const run = useMutation({
    mutationFn: async () => (await call<ContentCheckState>(`${PATH}/run`, { method: 'POST' })).json,
    onSuccess: (next) => client.setQueryData(KEY, next),
    onError: (error) =>
      showToast({ title: 'Check Failed', description: 'The pages could not be checked.', reason: error.message, variant: 'destructive' }),
  });
  const checkedAt = state?.checkedAt;
  const reload = useEffectEvent(() => {
    if (checkedAt) refresh();
  });
  useEffect(() => reload(), [checkedAt]);
  return { state, isRunning: run.isPending || state?.isRunning === true, checkNow: () => run.mutate() };
}
