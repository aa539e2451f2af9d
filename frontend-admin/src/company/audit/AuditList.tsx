import { Box, Button } from '@mui/material';
import { Eye } from 'lucide-react';
import { lazy, Suspense } from 'react';
import { TextInput, type TextInputProps, useGetList } from 'react-admin';
import type { AuditEntry, User } from '../../data/types';
import { useFieldName } from '../../editing/changes/fieldNames';
import { ButtonsColumn, Column, DataTable, NoRowClick, useFilters } from '../../lists/DataTable';
import { EmptyState } from '../../kit/EmptyState';
import { FilterSelect } from '../../lists/FilterSelect';
import { firstFew, formatDate } from '../../kit/format';
import { RecordList } from '../../lists/RecordList';
import { RestrictedScreen } from '../../kit/deadEnds';
import { RowAction } from '../../kit/RowActions';
import { ChoiceChip } from '../../kit/StatusChip';
import { useDialogRoute } from '../../editing/useDialogRoute';
import { actions, dayOf, endOfDay, kinds, personName, startOfDay } from './entries';
import { RecordName } from './RecordName';

const AuditShow = lazy(async () => ({ default: (await import('./AuditShow')).AuditShow }));

const EVERYONE = { pagination: { page: 1, perPage: 1000 }, sort: { field: 'username', order: 'ASC' } } as const;

export const AuditList = () => {
  const { id, close } = useDialogRoute();
  return (
    <RestrictedScreen>
      <AuditLog />
      <Suspense>{id !== undefined && <AuditShow id={id} onClose={close} />}</Suspense>
    </RestrictedScreen>
  );
};

const AuditLog = () => (
  <RecordList
    title="Audit Log"
    note="Who changed what, and when. Entries cannot be changed or deleted."
    actions={null}
    search="Search the audit log"
    sort={{ field: 'createdAt', order: 'DESC' }}
    filters={useAuditFilters()}
  >
    <DataTable label="Audit log" empty={<NoEntries />} rowClick={(id) => `/audit-log/${id}`}>
      <Column<AuditEntry> source="createdAt" label="When" heading render={({ createdAt }) => <When iso={createdAt} />} />
      <Column<AuditEntry> label="Who" render={(entry) => personName(entry)} />
      <Column<AuditEntry> source="action" label="What" render={({ action }) => <ChoiceChip choices={actions} id={action} />} />
      <Column<AuditEntry>
        source="entityType"
        label="Record"
        render={(entry) => (
          <NoRowClick>
            <RecordName entry={entry} />
          </NoRowClick>
        )}
      />
      <Column<AuditEntry> label="Fields" render={(entry) => <ChangedFields entry={entry} />} />
      <Column<AuditEntry> label="IP address (hashed)" render={({ ipAddress }) => ipAddress ?? '-'} />
      <ButtonsColumn<AuditEntry>
        label="Details"
        render={({ id, createdAt }) => <RowAction label={`View entry of ${formatDate(createdAt)}`} icon={Eye} to={`/audit-log/${id}`} />}
      />
    </DataTable>
  </RecordList>
);

function useAuditFilters() {
  const { data: users = [] } = useGetList<User>('users', EVERYONE);
  const people = users.map(({ id, username }) => ({ id, name: username }));
  return [
    <FilterSelect key="userId" source="userId" label="Person" all="Everyone" choices={people} alwaysOn />,
    <FilterSelect key="entityType" source="entityType" label="Kind" all="All kinds" choices={kinds} alwaysOn />,
    <DayInput key="createdAt_gte" source="createdAt_gte" label="From" toMoment={startOfDay} alwaysOn />,
    <DayInput key="createdAt_lte" source="createdAt_lte" label="To" toMoment={endOfDay} alwaysOn />,
    <FilterSelect key="action" source="action" label="Action" all="All actions" choices={actions} alwaysOn />,
  ];
}

/** A filter by day. react-admin's DateInput would filter by midnight in UTC. */
const DayInput = ({ toMoment, ...input }: TextInputProps & { toMoment: (day: string) => string }) => (
  <TextInput
    {...input}
    type="date"
    format={dayOf}
    parse={(day: string) => day && toMoment(day)}
    slotProps={{ inputLabel: { shrink: true } }}
  />
);

const NoEntries = () => {
  const { filterValues, setFilters } = useFilters();
  if (Object.keys(filterValues).length === 0) return <EmptyState text="Nothing has been recorded yet." />;
  return (
    <EmptyState text="No entries match these filters.">
      <Button variant="outlined" onClick={() => setFilters({})}>
        Clear filters
      </Button>
    </EmptyState>
  );
};

const SHOWN = 2;

/** New and deleted records list no fields, as their entries contain all of them. */
const ChangedFields = ({ entry: { action, entityType, changes } }: { entry: AuditEntry }) => {
  const fieldName = useFieldName(entityType);
  const isWhole = action === 'create' || action === 'delete';
  return firstFew(isWhole ? [] : Object.keys(changes).map(fieldName), SHOWN);
};

const When = ({ iso }: { iso: string }) => (
  <Box component="time" dateTime={iso} sx={{ whiteSpace: 'nowrap', fontWeight: 650 }}>
    {formatDate(iso)}
  </Box>
);
