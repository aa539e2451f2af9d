import { lazy } from 'react';
import { Box } from '@mui/material';
import type { Redirect } from '../../data/types';
import { BulkActions } from '../../lists/bulkActions';
import { ActionsColumn, Column, DataTable } from '../../lists/DataTable';
import { DateText } from '../../lists/cells';
import { RecordList } from '../../lists/RecordList';
import { RestrictedScreen } from '../../kit/deadEnds';
import { ChoiceChip } from '../../kit/StatusChip';
import { GONE, kinds } from './kinds';

const RedirectForm = lazy(async () => ({ default: (await import('./RedirectForm')).RedirectForm }));

export const RedirectList = () => (
  <RestrictedScreen>
    <RecordList
      title="Redirects"
      note="Where old links redirect to. A redirect takes the place of any page at its address."
      sort={{ field: 'fromPath', order: 'ASC' }}
      form={<RedirectForm />}
      transform={toRedirect}
    >
      <DataTable label="Redirects" bulkActions={<BulkActions />}>
        <Column<Redirect> source="fromPath" label="From" heading render={({ fromPath }) => <Address>{fromPath}</Address>} />
        <Column<Redirect> source="toPath" label="To" render={({ toPath }) => (toPath ? <Address>{toPath}</Address> : '-')} />
        <Column<Redirect> source="statusCode" label="Kind" render={({ statusCode }) => <ChoiceChip choices={kinds} id={statusCode} />} />
        <Column<Redirect> source="updatedAt" label="Changed" render={({ updatedAt }) => <DateText at={updatedAt} />} />
        <ActionsColumn<Redirect> name={({ fromPath }) => `redirect from ${fromPath}`} />
      </DataTable>
    </RecordList>
  </RestrictedScreen>
);

const Address = ({ children }: { children: string }) => (
  <Box component="span" sx={{ display: 'block', minWidth: 120, overflowWrap: 'anywhere' }}>
    {children}
  </Box>
);

/** Converts the form's values to the API's: radio buttons yield texts, and a 410 has no target. */
function toRedirect({ statusCode, toPath, ...data }: Record<string, unknown>): Record<string, unknown> {
  const code = Number(statusCode);
  return { ...data, statusCode: code, toPath: code === GONE ? null : toPath };
}
