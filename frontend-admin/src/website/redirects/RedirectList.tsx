import { lazy, Suspense, useState } from 'react';
import { Box } from '@mui/material';
import { Globe } from 'lucide-react';
import type { Redirect } from '../../data/types';
import { BulkActions } from '../../lists/bulkActions';
import { ActionsColumn, Column, DataTable } from '../../lists/DataTable';
import { DateText } from '../../lists/cells';
import { ListTools } from '../../lists/ListTools';
import { RecordList } from '../../lists/RecordList';
import { ToolButton } from '../../lists/ToolButton';
import { RestrictedScreen } from '../../kit/deadEnds';
import { ChoiceChip } from '../../kit/StatusChip';
import { GONE, kinds } from './kinds';

const OldAddressesDialog = lazy(() => import('./OldAddressesDialog'));
const RedirectForm = lazy(async () => ({ default: (await import('./RedirectForm')).RedirectForm }));

export const RedirectList = () => (
  <RestrictedScreen>
    <RecordList
      title="Redirects"
      note="Where old links redirect to. A redirect takes the place of any page at its address."
      sort={{ field: 'fromPath', order: 'ASC' }}
      form={<RedirectForm />}
      transform={toRedirect}
      tools={
        <ListTools>
          <OldWebsite />
        </ListTools>
      }
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

const OldWebsite = () => {
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <ToolButton label="Old website" icon={Globe} onClick={() => setOpen(true)} />
      {isOpen && (
        <Suspense>
          <OldAddressesDialog onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </>
  );
};

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
