import { Box, Button, Typography } from '@mui/material';
import { ListChecks, RefreshCw } from 'lucide-react';
import type { ContentFinding } from '../../data/types';
import { formAddress, kindName, kinds, recordKind } from '../../editing/checks/kinds';
import { Column, DataTable, NoRecords } from '../../lists/DataTable';
import { FilterSelect } from '../../lists/FilterSelect';
import { EmptyState } from '../../kit/EmptyState';
import { formatDate } from '../../kit/format';
import { RecordList } from '../../lists/RecordList';
import { StatusChip } from '../../kit/StatusChip';
import { ScreenLink } from '../../kit/texts';
import { useSiteChecks } from './useSiteChecks';

const filters = [<FilterSelect key="kind" source="kind" label="Kind" all="All kinds" choices={kinds} alwaysOn />];

/** What is to be mended on the published pages, each leading to its field. */
export const ContentCheckList = () => {
  const { state, isRunning, checkNow } = useSiteChecks();
  return (
    <RecordList
      title="Content Checks"
      note={<span role="status">{isRunning ? 'The published pages are being checked.' : state && checkedText(state)}</span>}
      actions={
        <Button variant="outlined" startIcon={<RefreshCw size={18} />} loading={isRunning} loadingPosition="start" onClick={checkNow}>
          Check Now
        </Button>
      }
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
  return `What is to be mended on the ${pages} published pages. Checked ${formatDate(checkedAt)}, and again after each change.`;
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
