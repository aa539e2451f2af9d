import Card from '@mui/material/Card';
import { ListBase } from 'react-admin';
import { ListBody } from '../ui/ListBody';
import { PageHeader } from '../ui/PageHeader';
import { RestrictedScreen } from '../ui/RestrictedScreen';
import { useFilters } from '../ui/useFilters';
import { AuditDialog } from './AuditDialog';
import { AuditToolbar } from './AuditToolbar';
import { columns } from './columns';

export const AuditList = () => (
  <RestrictedScreen>
    <ListBase perPage={25} sort={{ field: 'createdAt', order: 'DESC' }}>
      <PageHeader title="Audit Log" note="Who changed what, and when. Entries cannot be changed or deleted." />
      <Card>
        <AuditToolbar />
        <AuditTable />
      </Card>
      <AuditDialog />
    </ListBase>
  </RestrictedScreen>
);

const AuditTable = () => {
  const filtered = Object.keys(useFilters().filterValues).length > 0;
  return (
    <ListBody label="Audit log" columns={columns} empty={filtered ? 'No entries match these filters.' : 'Nothing has been recorded yet.'} />
  );
};
